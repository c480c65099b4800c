import { arrayLiteral, textArrayLiteral } from '@noriter/kit/array-literal';
import type pg from 'pg';
import type { Standing } from '../domain/round-liability.ts';

/** A round as bets name it. */
export type NamedRound = { gameId: string; gameDay: string; number: number };

/** What stands on a selection of a round, by bets of one site. */
export type OnRound = Standing & { roundId: string; siteId: string };

/** What stands on the rounds that slips ask for, whatever its selection, on some sites. */
export async function readRoundStandings(
  tx: pg.ClientBase,
  sites: readonly string[],
  rounds: readonly NamedRound[],
): Promise<OnRound[]> {
  const { rows } = await tx.query<OnRound>({
    name: 'placement-round-standings',
    text: `
      select round_id as "roundId", site_id as "siteId", market_id as "marketId",
        selection_id as "selectionId", stake, returned
      from (
        select distinct * from unnest($2::text[], $3::text[], $4::int[]) as one (game_id, game_day, number)
      ) as asked
        join mini_round as round using (game_id, game_day, number)
        join mini_exposure using (round_id)
      where site_id = any($1::text[])`,
    values: [
      textArrayLiteral([...new Set(sites)]),
      textArrayLiteral(rounds.map(({ gameId }) => gameId)),
      textArrayLiteral(rounds.map(({ gameDay }) => gameDay)),
      arrayLiteral(rounds.map(({ number }) => number)),
    ],
  });
  return rows;
}

/** Adds what new slips put on rounds. Sums are locked in one order. */
export async function addStandings(tx: pg.ClientBase, added: readonly OnRound[]): Promise<void> {
  if (added.length === 0) return;
  await tx.query({
    name: 'add-standings',
    text: `
      insert into mini_exposure as sum (round_id, site_id, market_id, selection_id, stake, returned)
      select round_id, site_id, market_id, selection_id, sum(stake), sum(returned)
      from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[])
        as one (round_id, site_id, market_id, selection_id, stake, returned)
      group by round_id, site_id, market_id, selection_id
      order by round_id, site_id, market_id, selection_id
      on conflict (round_id, site_id, market_id, selection_id) do update
      set stake = sum.stake + excluded.stake, returned = sum.returned + excluded.returned`,
    values: [
      arrayLiteral(added.map(({ roundId }) => roundId)),
      textArrayLiteral(added.map(({ siteId }) => siteId)),
      textArrayLiteral(added.map(({ marketId }) => marketId)),
      textArrayLiteral(added.map(({ selectionId }) => selectionId)),
      arrayLiteral(added.map(({ stake }) => stake)),
      arrayLiteral(added.map(({ returned }) => returned)),
    ],
  });
}

/** Takes away what slips put there: they were refused. A round that is over has nothing left. */
export async function releaseStandings(
  tx: pg.ClientBase,
  slipIds: readonly string[],
): Promise<void> {
  await tx.query({
    name: 'release-standings',
    text: `
      with gone as (
        select round_id, site_id, market_id, selection_id, sum(stake) as stake,
          sum(return_most) as returned
        from bet where slip_id = any($1::uuid[])
        group by round_id, site_id, market_id, selection_id
      ), locked as (
        select round_id, site_id, market_id, selection_id
        from mini_exposure join gone using (round_id, site_id, market_id, selection_id)
        order by round_id, site_id, market_id, selection_id for update of mini_exposure
      )
      update mini_exposure as sum
      set stake = sum.stake - gone.stake, returned = sum.returned - gone.returned
      from locked join gone using (round_id, site_id, market_id, selection_id)
      where (sum.round_id, sum.site_id, sum.market_id, sum.selection_id)
        = (gone.round_id, gone.site_id, gone.market_id, gone.selection_id)`,
    values: [arrayLiteral(slipIds)],
  });
}

/** A round is over: nothing can be lost on it any more. Locks in the same order as the others. */
export async function endStandings(tx: pg.ClientBase, roundId: string): Promise<void> {
  await tx.query(
    `delete from mini_exposure where (round_id, site_id, market_id, selection_id) in (
       select round_id, site_id, market_id, selection_id from mini_exposure where round_id = $1
       order by round_id, site_id, market_id, selection_id for update)`,
    [roundId],
  );
}
