import type pg from 'pg';

/** Enqueues the markets of slips whose stake came too late: their tickets are void without a result. */
export async function enqueueLateSlips(
  tx: pg.ClientBase,
  slipIds: readonly string[],
): Promise<void> {
  await tx.query(
    `insert into market_due (fixture_id, market_key)
     select distinct fixture_id, market_key
     from bet_slip as slip join bet using (slip_id) join bet_leg using (bet_id)
     where slip.slip_id = any($1::uuid[]) and slip.staked_at >= slip.stake_before
     order by 1, 2
     on conflict (fixture_id, market_key) do update set call = nextval('market_due_call')`,
    [slipIds],
  );
}
