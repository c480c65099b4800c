import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { idxNumber, shownText } from '../../vocabulary/shapes.ts';
import { textIn } from '../../vocabulary/texts.ts';
import { deleteMessages, readMessages } from '../actions/mark-messages.ts';
import { DAYS_KEPT, ITEMS_KEPT } from '../domain/retention.ts';
import { listOwn, UNREAD_MAX } from '../store/own-messages.ts';

const route = defineRoute<BoardBase>();

const unread = z.int().describe(`${UNREAD_MAX} means that many or more`);

const messageRow = z.object({
  msgIdx: z.int(),
  title: z.string(),
  sentAt: z.iso.datetime(),
  isUnread: z.boolean(),
});

nameSchemas({ MessageRow: messageRow });

const list = route({
  path: '/api/board/msgList',
  summary: `The member's messages: ${DAYS_KEPT} days, the newest ${ITEMS_KEPT} of them`,
  access: 'member',
  body: z.object({ ...pageOnlyQuery, isUnread: z.boolean().default(false) }),
  data: listOf(messageRow).extend({ unread }),
  async handle({ pool, clock }, { body: { page, isUnread }, caller, language }) {
    const { siteId } = caller;
    const now = clock.now();
    const own = { siteId, member: caller, now, isUnread, ...pageSlice(page) };
    const { rows, total, unread: count } = await listOwn(pool, own);
    const shown = rows.map(({ idx, texts, shownAt, readAt }) => ({
      msgIdx: idx,
      title: textIn(texts, language).title,
      sentAt: shownAt.toISOString(),
      isUnread: readAt === null,
    }));
    return { list: shown, pageInfo: pageInfo(page, total), unread: count };
  },
});

const read = route({
  path: '/api/board/msgRead',
  summary: 'One message, which is read by that',
  access: 'member',
  body: z.object({ msgIdx: idxNumber }),
  data: z.object({
    message: z.object({ msgIdx: z.int(), ...shownText, sentAt: z.iso.datetime() }),
    unread,
  }),
  refuses: ['BD010'],
  async handle(deps, { body: { msgIdx }, caller, language }) {
    const { messages, unread: left } = await readMessages(deps, caller, [msgIdx]);
    const [message] = messages;
    if (message === undefined) throw refuse(errors, 'BD010');
    const { texts, shownAt } = message;
    return {
      message: { msgIdx, ...textIn(texts, language), sentAt: shownAt.toISOString() },
      unread: left,
    };
  },
});

const update = route({
  path: '/api/board/msgUpdate',
  summary: 'Marks messages as read, or deletes ones that were read: all of them or none',
  access: 'member',
  body: z.object({
    msgIdx: z.array(idxNumber).min(1).max(100),
    action: z.enum(['read', 'delete']),
  }),
  data: z.object({}),
  refuses: ['BD010', 'M002'],
  async handle(deps, { body: { msgIdx, action }, caller }) {
    if (action === 'read') await readMessages(deps, caller, msgIdx);
    else await deleteMessages(deps, caller, msgIdx);
    return {};
  },
});

export const messageRoutes = [list, read, update];
