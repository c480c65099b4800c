import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeRuns, ROWS } from './road-grid.ts';
import { beadPlate, bigRoad, derivedMarks, derivedRoad, type Result } from './roads.ts';

const names = { P: 'player', B: 'banker', T: 'tie' } as const;
const resultsOf = (letters: string): Result[] =>
  Array.from(letters, (letter) => ({
    outcome: names[letter === 'P' ? 'P' : letter === 'B' ? 'B' : 'T'],
    hasPlayerPair: false,
    hasBankerPair: false,
  }));
const anyResults = fc
  .array(fc.constantFrom('P', 'B', 'T'), { maxLength: 80 })
  .map((letters) => resultsOf(letters.join('')));

describe('bead plate and big road', () => {
  test('the bead plate goes down six rows', () => {
    const placed = beadPlate(resultsOf('PBTPBPB'));
    expect(placed.at(-1)).toMatchObject({ column: 1, row: 0 });
    expect(placed.map(({ mark }) => mark.outcome[0]).join('')).toBe('pbtpbpb');
  });

  test('a run goes down, another starts a column, ties stay on their mark', () => {
    const placed = bigRoad(resultsOf('TBBTTPB'));
    expect(placed.map(({ column, row, mark }) => [column, row, mark.outcome, mark.ties])).toEqual([
      [0, 0, 'banker', 1],
      [0, 1, 'banker', 2],
      [1, 0, 'player', 0],
      [2, 0, 'banker', 0],
    ]);
  });

  test('a long run turns to the right at the bottom, and the next goes around it', () => {
    const placed = bigRoad(resultsOf(`${'B'.repeat(8)}${'P'.repeat(7)}`));
    expect(placed.slice(5, 8).map(({ column, row }) => [column, row])).toEqual([
      [0, 5],
      [1, 5],
      [2, 5],
    ]);
    const player = placed.filter(({ mark }) => mark.outcome === 'player');
    expect(player.map(({ column, row }) => [column, row])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 4],
      [3, 4],
    ]);
  });
});

describe('derived roads', () => {
  // Worked by hand from the published rules: columns of 2, 2, 1, 3 winners.
  const shoe = resultsOf('BBPPBPPP');
  test.each([
    ['bigEyeBoy', ['red', 'red', 'blue', 'blue', 'red']],
    ['smallRoad', ['blue', 'red', 'blue']],
    ['cockroachRoad', ['red', 'blue']],
  ] as const)('%s of columns 2, 2, 1, 3', (road, marks) => {
    expect(derivedMarks(shoe, road)).toEqual(marks);
  });

  test('a shoe that alternates is all red', () => {
    expect(new Set(derivedMarks(resultsOf('PBPBPBPBPB'), 'bigEyeBoy'))).toEqual(new Set(['red']));
  });

  test('ties change no derived road', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const without = results.filter(({ outcome }) => outcome !== 'tie');
        for (const road of ['bigEyeBoy', 'smallRoad', 'cockroachRoad'] as const) {
          expect(derivedMarks(results, road)).toEqual(derivedMarks(without, road));
        }
      }),
    );
  });
});

test('no road puts two marks in one place, or one below the sixth row', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      const roads = [beadPlate(results), bigRoad(results), derivedRoad(results, 'bigEyeBoy')];
      for (const placed of roads) {
        const places = placed.map(({ column, row }) => `${column},${row}`);
        expect(new Set(places).size).toBe(places.length);
        expect(placed.every(({ row }) => row >= 0 && row < ROWS)).toBe(true);
      }
    }),
  );
  expect(placeRuns([])).toEqual([]);
});
