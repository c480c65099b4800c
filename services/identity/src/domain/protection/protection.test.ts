import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decideProtection, type ProtectionRequest } from './protection.ts';
import { isLooser, limitKinds, limitPeriods } from './protection-limit.ts';
import {
  effectiveLimit,
  exclusionLengths,
  limitSetters,
  noProtection,
  type Protection,
  realityCheckMinutes,
  stateOf,
  timeOutLengths,
} from './protection-state.ts';

const start = new Date('2026-01-15T03:00:00Z');
const hour = 60 * 60_000;
const day = 24 * hour;
const after = (ms: number) => new Date(start.getTime() + ms);

function ask(protection: Protection, request: ProtectionRequest, now = start): Protection {
  const decided = decideProtection(protection, request, now);
  if ('refusal' in decided) throw new Error(`Refused with ${decided.refusal}.`);
  return decided.protection;
}

describe('a time-out', () => {
  it('holds at once, ends by itself and is never shortened', () => {
    const week = ask(noProtection, { action: 'timeOut', length: '7d' });
    expect(stateOf(week, start)).toBe('timeOut');
    expect(stateOf(week, after(7 * day - 1))).toBe('timeOut');
    expect(stateOf(week, after(7 * day))).toBe('none');
    const shorter = decideProtection(week, { action: 'timeOut', length: '24h' }, after(hour));
    expect(shorter).toEqual({ refusal: 'longerHolds' });
    const later = ask(week, { action: 'timeOut', length: '24h' }, after(6.5 * day));
    expect(later.timeOutUntil).toEqual(after(7.5 * day));
  });
});

describe('an exclusion', () => {
  it.each([
    ['6m', '2026-07-15T03:00:00.000Z'],
    ['1y', '2027-01-15T03:00:00.000Z'],
    ['5y', '2031-01-15T03:00:00.000Z'],
    ['permanent', undefined],
  ] as const)('of %s lasts until %s', (length, until) => {
    const { exclusion } = ask(noProtection, { action: 'exclude', length });
    expect(exclusion?.since).toEqual(start);
    expect(exclusion?.until?.toISOString()).toBe(until);
  });

  it('ends on the last day of a month that has no such day', () => {
    const august = new Date('2026-08-31T03:00:00Z');
    const { exclusion } = ask(noProtection, { action: 'exclude', length: '6m' }, august);
    expect(exclusion?.until?.toISOString()).toBe('2027-02-28T03:00:00.000Z');
  });

  it.each([
    ['2027-02-28T15:30:00Z', '2027-08-31T15:30:00.000Z'],
    ['2026-08-30T15:00:00Z', '2027-02-27T15:00:00.000Z'],
    ['2026-12-31T14:59:00Z', '2027-06-30T14:59:00.000Z'],
  ])('counts its months on the calendar of Korea: from %s to %s', (from, until) => {
    const asked = { action: 'exclude', length: '6m' } as const;
    const { exclusion } = ask(noProtection, asked, new Date(from));
    expect(exclusion?.until?.toISOString()).toBe(until);
  });

  it('goes on after its time until an operator lifts it', () => {
    const excluded = ask(noProtection, { action: 'exclude', length: '6m' });
    expect(decideProtection(excluded, { action: 'liftExclusion' }, after(day))).toEqual({
      refusal: 'tooEarly',
      from: excluded.exclusion?.until,
    });
    expect(stateOf(excluded, after(200 * day))).toBe('excluded');
    expect(ask(excluded, { action: 'liftExclusion' }, after(200 * day)).exclusion).toBeNull();
  });

  it('is never shortened, and for ever never lifted', () => {
    const forEver = ask(noProtection, { action: 'exclude', length: 'permanent' });
    const shorter = decideProtection(forEver, { action: 'exclude', length: '5y' }, start);
    expect(shorter).toEqual({ refusal: 'longerHolds' });
    const lifted = decideProtection(forEver, { action: 'liftExclusion' }, after(3_650 * day));
    expect(lifted).toEqual({ refusal: 'forEver' });
    expect(decideProtection(noProtection, { action: 'liftExclusion' }, start)).toEqual({
      refusal: 'notExcluded',
    });
  });
});

