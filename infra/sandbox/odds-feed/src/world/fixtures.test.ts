import { expect, test } from 'vitest';
import { createGame } from '../model/game.ts';
import { WEEK_MS, weekOf, weekPlans } from './fixtures.ts';
import { cyclePlans, cycles, shortPlan, type Tour, tourPlan, tours } from './short-fixtures.ts';
import { sportNames, sportOf } from './sports.ts';

const week = weekOf(Date.UTC(2026, 10, 21));

test('a week has fixtures of every sport that is not virtual, with two who are not the same', () => {
  const plans = weekPlans('seed', week);
  const played = new Set(plans.map(({ sport }) => sport));
  expect([...played].sort()).toEqual(sportNames.filter((one) => !sportOf(one).isVirtual).sort());
  for (const { competitors, isRanked } of plans.filter((one) => !one.isRanked)) {
    expect(isRanked).toBe(false);
    expect(new Set(competitors.map(({ id }) => id)).size).toBe(2);
  }
});

test('the same seed gives the same week, and another one another', () => {
  expect(weekPlans('seed', week)).toEqual(weekPlans('seed', week));
  expect(weekPlans('other', week)).not.toEqual(weekPlans('seed', week));
});

test('a week begins on Monday in Korea, and each event has one name', () => {
  const plans = [...weekPlans('seed', week), ...weekPlans('seed', week + 1)];
  const monday = Date.UTC(2026, 10, 15, 15);
  expect(Math.min(...plans.map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(monday);
  expect(new Set(plans.map(({ eventId }) => eventId)).size).toBe(plans.length);
});

test('virtual cycles are two and three minutes, and have a number of their own', () => {
  const lengths = Object.fromEntries(cycles.map(({ sport, everyMs }) => [sport, everyMs / 60_000]));
  expect(lengths).toEqual({ 'virtual-soccer': 3, 'dog-racing': 2, 'horse-racing': 3 });
  const [soccer, dogs] = cycles;
  if (!soccer || !dogs) throw new Error('There are no cycles.');
  expect(cyclePlans('seed', soccer, 9).map(({ startTime }) => startTime)).toEqual(
    Array.from({ length: 4 }, () => 9 * soccer.everyMs),
  );
  const [race] = cyclePlans('seed', dogs, 9);
  expect(race?.competitors.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('short matches take the sports in turn', () => {
  const sports = Array.from({ length: 40 }, (_, number) => shortPlan('seed', number, 60_000).sport);
  expect(new Set(sports).size).toBe(sportNames.filter((one) => sportOf(one).inPlay).length);
});

/** Who plays when, by the courses of the matches themselves. */
function played(tour: Tour, from: number, to: number) {
  const first = Math.ceil((from - 4 * HOUR) / tour.everyMs);
  const last = Math.floor(to / tour.everyMs);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const plan = tourPlan('seed', tour, first + index);
    const seconds = createGame('seed', plan).course.stages.at(-1)?.to ?? 0;
    return { sport: plan.sport, from: plan.startTime, to: plan.startTime + seconds * 1000 };
  });
}

const HOUR = 3_600_000;

test('at every moment of a week ten matches of five sports are played, e-sport among them', () => {
  const from = Date.UTC(2026, 10, 16);
  const matches = tours.flatMap((tour) => played(tour, from, from + WEEK_MS));
  for (let at = from; at < from + WEEK_MS; at += HOUR / 6) {
    const now = matches.filter((match) => match.from <= at && at < match.to);
    expect(now.length).toBeGreaterThanOrEqual(10);
    const sports = new Set(now.map(({ sport }) => sport));
    expect(sports.size).toBe(tours.length);
    expect(sports).toContain('esport');
  }
});

test('at every hour of a week each virtual sport begins again within three minutes', () => {
  const from = Date.UTC(2026, 10, 16);
  const virtual = sportNames.filter((one) => sportOf(one).isVirtual);
  expect(cycles.map(({ sport }) => sport).toSorted()).toEqual(virtual.toSorted());
  for (let at = from; at < from + WEEK_MS; at += HOUR) {
    for (const cycle of cycles) {
      const plans = cyclePlans('seed', cycle, Math.floor(at / cycle.everyMs) + 1);
      expect(plans.length).toBeGreaterThan(0);
      for (const { startTime, sport } of plans) {
        expect(sport).toBe(cycle.sport);
        expect(startTime - at).toBeGreaterThan(0);
        expect(startTime - at).toBeLessThanOrEqual(3 * 60_000);
      }
    }
  }
});
