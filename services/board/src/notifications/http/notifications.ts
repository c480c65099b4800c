import { idText } from '@noriter/kit/id-text';
import { signedWonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { readNotifications } from '../actions/read-notifications.ts';
import { DAYS_KEPT } from '../domain/notification-age.ts';
import { notificationKinds } from '../domain/notification-kinds.ts';
import {
  listNotifications,
  type StoredNotification,
  UNREAD_MAX,
  unreadOf,
} from '../store/notifications.ts';

const route = defineRoute<BoardBase>();

const groups = [
  'cash',
  'points',
  'bets',
  'benefits',
  'account',
  'support',
] as const satisfies (keyof typeof notificationKinds)[];

const notification = z.object({
  notificationId: idText,
  kind: z.enum(Object.values(notificationKinds).flat()),
  subjectId: z
    .string()
    .describe('The request, slip, command, transfer, settlement or day that it is about'),
  amount: signedWonText.describe('Won or points, below zero when it went away'),
  reason: z.string().describe("In the operator's words; empty where nobody gave any"),
  at: z.iso.datetime(),
  isUnread: z.boolean(),
});

const unread = z.int().describe(`${UNREAD_MAX} means that many or more`);

nameSchemas({ NotificationView: notification });

const list = route({
  path: '/api/board/notification/list',
  summary: `What happened to the member's money and account in ${DAYS_KEPT} days, the newest first`,
  access: 'member',
  body: z.object({ ...pageOnlyQuery, group: z.enum(groups).optional() }),
  data: listOf(notification).extend({ unread }),
  async handle({ pool }, { body: { page, group }, caller: { siteId, memberId } }) {
    const kinds = group === undefined ? [] : notificationKinds[group];
    const query = { siteId, memberId, kinds, ...pageSlice(page) };
    const [{ rows, total }, counts] = await Promise.all([
      listNotifications(pool, query),
      unreadOf(pool, [memberId]),
    ]);
    const info = pageInfo(page, total);
    return { list: rows.map(viewOf), pageInfo: info, unread: counts.get(memberId) ?? 0 };
  },
});

const count = route({
  path: '/api/board/notification/unread',
  summary: 'How many notifications the member has not read',
  access: 'member',
  body: z.object({}),
  data: z.object({ unread }),
  async handle({ pool }, { caller: { memberId } }) {
    return { unread: (await unreadOf(pool, [memberId])).get(memberId) ?? 0 };
  },
});

const read = route({
  path: '/api/board/notification/read',
  summary: 'Marks everything up to a notification as read',
  access: 'member',
  body: z.object({ notificationId: idText }),
  data: z.object({ unread }),
  async handle(deps, { body: { notificationId }, caller }) {
    return { unread: await readNotifications(deps, caller, notificationId) };
  },
});

function viewOf(stored: StoredNotification): z.input<typeof notification> {
  const { notificationId, kind, subjectId, amount, reason, at, isUnread } = stored;
  return {
    notificationId,
    kind,
    subjectId,
    amount: amount.toString(),
    reason,
    at: at.toISOString(),
    isUnread,
  };
}

export const notificationRoutes = [list, count, read];
