import { describe, expect, it } from 'vitest';
import { fixtureStates } from '../../../sportsbook/domain/override.ts';
import { hasWaited, putOffOf } from './put-off.ts';

const hour = (number: number) => new Date(Date.UTC(2026, 0, 15, number));
const leg = (fixture: Parameters<typeof putOffOf>[0]['fixture']) => ({
  startsAt: hour(10),
  putOffHours: 48,
  fixture,
});
const deadline = hour(10 + 48);

describe('a match that is not played when it was to be', () => {
  it.each(['postponed', 'abandoned', 'cancelled'] as const)(
    '%s: is waited for so long',
    (state) => {
      const given = leg({ state, startsAt: hour(10) });
      expect(putOffOf(given)).toEqual({ state, startsAt: null, voidAt: deadline });
      expect(hasWaited(given, new Date(deadline.getTime() - 1))).toBe(false);
      expect(hasWaited(given, deadline)).toBe(true);
    },
  );

  it('has no new start that is believed while it is postponed', () => {
    const given = leg({ state: 'postponed', startsAt: hour(30) });
    expect(putOffOf(given)).toEqual({ state: 'postponed', startsAt: null, voidAt: deadline });
  });

  it('is waited for where its new start is soon enough, however long the feed is silent then', () => {
    const given = leg({ state: 'planned', startsAt: new Date(deadline.getTime() - 1) });
    expect(putOffOf(given)).toMatchObject({ startsAt: given.fixture.startsAt, voidAt: null });
    expect(hasWaited(given, hour(1_000))).toBe(false);
  });

  it('is waited for to the end where its new start is later than that', () => {
    const given = leg({ state: 'planned', startsAt: deadline });
    expect(putOffOf(given)).toEqual({ state: 'planned', startsAt: deadline, voidAt: deadline });
    expect(hasWaited(given, hour(20))).toBe(false);
    expect(hasWaited(given, deadline)).toBe(true);
  });

  it.each([5, 10])('is none that begins at its hour or before', (start) => {
    const given = leg({ state: 'planned', startsAt: hour(start) });
    expect(putOffOf(given)).toBe(null);
    expect(hasWaited(given, hour(1_000))).toBe(false);
  });

  it('is none that has begun, whenever', () => {
    for (const state of fixtureStates.filter((one) => one === 'running' || one === 'finished')) {
      expect(hasWaited(leg({ state, startsAt: hour(500) }), hour(1_000))).toBe(false);
    }
  });
});
