import type pg from 'pg';
import type { Amounts } from '../domain/exposure/exposure-shares.ts';

/** What a leg is to add to its market from now on; null for nothing any more. */
export type ExposedPlace = { betId: string; position: number; share: Amounts | null };

/**
 * Sets what legs add to their markets, and moves the sums by the difference: so what is taken away
 * is exactly what was added, however results and odds have changed since. The legs' bets are locked
 * by the caller, or written by it. Sums are locked in one order.
 */
const moveSql = `
  with given as (
    select * from unnest($1::uuid[], $2::int[], $3::int[], $4::bigint[], $5::bigint[], $6::bigint[])
      as one (bet_id, position, tickets, stake, share, worst)
  ), moved as (
    select leg.fixture_id, leg.market_key, bet.site_id, leg.selection_id,
      sum(given.tickets - leg.exposed_tickets)::int as tickets,
      sum(given.stake - leg.exposed_stake)::bigint as stake,
      sum(given.share - leg.exposed_share)::bigint as share,
      sum(given.worst - leg.exposed_worst)::bigint as worst
    from given join bet_leg as leg using (bet_id, position) join bet using (bet_id)
    where (given.tickets, given.stake, given.share, given.worst) is distinct from
      (leg.exposed_tickets, leg.exposed_stake, leg.exposed_share, leg.exposed_worst)
    group by leg.fixture_id, leg.market_key, bet.site_id, leg.selection_id
  ), kept as (
    update bet_leg as leg set exposed_tickets = given.tickets, exposed_stake = given.stake,
      exposed_share = given.share, exposed_worst = given.worst
    from given where leg.bet_id = given.bet_id and leg.position = given.position
  )
  insert into sport_exposure as sum
    (fixture_id, market_key, site_id, selection_id, tickets, stake, share, worst)
  select * from moved order by fixture_id, market_key, site_id, selection_id
  on conflict (fixture_id, market_key, site_id, selection_id) do update
  set tickets = sum.tickets + excluded.tickets, stake = sum.stake + excluded.stake,
    share = sum.share + excluded.share, worst = sum.worst + excluded.worst`;

export async function moveExposure(
  tx: pg.ClientBase,
  places: readonly ExposedPlace[],
): Promise<void> {
  if (places.length === 0) return;
  await tx.query({
    name: 'move-exposure',
    text: moveSql,
    values: [
      places.map(({ betId }) => betId),
      places.map(({ position }) => position),
      places.map(({ share }) => share?.tickets ?? 0),
      places.map(({ share }) => share?.stake ?? 0n),
      places.map(({ share }) => share?.share ?? 0n),
      places.map(({ share }) => share?.worst ?? 0n),
    ],
  });
}

/** Takes away all that some slips' bets add: they were refused. */
export async function releaseSlips(tx: pg.ClientBase, slipIds: readonly string[]): Promise<void> {
  const { rows } = await tx.query<{ betId: string; position: number }>(
    `select bet_id as "betId", position from bet join bet_leg as leg using (bet_id)
     where slip_id = any($1::uuid[]) and exposed_tickets > 0`,
    [slipIds],
  );
  await moveExposure(
    tx,
    rows.map((row) => ({ ...row, share: null })),
  );
}
