import { expect, it } from 'vitest';
import type { OfficeMarket } from '../api/contracts.ts';
import { draftOf, onlyWinner, resultsOf, winnersOf } from './result-draft.ts';

const won = { won: true, voidHalves: 0 } as const;
const lost = { won: false, voidHalves: 0 } as const;

const market: OfficeMarket = {
  marketKey: 'total/regular/points/10',
  market: { kind: 'total', span: 'regular', count: 'points', line: 10 },
  producer: 'live',
  state: 'settled',
  selections: [],
  houseState: 'open',
  feedState: 'settled',
  isHeard: true,
  fault: '',
  feedOdds: [],
  feedResults: { over: won, under: lost },
  handResults: null,
  settlementVersion: 1,
};

it('begins with the result of the feed, or with the one by hand where there is one', () => {
  expect(draftOf(market)).toEqual({ over: 'won', under: 'lost' });
  const half = { won: false, voidHalves: 1 } as const;
  const gone = { won: true, voidHalves: 2 } as const;
  expect(draftOf({ ...market, handResults: { over: half, under: gone } })).toEqual({
    over: 'halfLost',
    under: 'void',
  });
});

it('does not begin with a dead heat, which it could not say again', () => {
  const shared = { ...won, deadHeat: { places: 1, of: 2 } };
  expect(draftOf({ ...market, feedResults: { over: shared, under: lost } })).toEqual({
    under: 'lost',
  });
});

it('is a result once every selection has one', () => {
  expect(resultsOf({ over: 'won' }, ['over', 'under'])).toBeNull();
  expect(resultsOf({ over: 'halfWon', under: 'halfLost' }, ['over', 'under'])).toEqual({
    over: { won: true, voidHalves: 1 },
    under: { won: false, voidHalves: 1 },
  });
});

it('lets one win alone', () => {
  const draft = onlyWinner('draw', ['home', 'draw', 'away']);
  expect(draft).toEqual({ home: 'lost', draw: 'won', away: 'lost' });
  expect(winnersOf(draft)).toBe(1);
});
