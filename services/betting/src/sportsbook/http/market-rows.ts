import { oddsAfterMargin } from '@noriter/rules/margin';
import { formatOdds, ODDS_SCALE } from '@noriter/rules/odds';
import { z } from 'zod';
import { type Market, marketShape } from '../../vocabulary/market.ts';
import { selectionsOf } from '../../vocabulary/market-selections.ts';
import { oddsText } from '../../vocabulary/odds.ts';
import { effective } from '../domain/fixture-board.ts';
import { producers } from '../domain/messages/message-parts.ts';
import { type OverrideView, shownState, shownStates } from '../domain/override.ts';
import { boardMarketOf, type FixtureRow as FixtureFacts } from '../store/board-rows.ts';
import type { MarketView } from '../store/fixture-views.ts';

export const marketViewShape = z.object({
  marketKey: z.string(),
  market: marketShape.describe('What it asks'),
  producer: z.enum(producers).describe('Who prices it: FEED reports it as a whole'),
  state: z.enum(shownStates),
  selections: z.array(
    z.object({
      selectionId: z.string(),
      odds: oddsText.describe('1.00 where nothing is offered'),
      isOpen: z.boolean().describe('A bet on it would be taken at this moment'),
    }),
  ),
});

export function marketRowOf(
  fixture: FixtureFacts,
  market: MarketView,
): z.input<typeof marketViewShape> {
  const { marketKey } = market;
  const shown = effective(boardMarketOf(market));
  const override = overrideViewOf(fixture, market);
  const state = shownState(shown, override);
  return {
    marketKey,
    market: shown.market,
    producer: shown.producer,
    // What nobody follows of takes no bets, and will again.
    state: state === 'active' && !market.isPriced ? 'suspended' : state,
    selections: selectionsOf(shown.market).map((selectionId) => {
      const price = shown.prices[selectionId];
      const odds = price ? oddsAfterMargin(price.odds, override.margin) : ODDS_SCALE;
      const isOffered = price?.isActive === true && odds > ODDS_SCALE;
      const isOpen = isOffered && state === 'active' && market.isPriced;
      return { selectionId, odds: formatOdds(odds), isOpen };
    }),
  };
}

export function overrideViewOf(
  fixture: FixtureFacts,
  { marketOverride }: MarketView,
): OverrideView {
  const { state: fixtureState, hasStarted, fixtureOverride, margin } = fixture;
  return { fixtureState, hasStarted, fixtureOverride, marketOverride, margin };
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
