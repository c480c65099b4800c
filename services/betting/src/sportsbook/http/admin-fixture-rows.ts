import { nameSchemas } from '@noriter/kit/schema-names';
import { formatOdds } from '@noriter/rules/odds';
import { z } from 'zod';
import { oddsText } from '../../vocabulary/odds.ts';
import { stateOf } from '../domain/market-state.ts';
import { legResultShape } from '../domain/messages/message-parts.ts';
import { overrideStates } from '../domain/override.ts';
import { boardMarketOf } from '../store/board-rows.ts';
import type { FixtureView, MarketView } from '../store/fixture-views.ts';
import { fixtureHeadOf, fixtureViewShape } from './fixture-rows.ts';
import { marketRowOf, marketViewShape } from './market-rows.ts';

const override = {
  houseState: z.enum(overrideStates).describe('By operators, on top of what the feed reports'),
  margin: z.int().describe('Thousandths taken off the part of each price above 1.00'),
};

export const adminRowShape = fixtureViewShape.omit({ markets: true }).extend(override);

const results = z.record(z.string(), legResultShape).nullable();

const adminMarketShape = marketViewShape.extend({
  houseState: z.enum(overrideStates),
  feedState: z.string().describe('What the feed reports of it'),
  isHeard: z.boolean().describe('Its producer is up, and has priced it since it began anew'),
  fault: z.string().describe('Why the last message about it was not believed; empty when it was'),
  feedOdds: z.array(z.object({ selectionId: z.string(), odds: oddsText, isActive: z.boolean() })),
  feedResults: results,
  handResults: results.describe('By an operator: it stands whatever the feed reports'),
  settlementVersion: z.int().describe('One more each time results or cancellations change'),
});

export const adminFixtureShape = adminRowShape.extend({ markets: z.array(adminMarketShape) });

nameSchemas({
  AdminFixtureRow: adminRowShape,
  AdminMarketView: adminMarketShape,
  AdminFixtureView: adminFixtureShape,
});

export function adminRowOf(view: FixtureView): z.input<typeof adminRowShape> {
  return { ...fixtureHeadOf(view), houseState: view.fixtureOverride, margin: view.margin };
}

export function adminFixtureOf(view: FixtureView): z.input<typeof adminFixtureShape> {
  return { ...adminRowOf(view), markets: view.markets.map((one) => adminMarketOf(view, one)) };
}

function adminMarketOf(view: FixtureView, row: MarketView): z.input<typeof adminMarketShape> {
  const {
    reported,
    manualResults,
    settlementVersion,
    override: houseState,
    fault,
  } = boardMarketOf(row);
  return {
    ...marketRowOf(view, row),
    houseState,
    feedState: stateOf(reported),
    isHeard: row.isPriced,
    fault,
    feedOdds: Object.entries(reported.prices).map(([selectionId, { odds, isActive }]) => ({
      selectionId,
      odds: formatOdds(odds),
      isActive,
    })),
    feedResults: reported.results && { ...reported.results },
    handResults: manualResults && { ...manualResults },
    settlementVersion,
  };
}
