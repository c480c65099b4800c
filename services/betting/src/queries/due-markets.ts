import type pg from 'pg';
import { z } from 'zod';
import type { FeedMarket } from '../domain/feed/market-state.ts';
import { feedMarketOf, storedMarket } from './feed-market.ts';

export type DueMarket = { fixtureId: string; marketKey: string; call: bigint };

/** Of one run; the next one goes on. */
const MARKETS_MAX = 1_000;

/** Markets whose bets are to be looked at, those that were called first before the others. */
export async function dueMarkets(pool: pg.Pool): Promise<DueMarket[]> {
  const { rows } = await pool.query<DueMarket>(
    `select fixture_id as "fixtureId", market_key as "marketKey", call from market_due
     order by call limit $1`,
    [MARKETS_MAX],
  );
  return rows;
}

/**
 * Ends a call when all bets of the market have been looked at for it. One that waited for the wallet,
 * or for its second look, when its page was read has not: the market stays called.
 */
export async function endCall(
  pool: pg.Pool,
  { fixtureId, marketKey, call }: DueMarket,
): Promise<void> {
  await pool.query(
    `delete from market_due
     where fixture_id = $1 and market_key = $2 and call = $3 and not exists (
       select from bet_leg as leg join bet using (bet_id)
       where leg.fixture_id = $1 and leg.market_key = $2 and leg.due_seen < $3
         and bet.state <> 'refused')`,
    [fixtureId, marketKey, call],
  );
}

/** A market as it counts for bets; null where the feed has none of it any more. */
export async function readMarket(
  db: pg.Pool | pg.ClientBase,
  { fixtureId, marketKey }: Pick<DueMarket, 'fixtureId' | 'marketKey'>,
): Promise<(FeedMarket & { version: number }) | null> {
  const { rows } = await db.query(
    `select market, feed, hand_results as "handResults", settlement_version as version
     from sport_market where fixture_id = $1 and market_key = $2`,
    [fixtureId, marketKey],
  );
  const found = storedMarket
    .extend({ version: z.int() })
    .nullable()
    .parse(rows[0] ?? null);
  return found && { ...feedMarketOf(found), version: found.version };
}

/**
 * Locks a page of the bets on a market that were not looked at for a call, behind a given one and
 * whatever became of them: a result that changes changes what was settled.
 */
export async function lockDuePage(
  tx: pg.ClientBase,
  { fixtureId, marketKey, call }: DueMarket,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await tx.query<{ betId: string }>({
    name: 'lock-due-page',
    text: `
      select bet_id as "betId" from bet_leg as leg join bet using (bet_id)
      where leg.fixture_id = $1 and leg.market_key = $2 and leg.due_seen < $3
        and ($4::uuid is null or bet_id > $4) and bet.state not in ('pending', 'refused')
      order by bet_id limit $5 for no key update of bet`,
    values: [fixtureId, marketKey, call, after, limit],
  });
  return rows.map(({ betId }) => betId);
}
