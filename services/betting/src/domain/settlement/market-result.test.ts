import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type LegResult, legFactor, results } from './leg-result.ts';
import { type Line, type Selection, selectionResult } from './market-result.ts';

const names = new Map<LegResult, string>(Object.entries(results).map(([name, one]) => [one, name]));
const resultOf = (selection: Selection, home: number, away: number) =>
  names.get(selectionResult(selection, { score: { home, away }, first: null }));
const handicap = (on: 'home' | 'away', line: Line): Selection => ({ market: 'handicap', on, line });
const total = (on: 'over' | 'under', line: Line): Selection => ({ market: 'total', on, line });

describe('what a selection becomes', () => {
  it.each<[Selection, number, number, string]>([
    [{ market: 'three-way', on: 'home' }, 2, 1, 'win'],
    [{ market: 'three-way', on: 'draw' }, 1, 1, 'win'],
    [{ market: 'three-way', on: 'away' }, 1, 1, 'lose'],
    [{ market: 'two-way', on: 'home' }, 1, 1, 'push'],
    [{ market: 'two-way', on: 'away' }, 0, 3, 'win'],
    [handicap('home', -3), 2, 1, 'halfWin'],
    [handicap('home', -3), 3, 1, 'win'],
    [handicap('home', -3), 1, 1, 'lose'],
    [handicap('away', 3), 2, 1, 'halfLose'],
    [handicap('home', -1), 0, 0, 'halfLose'],
    [handicap('away', 1), 0, 0, 'halfWin'],
    [handicap('home', -4), 1, 0, 'push'],
    [handicap('home', 2), 0, 0, 'win'],
    [total('over', 10), 2, 1, 'win'],
    [total('under', 10), 2, 1, 'lose'],
    [total('over', 9), 1, 1, 'halfLose'],
    [total('under', 9), 1, 1, 'halfWin'],
    [total('over', 8), 1, 1, 'push'],
    [{ market: 'odd-even', on: 'odd' }, 2, 1, 'win'],
    [{ market: 'odd-even', on: 'even' }, 0, 0, 'win'],
    [{ market: 'correct-score', on: { home: 2, away: 1 } }, 2, 1, 'win'],
    [{ market: 'correct-score', on: { home: 2, away: 1 } }, 1, 2, 'lose'],
  ])('%j at %i:%i is a %s', (selection, home, away, expected) => {
    expect(resultOf(selection, home, away)).toBe(expected);
  });

  it('is lost on the first to a mark that nobody reached', () => {
    const selection: Selection = { market: 'first-to', on: 'home' };
    const at = (first: 'home' | null) =>
      names.get(selectionResult(selection, { score: { home: 0, away: 0 }, first }));
    expect([at('home'), at(null)]).toEqual(['win', 'lose']);
  });

  it('on a quarter line is the mean of the lines beside it', () => {
    const goals = fc.nat(9);
    const quarter = fc.integer({ min: -20, max: 20 }).map((n) => n * 2 + 1);
    fc.assert(
      fc.property(goals, goals, quarter, fc.bigInt(1001n, 9000n), (home, away, line, odds) => {
        const factor = (at: Line) => {
          const facts = { score: { home, away }, first: null };
          const { numerator, denominator } = legFactor(
            odds,
            selectionResult(handicap('home', at), facts),
          );
          return (numerator * 4000n) / denominator;
        };
        expect(factor(line) * 2n).toBe(factor(line - 1) + factor(line + 1));
      }),
    );
  });

  it('never pays both sides of one line more than it pays one of them', () => {
    const goals = fc.nat(9);
    fc.assert(
      fc.property(goals, goals, fc.integer({ min: -20, max: 20 }), (home, away, line) => {
        const pair = [
          resultOf(handicap('home', line), home, away),
          resultOf(handicap('away', -line), home, away),
        ];
        const opposite = {
          win: 'lose',
          lose: 'win',
          halfWin: 'halfLose',
          halfLose: 'halfWin',
          push: 'push',
        };
        expect(Object.entries(opposite)).toContainEqual(pair);
      }),
    );
  });
});
