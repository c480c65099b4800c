import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarOf } from '../calendar.ts';
import {
  type Betting,
  lossOf,
  type Moment,
  netsOf,
  noBetting,
  stakeRefusal,
  withBet,
} from './betting.ts';

function noonOf(day: string): Moment {
  return { at: new Date(`${day}T03:00:00Z`), calendar: calendarOf(day) };
}

/** Wednesday. */
const today = noonOf('2026-01-14');
const limited = (changes: Partial<Betting['lossMax']>): Betting => ({
  ...noBetting,
  lossMax: { ...noBetting.lossMax, ...changes },
});

describe('net losses', () => {
  test('grow by stakes and shrink by what comes back', () => {
    const after = withBet(withBet(noBetting, 30n, today), -50n, today);
    expect(after.day).toBe('2026-01-14');
    expect(after.net).toEqual({ day: -20n, week: -20n, month: -20n });
  });

  test.each([
    ['2026-01-15', { day: 0n, week: 10n, month: 10n }],
    ['2026-01-18', { day: 0n, week: 10n, month: 10n }],
    ['2026-01-19', { day: 0n, week: 0n, month: 10n }],
    ['2026-02-01', { day: 0n, week: 0n, month: 0n }],
  ])('of %s begin with %o', (day, net) => {
    expect(netsOf(withBet(noBetting, 10n, today), calendarOf(day))).toEqual(net);
  });

  test('a week goes on over the end of a month', () => {
    const friday = withBet(noBetting, 10n, noonOf('2026-01-30'));
    expect(netsOf(friday, calendarOf('2026-02-01'))).toEqual({ day: 0n, week: 10n, month: 0n });
  });

  test('of a clock that is behind count where they belong, and turn nothing back', () => {
    const ahead = withBet(noBetting, 10n, noonOf('2026-02-01'));
    const after = withBet(ahead, 5n, noonOf('2026-01-31'));
    expect(after.day).toBe('2026-02-01');
    expect(after.net).toEqual({ day: 10n, week: 15n, month: 10n });
  });

  test.each([
    ['stake', 5n],
    ['payout', -5n],
    ['refund', -5n],
    ['clawback', 5n],
    ['game_money_out', 5n],
    ['game_money_in', -5n],
    ['deposit', null],
    ['free_bet_stake', null],
    ['free_bet_clawback', null],
    ['transfer_out', null],
  ] as const)('of %s change by %s', (kind, lost) => {
    expect(lossOf(kind, 5n)).toBe(lost);
  });

  test('are the sums of each period’s movements', () => {
    const day = fc.integer({ min: 0, max: 45 }).map((days) => {
      return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
    });
    const movement = fc.tuple(day, fc.bigInt({ min: -9n, max: 9n }));
    fc.assert(
      fc.property(fc.array(movement, { minLength: 1, maxLength: 30 }), (some) => {
        const movements = some.toSorted(([one], [other]) => one.localeCompare(other));
        const end = movements.reduce(
          (betting, [at, lost]) => withBet(betting, lost, noonOf(at)),
          noBetting,
        );
        const last = movements.at(-1)?.[0] ?? '';
        expect(end.day).toBe(last);
        const { week, month } = calendarOf(last);
        const sumFrom = (first: string) =>
          movements.reduce((sum, [at, lost]) => (at >= first ? sum + lost : sum), 0n);
        expect(end.net).toEqual({ day: sumFrom(last), week: sumFrom(week), month: sumFrom(month) });
      }),
    );
  });
});

describe('a stake', () => {
  test('is not taken before the time-out is over', () => {
    const closed = { ...noBetting, closedUntil: new Date(today.at.getTime() + 1) };
    expect(stakeRefusal(closed, 1n, today)).toBe('W101');
    expect(stakeRefusal({ ...noBetting, closedUntil: today.at }, 1n, today)).toBeNull();
  });

  test.each([
    [{ day: 100n }, 'W102'],
    [{ week: 100n }, 'W103'],
    [{ month: 100n }, 'W104'],
  ])('is not taken where %o could be passed, and taken up to it', (lossMax, refusal) => {
    const lost = withBet(limited(lossMax), 60n, today);
    expect(stakeRefusal(lost, 40n, today)).toBeNull();
    expect(stakeRefusal(lost, 41n, today)).toBe(refusal);
    const won = withBet(lost, -200n, today);
    expect(stakeRefusal(won, 240n, today)).toBeNull();
    expect(stakeRefusal(won, 241n, today)).toBe(refusal);
  });

  test('is judged by the new period’s loss when one has begun', () => {
    const lost = withBet(limited({ day: 100n }), 100n, today);
    expect(stakeRefusal(lost, 1n, today)).toBe('W102');
    expect(stakeRefusal(lost, 100n, noonOf('2026-01-15'))).toBeNull();
  });
});
