import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type RoundCycle, roundAt, roundOf, roundsFrom, roundsPerDay } from './round-clock.ts';

const powerball: RoundCycle = { cycle: 300, offset: 0, cutOff: 5 };
const korea = (text: string) => new Date(`${text}+09:00`);

describe('rounds of five minutes', () => {
  it('are 288 a day, the last at the next midnight', () => {
    expect(roundsPerDay(powerball)).toBe(288);
    expect(roundOf(powerball, '2026-11-21', 1).drawsAt).toEqual(korea('2026-11-21T00:05:00'));
    expect(roundOf(powerball, '2026-11-21', 287).drawsAt).toEqual(korea('2026-11-21T23:55:00'));
    expect(roundOf(powerball, '2026-11-21', 288).drawsAt).toEqual(korea('2026-11-22T00:00:00'));
  });

  it.each([
    ['2026-11-21T00:00:00', '2026-11-21', 1],
    ['2026-11-21T00:04:59.999', '2026-11-21', 1],
    ['2026-11-21T00:05:00', '2026-11-21', 2],
    ['2026-11-21T23:55:00', '2026-11-21', 288],
    ['2026-11-21T23:59:59', '2026-11-21', 288],
    ['2026-12-31T23:59:59', '2026-12-31', 288],
  ])('at %s the next draw is of %s, round %i', (text, gameDay, number) => {
    expect(roundAt(powerball, korea(text))).toMatchObject({ gameDay, number });
  });

  it('close before they are drawn, by the cut-off', () => {
    const round = roundOf(powerball, '2026-11-21', 10);
    expect(round.closesAt).toEqual(korea('2026-11-21T00:49:55'));
    expect(round.opensAt).toEqual(korea('2026-11-21T00:45:00'));
  });

  it.each([0, 289, 1.5])('have no number %d', (number) => {
    expect(() => roundOf(powerball, '2026-11-21', number)).toThrow(RangeError);
  });
});

describe('rounds of any cycle', () => {
  const clock = fc.record({
    cycle: fc.constantFrom(60, 120, 180, 300, 420),
    offset: fc.constantFrom(0, 5, 125),
    cutOff: fc.nat(30),
  });
  const moment = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-01-01T00:00:00Z'),
    noInvalidDate: true,
  });

  it('hold the moment they are asked for, and follow each other without a gap', () => {
    fc.assert(
      fc.property(clock, moment, (one, now) => {
        const [first, second, third] = roundsFrom(one, now, 3);
        if (!first || !second || !third) throw new Error('Three were asked for');
        expect(first.drawsAt.getTime()).toBeGreaterThan(now.getTime());
        expect(second.opensAt.getTime()).toBeGreaterThanOrEqual(first.drawsAt.getTime());
        expect(third.drawsAt.getTime()).toBeGreaterThan(second.drawsAt.getTime());
        expect(roundOf(one, first.gameDay, first.number)).toEqual(first);
      }),
    );
  });
});
