import { z } from 'zod';
import { effective } from '../domain/feed/fixture-board.ts';
import {
  fixtureStates,
  type HouseView,
  houseOdds,
  shownState,
  shownStates,
} from '../domain/feed/house.ts';
import { producers, runnerShape } from '../domain/feed/messages.ts';
import { formatOdds, ODDS_SCALE, oddsText } from '../domain/settlement/odds.ts';
import { type Market, marketShape, scoreShape, selectionsOf } from '../domain/sport/market.ts';
import { sports } from '../domain/sport/sports.ts';
import { type FixtureRow as FixtureFacts, heldMarketOf } from '../queries/sport-boards.ts';
import type { FixtureView, MarketView } from '../queries/sport-views.ts';

const names = z.object({ nameKo: z.string(), nameEn: z.string() });

export const marketViewShape = z.object({
  marketKey: z.string(),
  market: marketShape.describe('What it asks'),
  producer: z.enum(producers).describe('Who prices it: FEED tells of it as a whole'),
  state: z.enum(shownStates),
  selections: z.array(
    z.object({
      selectionId: z.string(),
      odds: oddsText.describe('1.00 where nothing is offered'),
      isOpen: z.boolean().describe('A bet on it would be taken at this moment'),
    }),
  ),
});

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

type FixtureRowView = z.input<typeof fixtureViewShape>;

export function fixtureRowOf(view: FixtureView): FixtureRowView {
  return { ...fixtureHeadOf(view), markets: view.markets.map((one) => marketRowOf(view, one)) };
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

export function marketRowOf(
  fixture: FixtureFacts,
  market: MarketView,
): z.input<typeof marketViewShape> {
  const { marketKey } = market;
  const shown = effective(heldMarketOf(market));
  const house = houseViewOf(fixture, market);
  const state = shownState(shown, house);
  return {
    marketKey,
    market: shown.market,
    producer: shown.producer,
    // What nobody hears of takes no bets, and will again.
    state: state === 'active' && !market.isHeard ? 'suspended' : state,
    selections: selectionsOf(shown.market).map((selectionId) => {
      const price = shown.prices[selectionId];
      const odds = price ? houseOdds(price.odds, house.margin) : ODDS_SCALE;
      const isOffered = price?.isActive === true && odds > ODDS_SCALE;
      const isOpen = isOffered && state === 'active' && market.isHeard;
      return { selectionId, odds: formatOdds(odds), isOpen };
    }),
  };
}

export function houseViewOf(fixture: FixtureFacts, { marketHouse }: MarketView): HouseView {
  const { state: fixtureState, hasStarted, fixtureHouse, margin } = fixture;
  return { fixtureState, hasStarted, fixtureHouse, marketHouse, margin };
}

type MarketRowView = z.input<typeof marketViewShape>;

/** The markets of a list: who wins, and of handicaps and totals the line whose sides are nearest. */
export function mainMarkets(markets: readonly MarketRowView[]): MarketRowView[] {
  const shown = markets.filter(({ state }) => state === 'active' || state === 'suspended');
  const winners = shown
    .filter(({ market }) => isWinner(market))
    .toSorted(byKind)
    .slice(0, 1);
  const lines = (['handicap', 'total'] as const).flatMap((kind) =>
    shown
      .filter(({ market }) => market.kind === kind)
      .toSorted((one, other) => distance(one) - distance(other))
      .slice(0, 1),
  );
  return [...winners, ...lines];
}

const winnerKinds: readonly Market['kind'][] = ['three-way', 'two-way', 'outright'];

function isWinner(market: Market): boolean {
  if (market.kind === 'outright') return market.places === 1;
  return winnerKinds.includes(market.kind);
}

function byKind(one: MarketRowView, other: MarketRowView): number {
  return winnerKinds.indexOf(one.market.kind) - winnerKinds.indexOf(other.market.kind);
}

/** How far apart two sides are; one that is not offered is farther than any. */
function distance({ selections }: MarketRowView): number {
  const [one, other] = selections.map(({ odds }) => Number(odds));
  if (one === undefined || other === undefined || one <= 1 || other <= 1) return Infinity;
  return Math.abs(1 / one - 1 / other);
}
