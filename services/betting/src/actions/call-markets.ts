import type pg from 'pg';

const again = `on conflict (fixture_id, market_key) do update set call = nextval('market_due_call')`;

/** Calls the markets of slips whose stake came too late: their tickets are void without a result. */
export async function callLateSlips(tx: pg.ClientBase, slipIds: readonly string[]): Promise<void> {
  await tx.query(
    `insert into market_due (fixture_id, market_key)
     select distinct fixture_id, market_key
     from bet_slip as slip join bet using (slip_id) join bet_leg using (bet_id)
     where slip.slip_id = any($1::uuid[]) and slip.staked_at >= slip.stake_before
     order by 1, 2 ${again}`,
    [slipIds],
  );
}

/** Calls a market, or all of a ticket: whoever changed what its bets come to. */
export async function callMarkets(
  tx: pg.ClientBase,
  markets: readonly { fixtureId: string; marketKey: string }[],
): Promise<void> {
  await tx.query(
    `insert into market_due (fixture_id, market_key)
     select distinct * from unnest($1::text[], $2::text[]) as one (fixture_id, market_key)
     order by 1, 2 ${again}`,
    [markets.map(({ fixtureId }) => fixtureId), markets.map(({ marketKey }) => marketKey)],
  );
}
