import { listOf, pageOnlyQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { addNote } from '../../../actions/members/add-note.ts';
import { pinNote } from '../../../actions/members/pin-note.ts';
import type { IdentityDeps } from '../../../deps.ts';
import { memberChanges } from '../../../store/members/member-changes.ts';
import { listNotes } from '../../../store/members/notes.ts';
import { uuidText } from '../../shapes.ts';
import { related } from './related-members.ts';

const route = defineRoute<IdentityDeps>();

const read = { permission: 'members.read' } as const;

const write = { permission: 'members.note' } as const;

const notes = route({
  path: '/api/admin/members/notes/list',
  summary: 'What operators wrote about a member, pinned notes first',
  access: read,
  audits: false,
  body: z.object({ ...pageOnlyQuery, memberId: uuidText }),
  data: listOf(
    z.object({
      noteId: z.string(),
      text: z.string(),
      pinned: z.boolean(),
      writtenBy: z.string(),
      writtenAt: z.iso.datetime(),
    }),
  ),
  handle: (deps, { body, caller }) => listNotes(deps, { siteId: caller.siteId, ...body }),
});

const add = route({
  path: '/api/admin/members/notes/add',
  summary: 'Writes a note about a member; it stays as it is',
  access: write,
  audits: true,
  idempotent: true,
  body: z.object({
    memberId: uuidText,
    text: z.string().trim().min(1).max(2_000).refine(isPlainBlock, 'Has control characters.'),
    pinned: z.boolean().default(false),
  }),
  data: z.object({ noteId: z.string() }),
  refuses: ['U130', 'C999'],
  async handle(deps, { body, caller: operator, audit, effectId: noteId }) {
    await addNote(deps, { operator, audit }, { ...body, noteId });
    return { noteId };
  },
});

const pin = route({
  path: '/api/admin/members/notes/pin',
  summary: 'Puts a note on top of the others, or back among them',
  access: write,
  audits: true,
  idempotent: true,
  body: z.object({ noteId: uuidText, pinned: z.boolean() }),
  data: z.object({}),
  refuses: ['U140', 'C999'],
  async handle(deps, { body, caller: operator, audit }) {
    await pinNote(deps, { operator, audit }, body);
    return {};
  },
});

const changes = route({
  path: '/api/admin/members/changes',
  summary: "What operators changed about a member's status, level and sessions, newest first",
  access: read,
  audits: false,
  body: z.object({ ...pageOnlyQuery, memberId: uuidText }),
  data: listOf(
    z.object({
      changeId: z.string(),
      at: z.iso.datetime(),
      action: z.string(),
      by: z.string().describe('Login id of the operator'),
      from: z.string().describe('Status or level before; empty where neither changed'),
      to: z.string(),
      reason: z.string(),
    }),
  ),
  handle: (deps, { body, caller }) => memberChanges(deps, { siteId: caller.siteId, ...body }),
});

export const adminMemberRecordRoutes = [notes, add, pin, changes, related];
