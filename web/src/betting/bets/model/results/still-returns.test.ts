import { describe, expect, it } from 'vitest';
import type { BetRow } from '../../../../shared/api/contracts.ts';
import { promiseOf, runningLines } from './still-returns.ts';

const win = { won: true, voidHalves: 0 as const };
const lose = { won: false, voidHalves: 0 as const };
type Result = BetRow['legs'][number]['result'];

function system(results: Result[], more: Partial<BetRow> = {}): BetRow {
  const odds = ['1.85', '2.10', '1.72'];
  return {
    kind: 'system',
    state: 'accepted',
    linesOf: 2,
    openLineStake: '1000',
    cashedOut: '0',
    gameMoney: '10679',
    bonus: null,
    legs: odds.map((price, at) => ({ odds: price, result: results[at] ?? null })),
    ...more,
  } as BetRow;
}

describe('a bet', () => {
  it.each<[string, BetRow, string | null]>([
    ['promises all of it while nothing is decided', system([]), '10679'],
    ['promises less with a lost leg', system([null, lose]), '3182'],
    ['promises no more than its level may win', system([win], { gameMoney: '9000' }), '9000'],
    ['promises nothing when no line is left', system([lose, lose]), null],
    ['promises nothing once it is lost', system([], { state: 'lost' }), null],
    ['promises nothing when it was refused', system([], { state: 'refused' }), null],
    ['on a round promises what it returns', system([], { legs: [], kind: 'single' }), '10679'],
    [
      'on a void round promises nothing',
      system([], { legs: [], kind: 'single', isToBeCancelled: true }),
      null,
    ],
  ])('%s', (_case, bet, promise) => expect(promiseOf(bet)).toBe(promise));

  it('that is a system says which lines live', () => {
    expect(runningLines(system([win, lose]))).toEqual({ left: 1, all: 3 });
    expect(runningLines(system([], { kind: 'single' }))).toBeNull();
    expect(runningLines(system([], { state: 'won' }))).toBeNull();
  });
});
