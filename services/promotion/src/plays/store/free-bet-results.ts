import type { Won } from '@noriter/kit/money';
import type pg from 'pg';

/** What a bet that a free bet staked came to, at a version of its settlement. */
export type FreeBetResult = {
  betId: string;
  freeBetId: string;
  siteId: string;
  /** Winnings alone; 0 without a result. */
  won: Won;
  version: number;
  /** When it was decided; a later version stays with the first one's day. */
  at: Date;
};

/** Keeps results, each at its highest version: an event that comes twice or late changes nothing. */
export async function keepFreeBetResults(
  db: pg.Pool,
  results: readonly FreeBetResult[],
): Promise<void> {
  const newest = new Map<string, FreeBetResult>();
  for (const one of results) {
    if ((newest.get(one.betId)?.version ?? 0) < one.version) newest.set(one.betId, one);
  }
  const rows = [...newest.values()];
  if (rows.length === 0) return;
  await db.query(
    `insert into free_bet_result as old (bet_id, free_bet_id, site_id, won, version, at)
     select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::int[],
       $6::timestamptz[])
     on conflict (bet_id) do update set won = excluded.won, version = excluded.version
     where old.version < excluded.version`,
    [
      rows.map(({ betId }) => betId),
      rows.map(({ freeBetId }) => freeBetId),
      rows.map(({ siteId }) => siteId),
      rows.map(({ won }) => won),
      rows.map(({ version }) => version),
      rows.map(({ at }) => at),
    ],
  );
}
