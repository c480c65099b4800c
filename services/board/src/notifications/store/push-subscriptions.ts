import type pg from 'pg';
import type { PushLanguage } from '../domain/push-text.ts';

/** Where a browser is reached, and the keys that it alone can open messages with. */
export type PushSubscription = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

type Saved = PushSubscription & {
  readonly subscriptionId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly language: PushLanguage;
  readonly at: Date;
};

/** A browser belongs to who agreed in it last. */
export async function savePush(tx: pg.ClientBase, saved: Saved): Promise<void> {
  const { subscriptionId, endpoint, siteId, memberId, p256dh, auth, language, at } = saved;
  // What waits for who had the browser before is not theirs to read.
  await tx.query('delete from push_subscription where endpoint = $1 and member_id <> $2', [
    endpoint,
    memberId,
  ]);
  await tx.query(
    `insert into push_subscription
       (subscription_id, endpoint, site_id, member_id, p256dh, auth, language, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth,
       language = excluded.language, saved_at = excluded.saved_at`,
    [subscriptionId, endpoint, siteId, memberId, p256dh, auth, language, at],
  );
}

type Browser = { memberId: string; endpoint: string | null };

/** Whether a member agreed in a browser, and in how many others. */
export async function countPushes(
  db: pg.Pool | pg.ClientBase,
  { memberId, endpoint }: Browser,
): Promise<{ isAgreed: boolean; others: number }> {
  const { rows } = await db.query<{ own: number; others: number }>(
    `select (count(*) filter (where endpoint = $2))::int as own,
       (count(*) filter (where endpoint is distinct from $2))::int as others
     from push_subscription where member_id = $1`,
    [memberId, endpoint],
  );
  const { own = 0, others = 0 } = rows[0] ?? {};
  return { isAgreed: own > 0, others };
}

export type EndedPush = PushSubscription & { readonly language: PushLanguage };

/** @returns those that were ended */
export async function removeOtherPushes(
  db: pg.Pool | pg.ClientBase,
  { memberId, endpoint }: Browser,
): Promise<EndedPush[]> {
  const { rows } = await db.query<EndedPush>(
    `delete from push_subscription where member_id = $1 and endpoint is distinct from $2
     returning endpoint, p256dh, auth, language`,
    [memberId, endpoint],
  );
  return rows;
}

/** One after the other, so that those that are counted stay as many. */
export async function lockPushes(tx: pg.ClientBase, memberId: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 10))', [memberId]);
}

type OwnEndpoint = { memberId: string; endpoint: string };

export async function removePush(
  db: pg.Pool | pg.ClientBase,
  { memberId, endpoint }: OwnEndpoint,
): Promise<void> {
  await db.query('delete from push_subscription where member_id = $1 and endpoint = $2', [
    memberId,
    endpoint,
  ]);
}

/** A push service says that a browser is gone: what waits for it goes too. */
export async function forgetPush(db: pg.Pool | pg.ClientBase, subscriptionId: string) {
  await db.query('delete from push_subscription where subscription_id = $1', [subscriptionId]);
}
