import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOfPpm, percentText, ppmOfPercent, WHOLE_PPM } from './ppm.ts';

test.each([
  ['1.2', 12_000, '1.20'],
  ['1.20', 12_000, '1.20'],
  ['0.0001', 1, '0.0001'],
  ['0.05', 500, '0.05'],
  ['50', 500_000, '50.00'],
  ['100', 1_000_000, '100.00'],
  ['0', 0, '0.00'],
])('%s percent is %d millionths, shown as %s', (text, ppm, shown) => {
  expect(ppmOfPercent(text)).toBe(ppm);
  expect(percentOfPpm(ppm)).toBe(shown);
});

test.each(['-1', '100.1', '101', '1.23456', '1,2', '', ' 1', '1e2', '.5'])(
  '%j is no rate',
  (text) => {
    expect(percentText.safeParse(text).success).toBe(false);
  },
);

test('what is shown is what is read, for every rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: WHOLE_PPM }), (ppm) => {
      expect(percentText.parse(percentOfPpm(ppm))).toBe(ppm);
    }),
  );
});
