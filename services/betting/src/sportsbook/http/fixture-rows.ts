import { nameSchemas } from '@noriter/kit/schema-names';
import { sports } from '@noriter/rules/sports';
import { z } from 'zod';
import { scoreShape } from '../../vocabulary/market.ts';
import { withoutTwins } from '../../vocabulary/twin-markets.ts';
import { runnerShape } from '../domain/messages/message-parts.ts';
import { fixtureStates } from '../domain/override.ts';
import type { FixtureView } from '../store/fixture-views.ts';
import { marketRowOf, marketViewShape } from './market-rows.ts';

const names = z.object({ nameKo: z.string(), nameEn: z.string() });

export const scoreboardView = z.object({
  part: z.string().describe('Under way'),
  parts: z.record(z.string(), scoreShape).describe('Points of each part alone'),
  total: scoreShape.describe('Points, or sets and maps won, as the sport counts'),
  elapsedSeconds: z.int().nullable().describe('Of the clock of the match, at `at`'),
  at: z.iso.datetime(),
});

export const fixtureViewShape = z.object({
  fixtureId: z.string(),
  sport: z.enum(sports),
  league: names.extend({ leagueId: z.string() }),
  home: names.nullable().describe('null where competitors are ranked'),
  away: names.nullable(),
  runners: z.array(runnerShape).describe('Who is ranked: an outright names them by their id'),
  startsAt: z.iso.datetime(),
  state: z.enum(fixtureStates),
  isLive: z.boolean().describe('It is being played'),
  scoreboard: scoreboardView.nullable(),
  version: z.int().describe('Live changes with a greater one come after this answer'),
  marketCount: z.int().describe('Markets that take bets, or will again'),
  markets: z.array(marketViewShape),
});

nameSchemas({
  MarketView: marketViewShape,
  ScoreboardView: scoreboardView,
  FixtureView: fixtureViewShape,
  Names: names,
});

type FixtureRowView = z.input<typeof fixtureViewShape>;

export function fixtureRowOf(view: FixtureView): FixtureRowView {
  return { ...fixtureHeadOf(view), markets: view.markets.map((one) => marketRowOf(view, one)) };
}

/** The same as it is bet on: each bet under one name. */
export function offeredRowOf(view: FixtureView): FixtureRowView {
  const { markets, marketCount, ...row } = fixtureRowOf(view);
  const offered = withoutTwins(markets);
  return { ...row, markets: offered, marketCount: marketCount - markets.length + offered.length };
}

/** A fixture without its markets. */
export function fixtureHeadOf(view: FixtureView): Omit<FixtureRowView, 'markets'> {
  const { fixtureId, sport, leagueId, runners, startsAt, state, scoreboard, marketCount } = view;
  return {
    fixtureId,
    sport,
    league: { leagueId, nameKo: view.leagueKo, nameEn: view.leagueEn },
    home: namesOf(view.homeKo, view.homeEn),
    away: namesOf(view.awayKo, view.awayEn),
    runners,
    startsAt: startsAt.toISOString(),
    state,
    isLive: state === 'running',
    scoreboard: scoreboardOf(scoreboard),
    version: Number(view.version),
    marketCount,
  };
}

export function scoreboardOf(scoreboard: FixtureView['scoreboard']) {
  return scoreboard && { ...scoreboard, at: scoreboard.at.toISOString() };
}

function namesOf(nameKo: string | null, nameEn: string | null) {
  return nameKo === null || nameEn === null ? null : { nameKo, nameEn };
}
