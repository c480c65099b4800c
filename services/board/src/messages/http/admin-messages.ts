import { momentText } from '@noriter/kit/korea-time';
import { listOf, pageInfo, pageOnlyQuery, rowsQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { idxNumber } from '../../vocabulary/shapes.ts';
import { articleTexts } from '../../vocabulary/texts.ts';
import { recallMessage } from '../actions/recall-message.ts';
import { sendMessage } from '../actions/send-message.ts';
import { targetSize } from '../actions/steps/target.ts';
import { audienceKinds } from '../domain/audience.ts';
import { audienceSize } from '../store/audience-size.ts';
import { findSent, listSent } from '../store/sent-messages.ts';
import { knownOf, sent, target, viewOf } from './sent-message-views.ts';

const route = defineRoute<BoardBase>();

const access = { permission: 'messages.send' } as const;

const list = route({
  path: '/api/admin/board/messages/list',
  summary: 'The messages that were sent or are scheduled, the newest first',
  access,
  audits: false,
  body: z.object({ ...pageOnlyQuery, ...rowsQuery, kind: z.enum(audienceKinds).optional() }),
  data: listOf(sent),
  async handle({ pool, clock }, { body: { page, rows, kind }, caller: { siteId } }) {
    const found = await listSent(pool, { siteId, kind, page, rows });
    const known = await knownOf(pool, siteId, found.rows);
    const now = clock.now();
    const shown = found.rows.map((message) => viewOf(message, known, now));
    return { list: shown, pageInfo: pageInfo(page, found.total, rows) };
  },
});

const get = route({
  path: '/api/admin/board/messages/get',
  summary: 'One message in every language, with how many it is for and how many have read it',
  access,
  audits: false,
  body: z.object({ msgIdx: idxNumber }),
  data: sent.extend({ texts: articleTexts, members: z.int().describe('Active ones, today') }),
  refuses: ['BD010'],
  async handle({ pool, clock }, { body: { msgIdx: idx }, caller: { siteId } }) {
    const message = await findSent(pool, { siteId, idx });
    if (message === null) throw refuse(errors, 'BD010');
    const known = await knownOf(pool, siteId, [message]);
    const members = await audienceSize(pool, siteId, message.audience);
    return { ...viewOf(message, known, clock.now()), texts: message.texts, members };
  },
});

const size = route({
  path: '/api/admin/board/messages/audience',
  summary: 'How many active members a message to this target would have',
  access,
  audits: false,
  body: z.object({ target }),
  data: z.object({ members: z.int() }),
  refuses: ['BD011'],
  handle: async (deps, { body: { target: asked }, caller: { siteId } }) => ({
    members: await targetSize(deps, siteId, asked),
  }),
});

const send = route({
  path: '/api/admin/board/messages/send',
  summary: 'Sends a message now, or at a time',
  access,
  audits: true,
  idempotent: true,
  body: z.object({
    target,
    texts: articleTexts,
    showAt: momentText.nullable().default(null).describe('Null is now'),
  }),
  data: z.object({ msgIdx: z.int() }),
  refuses: ['BD011', 'BD013', 'BD014', 'BD015', 'T999', 'C999'],
  handle: async (deps, { body, caller: { siteId, loginId: by }, effectId, audit }) => ({
    msgIdx: await sendMessage(deps, { siteId, loginId: by, effectId, audit }, body),
  }),
});

const recall = route({
  path: '/api/admin/board/messages/recall',
  summary: 'Takes a message back from everybody who has not read it',
  access,
  audits: true,
  idempotent: true,
  body: z.object({ msgIdx: idxNumber }),
  data: z.object({ readers: z.int().describe('Members who have read it, and keep it') }),
  refuses: ['BD010', 'BD012', 'C999'],
  handle: async (deps, { body, caller: { siteId, loginId: by }, effectId, audit }) => ({
    readers: await recallMessage(deps, { siteId, loginId: by, effectId, audit }, body.msgIdx),
  }),
});

export const adminMessageRoutes = [list, get, size, send, recall];
