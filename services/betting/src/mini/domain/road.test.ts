import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { layRoad, ROAD_ROWS, streaksOf } from './road.ts';

const places = (results: string) =>
  layRoad(results.split('')).map(({ column, row }) => `${column},${row}`);

describe('a road', () => {
  it.each([
    ['', []],
    ['a', ['0,0']],
    ['aab', ['0,0', '0,1', '1,0']],
    ['aaaaaaaa', ['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '2,5']],
    ['aaaaaaabb', ['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '1,0', '1,1']],
  ])('of %j is laid', (results, expected) => expect(places(results)).toEqual(expected));

  it('turns right above a tail that lies in its way', () => {
    expect(places('aaaaaaabbbbbb').slice(7)).toEqual(['1,0', '1,1', '1,2', '1,3', '1,4', '2,4']);
  });

  it('shows every result once, in six rows, each in a cell of its own', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('odd', 'even'), { maxLength: 300 }), (results) => {
        const cells = layRoad(results);
        expect(cells.map(({ result }) => result)).toEqual(results);
        expect(new Set(cells.map(({ column, row }) => `${column},${row}`)).size).toBe(cells.length);
        expect(cells.every(({ row }) => row >= 0 && row < ROAD_ROWS)).toBe(true);
      }),
    );
  });
});

describe('streaks', () => {
  it('are counted in order', () => {
    expect(streaksOf('aabaaa'.split('')).map(({ result, length }) => `${result}${length}`)).toEqual(
      ['a2', 'b1', 'a3'],
    );
    expect(streaksOf([])).toEqual([]);
  });
});
