import type pg from 'pg';
import { z } from 'zod';
import type { FeedMarket } from '../../sportsbook/domain/market-state.ts';
import { feedMarketOf, storedMarket } from '../../sportsbook/store/stored-market.ts';
import type { PageOfTickets } from './tickets.ts';

/** A market with a result whose bets are not all settled. `entry` grows each time it is enqueued. */
export type QueuedMarket = { fixtureId: string; marketKey: string; entry: bigint };

/** Of one run; the next one goes on. */
const MARKETS_MAX = 1_000;

/** The head of the settlement queue, the oldest entry first. */
export async function queuedMarkets(pool: pg.Pool): Promise<QueuedMarket[]> {
  const { rows } = await pool.query<QueuedMarket>(
    `select fixture_id as "fixtureId", market_key as "marketKey", call as entry from market_due
     order by call limit $1`,
    [MARKETS_MAX],
  );
  return rows;
}

/**
 * Takes a market off the queue when all of its bets were read for this entry. A bet that waited for
 * the wallet, or for its bet delay, when its page was read was not: then the market stays.
 */
export async function endEntry(
  pool: pg.Pool,
  { fixtureId, marketKey, entry }: QueuedMarket,
): Promise<void> {
  await pool.query(
    `delete from market_due
     where fixture_id = $1 and market_key = $2 and call = $3 and not exists (
       select from bet_leg as leg join bet using (bet_id)
       where leg.fixture_id = $1 and leg.market_key = $2 and leg.due_seen < $3
         and bet.state <> 'refused')`,
    [fixtureId, marketKey, entry],
  );
}

/** A market as it counts for bets; null where the feed has none of it any more. */
export async function readMarket(
  db: pg.Pool | pg.ClientBase,
  { fixtureId, marketKey }: Pick<QueuedMarket, 'fixtureId' | 'marketKey'>,
): Promise<(FeedMarket & { version: number }) | null> {
  const { rows } = await db.query(
    `select market, feed, hand_results as "manualResults", settlement_version as version
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
 * Locks a page of the bets on a market that were not read for an entry, behind a given one and
 * whatever became of them: a result that changes changes what was settled. Those that are parked are
 * left out.
 */
export async function lockQueuedPage(
  tx: pg.ClientBase,
  { fixtureId, marketKey, entry }: QueuedMarket,
  { after, limit, parked, only }: PageOfTickets,
): Promise<string[]> {
  const { rows } = await tx.query<{ betId: string }>({
    name: 'lock-due-page',
    text: `
      select bet_id as "betId" from bet_leg as leg join bet using (bet_id)
      where leg.fixture_id = $1 and leg.market_key = $2 and leg.due_seen < $3
        and ($4::uuid is null or bet_id > $4) and bet.state not in ('pending', 'refused')
        and bet_id <> all($6::uuid[]) and ($7::uuid is null or bet_id = $7)
      order by bet_id limit $5 for no key update of bet`,
    values: [fixtureId, marketKey, entry, after, limit, parked, only],
  });
  return rows.map(({ betId }) => betId);
}

/** Enqueues a market for settlement: whoever changed what its bets come to. */
export async function enqueueMarkets(
  tx: pg.ClientBase,
  markets: readonly { fixtureId: string; marketKey: string }[],
): Promise<void> {
  await tx.query(
    `insert into market_due (fixture_id, market_key)
     select distinct * from unnest($1::text[], $2::text[]) as one (fixture_id, market_key)
     order by 1, 2
     on conflict (fixture_id, market_key) do update set call = nextval('market_due_call')`,
    [markets.map(({ fixtureId }) => fixtureId), markets.map(({ marketKey }) => marketKey)],
  );
}
