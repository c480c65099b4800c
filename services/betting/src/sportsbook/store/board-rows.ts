import { sports } from '@noriter/rules/sports';
import { z } from 'zod';
import type { BoardMarket } from '../domain/fixture-board.ts';
import {
  moment,
  producers,
  runnerShape,
  scoreboardShape,
} from '../domain/messages/message-parts.ts';
import { fixtureStates, overrideStates } from '../domain/override.ts';
import { reportedMarket, storedMarket } from './stored-market.ts';

/** What `sport_fixture.scoreboard` holds. */
export const storedScoreboard = scoreboardShape.extend({ at: moment });

/** Columns of `sport_fixture` and its league, for whoever shows a fixture or changes it. */
export const fixtureColumns = `fixture.fixture_id as "fixtureId", fixture.sport,
  fixture.league_id as "leagueId", league.name_ko as "leagueKo", league.name_en as "leagueEn",
  fixture.home_ko as "homeKo", fixture.home_en as "homeEn", fixture.away_ko as "awayKo",
  fixture.away_en as "awayEn", fixture.runners, fixture.starts_at as "startsAt", fixture.state,
  fixture.said_at as "reportedAt", fixture.said_by as "reportedBy", fixture.scoreboard, fixture.version,
  fixture.house_state as "fixtureOverride", fixture.margin,
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
  reportedAt: z.date(),
  reportedBy: z.enum(producers),
  scoreboard: storedScoreboard.nullable(),
  version: z.bigint(),
  fixtureOverride: z.enum(overrideStates),
  margin: z.int(),
  hasStarted: z.boolean(),
});

export type FixtureRow = z.output<typeof fixtureRow>;

/** Columns of `sport_market`. */
export const marketColumnsSql = `market.fixture_id as "fixtureId", market.market_key as "marketKey",
  market.market, market.feed, market.hand_results as "manualResults",
  market.settlement_version as "settlementVersion", market.house_state as "marketOverride",
  market.suspended_reason as fault`;

export const marketRow = storedMarket.extend({
  fixtureId: z.string(),
  marketKey: z.string(),
  settlementVersion: z.int(),
  marketOverride: z.enum(overrideStates),
  fault: z.string(),
});

export type MarketRow = z.output<typeof marketRow>;

export function boardMarketOf(row: MarketRow): BoardMarket {
  const { manualResults, settlementVersion, marketOverride: override, fault } = row;
  return { reported: reportedMarket(row), manualResults, settlementVersion, override, fault };
}

export function namesOf(ko: string | null, en: string | null) {
  return ko === null || en === null ? null : { ko, en };
}
