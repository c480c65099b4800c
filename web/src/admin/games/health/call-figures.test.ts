import { expect, test } from 'vitest';
import { rateText, totalsOf } from './call-figures.ts';

test.each([
  [0, '0'],
  [0.000_3, '<0.01'],
  [0.05, '0.05'],
  [0.1, '0.1'],
  [3.42, '3.4'],
  [120.4, '120'],
])('%d a second is %s', (rate, text) => {
  expect(rateText(rate)).toBe(text);
});

test('totals leave out what never happened', () => {
  const endings = { ok: 0, refused: 0, conflict: 0, invalid: 0, forged: 0, failed: 0 };
  const none = { at: '', p50: null, p99: null, ...endings };
  expect(
    totalsOf([
      { ...none, ok: 2 },
      { ...none, ok: 1, forged: 4 },
    ]),
  ).toEqual([
    { ending: 'ok', calls: 3 },
    { ending: 'forged', calls: 4 },
  ]);
});
