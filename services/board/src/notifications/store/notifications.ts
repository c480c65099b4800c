import type pg from 'pg';
import { z } from 'zod';
import { type Notification, notificationKinds } from '../domain/notification-kinds.ts';

/** Nobody reads a larger number: counting stops there. */
export const UNREAD_MAX = 100;

export type StoredNotification = Notification & { readonly isUnread: boolean };

/** @returns those that were not there yet */
export async function insertNotifications(
  tx: pg.ClientBase,
  notifications: readonly Notification[],
): Promise<Notification[]> {
  const column = <K extends keyof Notification>(name: K) => notifications.map((one) => one[name]);
  const { rows } = await tx.query<{ id: string }>(
    `insert into notification
       (notification_id, site_id, member_id, kind, subject_id, amount, reason, occurred_at)
     select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::text[], $6::bigint[],
       $7::text[], $8::timestamptz[])
     on conflict (notification_id) do nothing
     returning notification_id as id`,
    [
      column('notificationId'),
      column('siteId'),
      column('memberId'),
      column('kind'),
      column('subjectId'),
      column('amount'),
      column('reason'),
      column('at'),
    ],
  );
  const added = new Set(rows.map(({ id }) => id));
  return notifications.filter(({ notificationId }) => added.has(notificationId));
}

/** How many each of the members has not read; `UNREAD_MAX` means that many or more. */
export async function unreadOf(
  db: pg.Pool | pg.ClientBase,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ memberId: string; unread: number }>(
    `select asked.member_id as "memberId", count(newer)::int as unread
     from unnest($1::uuid[]) as asked (member_id)
     left join notification_reader as reader using (member_id)
     left join lateral (
       select 1 as newer from notification
       where notification.member_id = asked.member_id
         and position > coalesce(reader.read_position, 0)
       limit ${UNREAD_MAX}
     ) as unread on true
     group by asked.member_id`,
    [memberIds],
  );
  return new Map(rows.map(({ memberId, unread }) => [memberId, unread]));
}

const kinds = z.enum(Object.values(notificationKinds).flat());

const row = z.object({
  notificationId: z.string(),
  siteId: z.string(),
  memberId: z.string(),
  kind: kinds,
  subjectId: z.string(),
  amount: z.coerce.bigint(),
  reason: z.string(),
  at: z.date(),
  isUnread: z.boolean(),
});

export type NotificationQuery = {
  siteId: string;
  memberId: string;
  /** Empty for every kind. */
  kinds: readonly string[];
  limit: number;
  offset: number;
};

/** A member's notifications, the newest first. */
export async function listNotifications(
  db: pg.Pool | pg.ClientBase,
  { siteId, memberId, kinds: wanted, limit, offset }: NotificationQuery,
): Promise<{ rows: StoredNotification[]; total: number }> {
  const found = `from notification
    where member_id = $1 and site_id = $2 and ($3::text[] = '{}' or kind = any($3))`;
  const values = [memberId, siteId, wanted];
  const [list, count] = await Promise.all([
    db.query(
      `select notification_id as "notificationId", site_id as "siteId", member_id as "memberId",
         kind, subject_id as "subjectId", amount::text, reason, occurred_at as at,
         position > coalesce((select read_position from notification_reader
           where member_id = $1), 0) as "isUnread"
       ${found} order by position desc limit $4 offset $5`,
      [...values, limit, offset],
    ),
    db.query<{ total: number }>(`select count(*)::int as total ${found}`, values),
  ]);
  return { rows: row.array().parse(list.rows), total: count.rows[0]?.total ?? 0 };
}

/**
 * Moves up to where a member has read, never back.
 *
 * @returns false when there is no such notification of the member, or it was read before
 */
export async function readUpTo(
  tx: pg.ClientBase,
  { memberId, notificationId }: Pick<Notification, 'memberId' | 'notificationId'>,
): Promise<boolean> {
  const { rows } = await tx.query(
    `insert into notification_reader as reader (member_id, read_position)
     select member_id, position from notification where notification_id = $2 and member_id = $1
     on conflict (member_id) do update set read_position = excluded.read_position
       where reader.read_position < excluded.read_position
     returning member_id`,
    [memberId, notificationId],
  );
  return rows.length === 1;
}

/** @returns how many were deleted */
export async function deleteNotificationsBefore(
  db: pg.Pool | pg.ClientBase,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.query(
    `delete from notification where notification_id in (
       select notification_id from notification where occurred_at < $1
       order by occurred_at limit $2)`,
    [before, limit],
  );
  return rowCount ?? 0;
}
