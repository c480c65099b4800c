import { z } from 'zod';
import { houseStates } from '../domain/feed/house.ts';
import { stateOf } from '../domain/feed/market-state.ts';
import { legResultShape } from '../domain/feed/messages.ts';
import { formatOdds, oddsText } from '../domain/settlement/odds.ts';
import { heldMarketOf } from '../queries/sport-boards.ts';
import type { FixtureView, MarketView } from '../queries/sport-views.ts';
import { fixtureHeadOf, fixtureViewShape, marketRowOf, marketViewShape } from './sport-rows.ts';

const house = {
  houseState: z.enum(houseStates).describe('By operators, on top of what the feed says'),
  margin: z.int().describe('Thousandths taken off the part of each price above 1.00'),
};

export const officeRowShape = fixtureViewShape.omit({ markets: true }).extend(house);

const results = z.record(z.string(), legResultShape).nullable();

const officeMarketShape = marketViewShape.extend({
  houseState: z.enum(houseStates),
  feedState: z.string().describe('What the feed says of it'),
  isHeard: z.boolean().describe('Its producer is up, and has priced it since it began anew'),
  fault: z.string().describe('Why the last message about it was not believed; empty when it was'),
  feedOdds: z.array(z.object({ selectionId: z.string(), odds: oddsText, isActive: z.boolean() })),
  feedResults: results,
  handResults: results.describe('By an operator: it stands whatever the feed says'),
  settlementVersion: z.int().describe('One more each time results or cancellations change'),
});

export const officeFixtureShape = officeRowShape.extend({ markets: z.array(officeMarketShape) });

export function officeRowOf(view: FixtureView): z.input<typeof officeRowShape> {
  return { ...fixtureHeadOf(view), houseState: view.fixtureHouse, margin: view.margin };
}

export function officeFixtureOf(view: FixtureView): z.input<typeof officeFixtureShape> {
  return { ...officeRowOf(view), markets: view.markets.map((one) => officeMarketOf(view, one)) };
}

function officeMarketOf(view: FixtureView, row: MarketView): z.input<typeof officeMarketShape> {
  const { said, handResults, settlementVersion, house: houseState, fault } = heldMarketOf(row);
  return {
    ...marketRowOf(view, row),
    houseState,
    feedState: stateOf(said),
    isHeard: row.isHeard,
    fault,
    feedOdds: Object.entries(said.prices).map(([selectionId, { odds, isActive }]) => ({
      selectionId,
      odds: formatOdds(odds),
      isActive,
    })),
    feedResults: said.results && { ...said.results },
    handResults: handResults && { ...handResults },
    settlementVersion,
  };
}
