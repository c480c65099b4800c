import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { z } from 'zod';
import { giftKinds } from '../domain/reward.ts';

type Db = pg.Pool | pg.ClientBase;

/** held: beyond the cap of a device, until an operator has looked at it. */
export const grantStates = ['held', 'asked', 'given', 'refused'] as const;

export const grantRow = z.object({
  grantId: z.string(),
  promotionId: z.string(),
  version: z.int(),
  siteId: z.string(),
  memberId: z.string(),
  cause: z.string(),
  reward: z.enum(giftKinds),
  amount: z.bigint(),
  turnoverRequired: z.bigint(),
  state: z.enum(grantStates),
  refusal: z.string(),
  askedAt: z.date(),
});

export type Grant = z.output<typeof grantRow>;
export type NewGrant = Omit<Grant, 'state' | 'refusal'>;

export const grantColumns = `grant_id as "grantId", promotion_id as "promotionId", version,
  promotion_grant.site_id as "siteId", promotion_grant.member_id as "memberId", cause, reward, amount,
  turnover_required as "turnoverRequired", state, refusal, asked_at as "askedAt"`;

export async function findGrant(db: Db, grantId: string): Promise<Grant | null> {
  const { rows } = await db.query(
    `select ${grantColumns} from promotion_grant where grant_id = $1`,
    [grantId],
  );
  return rows[0] === undefined ? null : grantRow.parse(rows[0]);
}

/** Which of some ids are grants. */
export async function grantsThere(db: Db, grantIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ grantId: string }>(
    `select grant_id as "grantId" from promotion_grant where grant_id = any($1::uuid[])`,
    [grantIds],
  );
  return new Set(rows.map(({ grantId }) => grantId));
}

/** @returns false when the grant is there already */
export async function insertGrant(tx: pg.ClientBase, grant: NewGrant): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into promotion_grant
       (grant_id, promotion_id, version, site_id, member_id, cause, reward, amount,
        turnover_required, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (grant_id) do nothing`,
    [
      grant.grantId,
      grant.promotionId,
      grant.version,
      grant.siteId,
      grant.memberId,
      grant.cause,
      grant.reward,
      grant.amount,
      grant.turnoverRequired,
      grant.askedAt,
    ],
  );
  return rowCount === 1;
}

export type DecidedGrant = Pick<Grant, 'grantId' | 'promotionId' | 'reward' | 'state'> & {
  amount: Won;
};

/**
 * Writes down what the wallet decided, of grants that still wait for it: told twice, nothing changes.
 *
 * @returns what was decided now
 */
export async function decideGrants(
  tx: pg.ClientBase,
  outcomes: readonly { grantId: string; refusal: string | null; at: Date }[],
): Promise<DecidedGrant[]> {
  const { rows } = await tx.query<DecidedGrant>(
    `update promotion_grant set
       state = case when decided.refusal = '' then 'given' else 'refused' end,
       refusal = decided.refusal, decided_at = decided.at
     from unnest($1::uuid[], $2::text[], $3::timestamptz[]) as decided (grant_id, refusal, at)
     where promotion_grant.grant_id = decided.grant_id and state = 'asked'
     returning promotion_grant.grant_id as "grantId", promotion_id as "promotionId", amount, reward,
       state`,
    [
      outcomes.map(({ grantId }) => grantId),
      outcomes.map(({ refusal }) => refusal ?? ''),
      outcomes.map(({ at }) => at),
    ],
  );
  return rows;
}

const listedRow = grantRow.extend({
  loginId: z.string(),
  nickname: z.string(),
  sharedWith: z.array(z.string()),
});

type GrantQuery = {
  promotionId: string;
  /** Null for all of them. */
  state: Grant['state'] | null;
  limit: number;
  offset: number;
};

/** Who else logged in with the device that a grant is held for: a glance, not all of a crowd. */
const SHARED_WITH = `case when state <> 'held' then '{}' else array(
  select login_id from member_device join member as other using (member_id)
  where member_device.device = promotion_grant.device
    and other.member_id <> promotion_grant.member_id
  order by login_id limit 10) end`;

/** Grants of a promotion for the back office, the newest first. */
export async function listGrants(
  db: Db,
  { promotionId, state, limit, offset }: GrantQuery,
): Promise<{ rows: z.output<typeof listedRow>[]; total: number }> {
  const [found, count] = await Promise.all([
    db.query(
      `select ${grantColumns}, coalesce(login_id, '') as "loginId",
         coalesce(nickname, '') as nickname, ${SHARED_WITH} as "sharedWith"
       from promotion_grant left join member using (member_id)
       where promotion_id = $1 and ($2::text is null or state = $2)
       order by asked_at desc, grant_id limit $3 offset $4`,
      [promotionId, state, limit, offset],
    ),
    db.query<{ total: number }>(
      `select count(*)::int as total from promotion_grant
       where promotion_id = $1 and ($2::text is null or state = $2)`,
      [promotionId, state],
    ),
  ]);
  return { rows: z.array(listedRow).parse(found.rows), total: count.rows[0]?.total ?? 0 };
}
