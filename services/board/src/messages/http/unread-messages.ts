import { idText } from '@noriter/kit/id-text';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { countUnread, UNREAD_MAX } from '../store/own-messages.ts';

const route = defineRoute<BoardBase>();

/** As many as the notifier asks about at once. */
const MEMBERS_MAX = 500;

const own = route({
  path: '/api/board/msgUnread',
  summary: 'How many messages the member has not read',
  access: 'member',
  body: z.object({}),
  data: z.object({ unread: z.int().describe(`${UNREAD_MAX} means that many or more`) }),
  async handle({ pool, clock }, { caller }) {
    const { siteId } = caller;
    const [unread = 0] = await countUnread(pool, { siteId, members: [caller], now: clock.now() });
    return { unread };
  },
});

const many = route({
  path: '/internal/board/unread',
  summary: 'How many messages each of a site’s members has not read',
  access: 'internal',
  callers: ['notifier'],
  body: z.object({ site: z.string(), memberIds: z.array(idText).max(MEMBERS_MAX) }),
  data: z.object({ list: z.array(z.object({ memberId: idText, unread: z.int() })) }),
  async handle({ pool, clock }, { body: { site: siteId, memberIds } }) {
    const members = memberIds.map((memberId) => ({ memberId, level: 1 }));
    const counts = await countUnread(pool, { siteId, members, now: clock.now() });
    return { list: memberIds.map((memberId, at) => ({ memberId, unread: counts[at] ?? 0 })) };
  },
});

export const unreadMessageRoutes = [own, many];
