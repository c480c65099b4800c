import { describe, expect, it } from 'vitest';
import type { AdminMarket } from '../../shared/contracts.ts';
import { draftOf, offeredFor, onlyWinner, resultsOf, tieOf, winnersOf } from './result-draft.ts';

const won = { won: true, voidHalves: 0 } as const;
const lost = { won: false, voidHalves: 0 } as const;

const market: AdminMarket = {
  marketKey: 'total/regular/points/10',
  market: { kind: 'total', span: 'regular', count: 'points', line: 10 },
  producer: 'live',
  state: 'settled',
  selections: ['over', 'under'].map(selection),
  houseState: 'open',
  feedState: 'settled',
  isHeard: true,
  fault: '',
  feedOdds: [],
  feedResults: { over: won, under: lost },
  handResults: null,
  settlementVersion: 1,
};

const race: AdminMarket = {
  ...market,
  market: { kind: 'outright', race: 'race', competitors: ['a', 'b', 'c', 'd'], places: 2 },
  selections: ['a', 'b', 'c', 'd'].map(selection),
};

function selection(selectionId: string): AdminMarket['selections'][number] {
  return { selectionId, odds: '2.00', isOpen: true };
}

it('begins with the result of the feed, or with the one by hand where there is one', () => {
  expect(draftOf(market)).toEqual({ over: 'won', under: 'lost' });
  const half = { won: false, voidHalves: 1 } as const;
  const gone = { won: true, voidHalves: 2 } as const;
  expect(draftOf({ ...market, handResults: { over: half, under: gone } })).toEqual({
    over: 'halfLost',
    under: 'void',
  });
});

it('is a result once every selection has one', () => {
  expect(resultsOf({ over: 'won' }, market)).toBeNull();
  expect(resultsOf({ over: 'halfWon', under: 'halfLost' }, market)).toEqual({
    over: { won: true, voidHalves: 1 },
    under: { won: false, voidHalves: 1 },
  });
});

describe('a dead heat', () => {
  const tie = { a: 'won', b: 'deadHeat', c: 'deadHeat', d: 'lost' } as const;

  it('shares the places that are left, and says itself again', () => {
    const shared = { ...won, deadHeat: { places: 1, of: 2 } };
    const results = { a: won, b: shared, c: shared, d: lost };
    expect(resultsOf(tie, race)).toEqual(results);
    expect(draftOf({ ...race, feedResults: results })).toEqual(tie);
    expect(winnersOf(tie)).toBe(3);
  });

  it('needs more who tie than places are left, and a place that is left', () => {
    expect(tieOf({ ...tie, c: 'lost' }, race.market)).toBeNull();
    expect(tieOf({ ...tie, d: 'won' }, race.market)).toBeNull();
    expect(resultsOf({ ...tie, d: 'won' }, race)).toBeNull();
  });

  it('is offered where competitors are ranked', () => {
    expect(offeredFor(race.market)).toContain('deadHeat');
    expect(offeredFor(market.market)).not.toContain('deadHeat');
    expect(offeredFor(race.market)).not.toContain('halfWon');
  });
});

it('lets one win alone', () => {
  const draft = onlyWinner('draw', ['home', 'draw', 'away']);
  expect(draft).toEqual({ home: 'lost', draw: 'won', away: 'lost' });
  expect(winnersOf(draft)).toBe(1);
});
