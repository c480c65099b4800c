import { idText } from '@noriter/kit/id-text';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { addNote } from '../actions/add-note.ts';
import type { ScratchDeps } from '../deps.ts';
import { listNotes } from '../store/notes.ts';

const TEXT_LENGTH_MAX = 200;

const list = defineRoute<ScratchDeps>()({
  path: '/api/scratch/list',
  summary: 'Notes of the site, the newest first',
  access: 'guest',
  body: z.object({}),
  data: z.object({
    list: z.array(z.object({ noteId: idText, text: z.string(), announced: z.boolean() })),
  }),
  handle: async (deps, { caller }) => ({ list: await listNotes(deps, caller.siteId) }),
});

const add = defineRoute<ScratchDeps>()({
  path: '/api/admin/scratch/add',
  summary: 'Puts up a note',
  access: { permission: 'content.manage' },
  audits: true,
  idempotent: 'required',
  body: z.object({ text: z.string().min(1).max(TEXT_LENGTH_MAX) }),
  data: z.object({ noteId: idText }),
  refuses: ['SC001'],
  async handle(deps, { body: { text }, caller: { siteId }, effectId: noteId, audit }) {
    await addNote(deps, { noteId, siteId, text }, audit);
    return { noteId };
  },
});

export const noteRoutes = [list, add];
