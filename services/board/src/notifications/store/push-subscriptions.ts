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

/** Of a member's browsers the newest are kept. */
export async function keepNewestPush(
  tx: pg.ClientBase,
  { memberId, kept }: { memberId: string; kept: number },
): Promise<void> {
  await tx.query(
    `delete from push_subscription where subscription_id in (
       select subscription_id from push_subscription where member_id = $1
       order by saved_at desc, subscription_id offset $2)`,
    [memberId, kept],
  );
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

export async function hasPush(
  db: pg.Pool | pg.ClientBase,
  { memberId, endpoint }: OwnEndpoint,
): Promise<boolean> {
  const { rows } = await db.query(
    'select 1 from push_subscription where member_id = $1 and endpoint = $2',
    [memberId, endpoint],
  );
  return rows.length === 1;
}

/** A push service says that a browser is gone: what waits for it goes too. */
export async function forgetPush(db: pg.Pool | pg.ClientBase, subscriptionId: string) {
  await db.query('delete from push_subscription where subscription_id = $1', [subscriptionId]);
}
