import type pg from 'pg';
import { z } from 'zod';
import type { FixtureBoard, HeldMarket } from '../domain/feed/fixture-board.ts';
import { fixtureStates, houseStates } from '../domain/feed/house.ts';
import { moment, producers, runnerShape, scoreboardShape } from '../domain/feed/messages.ts';
import { sports } from '../domain/sport/sports.ts';
import { saidMarket, storedMarket } from './feed-market.ts';

/** What `sport_fixture.scoreboard` holds. */
export const storedScoreboard = scoreboardShape.extend({ at: moment });

/** Columns of `sport_fixture` and its league, for whoever shows a fixture or changes it. */
export const fixtureColumns = `fixture.fixture_id as "fixtureId", fixture.sport,
  fixture.league_id as "leagueId", league.name_ko as "leagueKo", league.name_en as "leagueEn",
  fixture.home_ko as "homeKo", fixture.home_en as "homeEn", fixture.away_ko as "awayKo",
  fixture.away_en as "awayEn", fixture.runners, fixture.starts_at as "startsAt", fixture.state,
  fixture.said_at as "saidAt", fixture.said_by as "saidBy", fixture.scoreboard, fixture.version,
  fixture.house_state as "fixtureHouse", fixture.margin,
  fixture.starts_at <= clock_timestamp() as "hasStarted"`;

export const fixtureRow = z.object({
  fixtureId: z.string(),
  sport: z.enum(sports),
  leagueId: z.string(),
  leagueKo: z.string(),
  leagueEn: z.string(),
  homeKo: z.string().nullable(),
  homeEn: z.string().nullable(),
  awayKo: z.string().nullable(),
  awayEn: z.string().nullable(),
  runners: z.array(runnerShape),
  startsAt: z.date(),
  state: z.enum(fixtureStates),
  saidAt: z.date(),
  saidBy: z.enum(producers),
  scoreboard: storedScoreboard.nullable(),
  version: z.bigint(),
  fixtureHouse: z.enum(houseStates),
  margin: z.int(),
  hasStarted: z.boolean(),
});
export type FixtureRow = z.output<typeof fixtureRow>;

/** Columns of `sport_market`. */
export const marketColumnsSql = `market.fixture_id as "fixtureId", market.market_key as "marketKey",
  market.market, market.feed, market.hand_results as "handResults",
  market.settlement_version as "settlementVersion", market.house_state as "marketHouse",
  market.suspended_reason as fault`;

export const marketRow = storedMarket.extend({
  fixtureId: z.string(),
  marketKey: z.string(),
  settlementVersion: z.int(),
  marketHouse: z.enum(houseStates),
  fault: z.string(),
});
export type MarketRow = z.output<typeof marketRow>;

export function heldMarketOf(row: MarketRow): HeldMarket {
  const { handResults, settlementVersion, marketHouse: house, fault } = row;
  return { said: saidMarket(row), handResults, settlementVersion, house, fault };
}

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
  const { sport, leagueId, runners, startsAt, state, saidAt, saidBy, scoreboard } = row;
  const league = { leagueId, names: { ko: row.leagueKo, en: row.leagueEn } };
  const home = namesOf(row.homeKo, row.homeEn);
  const away = namesOf(row.awayKo, row.awayEn);
  return {
    facts: { sport, league, home, away, runners, startsAt, state, saidAt, saidBy, scoreboard },
    markets: Object.fromEntries(markets.map((one) => [one.marketKey, heldMarketOf(one)])),
  };
}

export function namesOf(ko: string | null, en: string | null) {
  return ko === null || en === null ? null : { ko, en };
}
