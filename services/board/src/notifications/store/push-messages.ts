import type pg from 'pg';
import { z } from 'zod';
import { type Notification, notificationKinds } from '../domain/notification-kinds.ts';
import { invitingKinds, isPushed, pushLanguages } from '../domain/push-text.ts';
import { LEASE_MS } from '../domain/push-try.ts';

const row = z.object({
  subscriptionId: z.string(),
  notificationId: z.string(),
  kind: z.enum(Object.values(notificationKinds).flat()),
  createdAt: z.date(),
  tries: z.number(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  language: z.enum(pushLanguages),
});

export type WaitingPush = z.infer<typeof row>;

/**
 * Queues notifications for every browser in which their members agreed. Who has excluded themselves, or
 * takes a time-out, is sent nothing that invites them back.
 */
export async function queuePushes(
  tx: pg.ClientBase,
  notifications: readonly Notification[],
  now: Date,
): Promise<void> {
  const pushed = notifications.filter(({ kind }) => isPushed(kind));
  if (pushed.length === 0) return;
  await tx.query(
    `insert into push_message (subscription_id, notification_id, kind, created_at, due_at)
     select subscription_id, news.id, news.kind, $5, $5
     from unnest($1::uuid[], $2::uuid[], $3::text[]) as news (id, member_id, kind)
     join push_subscription using (member_id)
     left join member using (member_id)
     where not (news.kind = any($4::text[])
       and (coalesce(member.excluded, false) or coalesce(member.time_out_until > $5, false)))
     on conflict do nothing`,
    [
      pushed.map(({ notificationId }) => notificationId),
      pushed.map(({ memberId }) => memberId),
      pushed.map(({ kind }) => kind),
      invitingKinds,
      now,
    ],
  );
}

/** Takes messages that are due; nobody else takes them while this one is at it. */
export async function takePushes(
  db: pg.Pool | pg.ClientBase,
  { now, limit }: { now: Date; limit: number },
): Promise<WaitingPush[]> {
  const until = new Date(now.getTime() + LEASE_MS);
  const { rows } = await db.query(
    `update push_message as taken set due_at = $2, tries = tries + 1
     from (select subscription_id, notification_id from push_message where due_at <= $1
           order by due_at limit $3 for update skip locked) as due
     join push_subscription as to_browser using (subscription_id)
     where taken.subscription_id = due.subscription_id
       and taken.notification_id = due.notification_id
     returning taken.subscription_id as "subscriptionId",
       taken.notification_id as "notificationId", taken.kind, taken.created_at as "createdAt",
       taken.tries, endpoint, p256dh, auth, language`,
    [now, until, limit],
  );
  return row.array().parse(rows);
}

type OnePush = Pick<WaitingPush, 'subscriptionId' | 'notificationId'>;

export async function endPush(db: pg.Pool, { subscriptionId, notificationId }: OnePush) {
  await db.query('delete from push_message where subscription_id = $1 and notification_id = $2', [
    subscriptionId,
    notificationId,
  ]);
}

export async function putPushOff(
  db: pg.Pool,
  { subscriptionId, notificationId }: OnePush,
  until: Date,
) {
  await db.query(
    'update push_message set due_at = $3 where subscription_id = $1 and notification_id = $2',
    [subscriptionId, notificationId, until],
  );
}
