import { describe, expect, it } from 'vitest';

import {
  askLimit,
  confirmRaise,
  type Limit,
  noLimit,
  openRaise,
  strictest,
  withdrawn,
} from './protection-limit.ts';

const start = new Date('2026-01-15T03:00:00Z');
const hour = 60 * 60_000;
const after = (hours: number) => new Date(start.getTime() + hours * hour);
const limit = (amount: bigint | null): Limit => ({ amount, raise: null });

describe('asking for a limit', () => {
  it.each<[string, bigint | null, bigint | null]>([
    ['the first one', null, 50_000n],
    ['a lower one', 50_000n, 30_000n],
    ['none of money at all', 50_000n, 0n],
    ['the same again', 50_000n, 50_000n],
  ])('sets %s at once', (_name, before, wanted) => {
    expect(askLimit(limit(before), wanted, start)).toEqual(limit(wanted));
  });

  it.each<[string, bigint | null]>([
    ['a higher one', 80_000n],
    ['its removal', null],
  ])('keeps %s waiting', (_name, wanted) => {
    const asked = askLimit(limit(50_000n), wanted, start);
    expect(asked).toEqual({ amount: 50_000n, raise: { amount: wanted, askedAt: start } });
  });

  it('does not begin the wait of the same raise anew, but that of another one', () => {
    const asked = askLimit(limit(50_000n), 80_000n, start);
    expect(askLimit(asked, 80_000n, after(5)).raise?.askedAt).toEqual(start);
    expect(askLimit(asked, 90_000n, after(5)).raise?.askedAt).toEqual(after(5));
  });

  it('drops a waiting raise when it is set lower instead', () => {
    const asked = askLimit(limit(50_000n), null, start);
    expect(askLimit(asked, 40_000n, after(1))).toEqual(limit(40_000n));
  });
});

describe('confirming a raise', () => {
  const asked = askLimit(limit(50_000n), 80_000n, start);

  it.each([
    ['at once', 0, 'early'],
    ['a millisecond before the day is over', 24 - 1 / 3_600_000, 'early'],
    ['after a week and a day', 8 * 24, 'none'],
  ])('%s is refused', (_name, hours, refusal) => {
    expect(confirmRaise(asked, after(hours))).toMatchObject({ refusal });
  });

  it.each([24, 100, 8 * 24 - 1])('works after %d hours', (hours) => {
    expect(confirmRaise(asked, after(hours))).toEqual({ limit: limit(80_000n) });
  });

  it('needs a raise', () => {
    expect(confirmRaise(noLimit, start)).toEqual({ refusal: 'none' });
    expect(openRaise(withdrawn(asked), after(30))).toBeNull();
  });
});

it('of several limits the strictest holds, and none is looser than any', () => {
  expect(strictest([null, 30n, 50n])).toBe(30n);
  expect(strictest([0n, 30n])).toBe(0n);
  expect(strictest([null, null])).toBeNull();
  expect(strictest([])).toBeNull();
});
