import { expect, test } from 'vitest';
import { hasBegun } from './has-begun.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');
const early = '2026-11-24T11:00:00.000Z';
const late = '2026-11-24T13:00:00.000Z';
const voidAt = '2026-11-26T11:00:00.000Z';
const leg = { startsAt: early, result: null, putOff: null };

test.each([
  ['whose hour is over has', leg, true],
  ['whose hour is to come has not', { ...leg, startsAt: late }, false],
  [
    'that was put off to later has not',
    { ...leg, putOff: { state: 'planned', startsAt: late, voidAt: null } },
    false,
  ],
  [
    'that was put off and is due now has',
    { ...leg, putOff: { state: 'planned', startsAt: early, voidAt: null } },
    true,
  ],
  [
    'that is postponed has not',
    { ...leg, putOff: { state: 'postponed', startsAt: null, voidAt } },
    false,
  ],
  [
    'that is called off will not any more',
    { ...leg, putOff: { state: 'cancelled', startsAt: null, voidAt } },
    true,
  ],
] as const)('a leg %s', (_, given, begun) => {
  expect(hasBegun(given, now)).toBe(begun);
});
