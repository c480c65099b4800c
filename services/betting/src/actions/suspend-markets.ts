import type pg from 'pg';

/** Why a market was suspended without an operator. */
export const FULL = 'exposure';

/**
 * Suspends markets on which the house may lose as much as it wants to: no more bets are taken on
 * them until an operator has looked.
 */
export async function suspendMarkets(
  tx: pg.ClientBase,
  markets: readonly { fixtureId: string; marketKey: string }[],
): Promise<void> {
  if (markets.length === 0) return;
  await tx.query(
    `update sport_market set house_state = 'suspended', suspended_reason = $3,
       changed_at = clock_timestamp()
     from unnest($1::text[], $2::text[]) as one (fixture_id, market_key)
     where sport_market.fixture_id = one.fixture_id and sport_market.market_key = one.market_key
       and house_state = 'open'`,
    [markets.map(({ fixtureId }) => fixtureId), markets.map(({ marketKey }) => marketKey), FULL],
  );
}
