import type pg from 'pg';
import type { GrantBooks } from '../domain/judge-grant.ts';

const BOOKS = `grant_id as "grantId", promotion_id as "promotionId",
  promotion_grant.site_id as "siteId", promotion_grant.member_id as "memberId", reward, amount, state,
  forfeited, ended_at is not null as "hasEnded"
  from promotion_grant left join free_bet on free_bet_id = grant_id`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Grants by their ids; a text that is none finds nothing. */
export async function readGrantBooks(
  db: pg.Pool | pg.ClientBase,
  grantIds: readonly string[],
): Promise<GrantBooks[]> {
  const ids = [...new Set(grantIds)].filter((id) => UUID.test(id));
  if (ids.length === 0) return [];
  const { rows } = await db.query<GrantBooks>({
    name: 'grant-books',
    text: `select ${BOOKS} where grant_id = any($1::uuid[])`,
    values: [ids],
  });
  return rows;
}

/**
 * Grants that are not compared with the ledger as they are now: whose outcome is known, or which have waited
 * for it since before a moment, and free bets that ended before it. No time of theirs has to be in an order.
 */
export async function grantsToCompare(
  pool: pg.Pool,
  { before, limit }: { before: Date; limit: number },
): Promise<GrantBooks[]> {
  const { rows } = await pool.query<GrantBooks>({
    name: 'grants-to-compare',
    text: `select ${BOOKS} where grant_id in (
             (select grant_id from promotion_grant
              where state <> 'held' and (state <> compared_state or forfeited <> compared_forfeited)
                and (state <> 'asked' or asked_at < $1)
              order by grant_id limit $2)
             union
             (select free_bet_id from free_bet
              where ended_at is not null and not end_compared and ended_at < $1
              order by free_bet_id limit $2))
           order by grant_id limit $2`,
    values: [before, limit],
  });
  return rows;
}

/**
 * Notes as what grants were compared. One that somebody is at work on is left for the next time: this waits
 * for nobody, so nobody can wait for it in a circle.
 */
export async function noteCompared(
  tx: pg.ClientBase,
  grants: readonly GrantBooks[],
): Promise<void> {
  await tx.query(
    `with free as (
       select grant_id from promotion_grant where grant_id = any($1::uuid[])
       order by grant_id for no key update skip locked
     )
     update promotion_grant set compared_state = one.state, compared_forfeited = one.forfeited
     from unnest($1::uuid[], $2::text[], $3::bigint[]) as one (grant_id, state, forfeited)
       join free using (grant_id)
     where promotion_grant.grant_id = one.grant_id`,
    [
      grants.map(({ grantId }) => grantId),
      grants.map(({ state }) => state),
      grants.map(({ forfeited }) => forfeited),
    ],
  );
  const ended = grants.filter(({ hasEnded }) => hasEnded).map(({ grantId }) => grantId);
  if (ended.length === 0) return;
  await tx.query(
    'update free_bet set end_compared = true where free_bet_id = any($1::uuid[]) and not end_compared',
    [ended],
  );
}
