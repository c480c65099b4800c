import type pg from 'pg';
import type { FixtureBoard } from '../domain/fixture-board.ts';
import {
  boardMarketOf,
  type FixtureRow,
  fixtureColumns,
  fixtureRow,
  type MarketRow,
  marketColumnsSql,
  marketRow,
  namesOf,
} from './board-rows.ts';

/** A fixture that is locked, with all of its markets. */
export type LockedBoard = { row: FixtureRow; board: FixtureBoard };

/**
 * Locks fixtures, in their order, so that of two who change one the second waits, and reads them.
 *
 * @returns by id; one that does not exist is left out
 */
export async function lockBoards(
  tx: pg.ClientBase,
  fixtureIds: readonly string[],
): Promise<Map<string, LockedBoard>> {
  const fixtures = await tx.query(
    `select ${fixtureColumns} from sport_fixture as fixture join sport_league as league using (league_id)
     where fixture_id = any($1::text[]) order by fixture_id for no key update of fixture`,
    [fixtureIds],
  );
  const markets = await tx.query(
    `select ${marketColumnsSql} from sport_market as market where fixture_id = any($1::text[])`,
    [fixtureIds],
  );
  const byFixture = Map.groupBy(marketRow.array().parse(markets.rows), (one) => one.fixtureId);
  return new Map(
    fixtureRow
      .array()
      .parse(fixtures.rows)
      .map((row) => [
        row.fixtureId,
        { row, board: boardOf(row, byFixture.get(row.fixtureId) ?? []) },
      ]),
  );
}

function boardOf(row: FixtureRow, markets: readonly MarketRow[]): FixtureBoard {
  const { sport, leagueId, runners, startsAt, state, reportedAt, reportedBy, scoreboard } = row;
  const league = { leagueId, names: { ko: row.leagueKo, en: row.leagueEn } };
  const home = namesOf(row.homeKo, row.homeEn);
  const away = namesOf(row.awayKo, row.awayEn);
  return {
    facts: {
      sport,
      league,
      home,
      away,
      runners,
      startsAt,
      state,
      reportedAt,
      reportedBy,
      scoreboard,
    },
    markets: Object.fromEntries(markets.map((one) => [one.marketKey, boardMarketOf(one)])),
  };
}
