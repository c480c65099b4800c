import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tilesOf } from './tree-map-tiles.ts';

test('tiles fill the frame, each as large as its value, and nothing is drawn of nothing', () => {
  const values = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(values, fc.double({ min: 0.5, max: 4, noNaN: true }), (all, shape) => {
      const named = new Map(all.map((value, at) => [String(at), value]));
      const tiles = tilesOf(named, shape);
      const sum = all.reduce((one, other) => one + other, 0);
      expect(tiles).toHaveLength(all.filter((value) => value > 0).length);
      for (const { key, width, height, left, top } of tiles) {
        expect((width * height) / 10_000).toBeCloseTo((named.get(key) ?? 0) / sum, 6);
        expect(left + width).toBeLessThanOrEqual(100.000_001);
        expect(top + height).toBeLessThanOrEqual(100.000_001);
      }
    }),
  );
});

test('the largest comes first', () => {
  const tiles = tilesOf(
    new Map([
      ['a', 1],
      ['b', 3],
      ['c', 0],
    ]),
    2,
  );
  expect(tiles.map(({ key }) => key)).toEqual(['b', 'a']);
});