it('the stricter of the member’s and the operator’s limit holds', () => {
  const name = { kind: 'deposit', period: 'day' } as const;
  const own = ask(noProtection, { action: 'setLimit', setBy: 'member', amount: 50n, ...name });
  const both = ask(own, { action: 'setLimit', setBy: 'operator', amount: 30n, ...name });
  expect(effectiveLimit(both, 'deposit', 'day')).toBe(30n);
  expect(effectiveLimit(both, 'deposit', 'week')).toBeNull();
});

const amount = fc.oneof(fc.constant(null), fc.bigInt({ min: 0n, max: 5n }));
const limitName = fc.record({
  kind: fc.constantFrom(...limitKinds),
  period: fc.constantFrom('day' as const, 'week' as const),
  setBy: fc.constantFrom(...limitSetters),
});
const anyRequest: fc.Arbitrary<ProtectionRequest> = fc.oneof(
  fc.tuple(limitName, amount).map(([name, wanted]): ProtectionRequest => {
    return { action: 'setLimit', ...name, amount: wanted };
  }),
  limitName.map((name): ProtectionRequest => ({ action: 'confirmRaise', ...name })),
  limitName.map((name): ProtectionRequest => ({ action: 'confirmRaise', ...name })),
  limitName.map((name): ProtectionRequest => ({ action: 'withdrawRaise', ...name })),
  fc.constantFrom(...timeOutLengths).map((length): ProtectionRequest => {
    return { action: 'timeOut', length };
  }),
  fc.constantFrom(...exclusionLengths).map((length): ProtectionRequest => {
    return { action: 'exclude', length };
  }),
  fc.constant({ action: 'liftExclusion' } as const),
  fc.constantFrom(...realityCheckMinutes).map((minutes): ProtectionRequest => {
    return { action: 'setRealityCheck', minutes };
  }),
);
/** Steps of half a day, so that waits run out, and are cut short, all the time. */
const anyStory = fc.array(fc.tuple(anyRequest, fc.integer({ min: 0, max: 6 })), { maxLength: 60 });

/** Every state a story passes through, with what led to it. */
function replay(story: readonly (readonly [ProtectionRequest, number])[]) {
  let now = start;
  let before = noProtection;
  return story.map(([request, halfDays]) => {
    now = new Date(now.getTime() + halfDays * 12 * hour);
    const decided = decideProtection(before, request, now);
    const step = { request, now, before, after: before };
    if (!('refusal' in decided)) step.after = decided.protection;
    before = step.after;
    return step;
  });
}

describe('whatever is asked in whatever order', () => {
  it('no limit gets looser without 24 hours and a confirmation', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        for (const { request, now, before, after: next } of replay(story)) {
          for (const kind of limitKinds) {
            for (const period of limitPeriods) {
              const [was, is] = [before, next].map((one) => effectiveLimit(one, kind, period));
              if (was === undefined || is === undefined || !isLooser(is, was)) continue;
              expect(request.action).toBe('confirmRaise');
              const waited = before.limits
                .filter((limit) => limit.kind === kind && limit.period === period)
                .map(({ raise }) => now.getTime() - (raise?.askedAt.getTime() ?? now.getTime()));
              expect(Math.max(...waited)).toBeGreaterThanOrEqual(24 * hour);
            }
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('a time-out and an exclusion never end before their time', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        for (const { now, before, after: next } of replay(story)) {
          if (before.timeOutUntil !== null) {
            expect(next.timeOutUntil?.getTime()).toBeGreaterThanOrEqual(
              before.timeOutUntil.getTime(),
            );
          }
          if (before.exclusion === null) continue;
          const { until } = before.exclusion;
          const ended = until !== null && until <= now;
          if (next.exclusion === null) expect(ended).toBe(true);
          else if (until === null) expect(next.exclusion.until).toBeNull();
        }
      }),
      { numRuns: 300 },
    );
  });
});
