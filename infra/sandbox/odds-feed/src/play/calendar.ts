/** Announces what will be played, in time, and forgets what is long over. */
import { type Plan, WEEK_MS, weekOf, weekPlans } from '../world/fixtures.ts';
import {
  type Cycle,
  cyclePlans,
  cycles,
  shortPlan,
  type Tour,
  tourPlan,
  tours,
} from '../world/short-fixtures.ts';
import { announce } from './match.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How far behind the start of the process each begins, so that there are results from the start. */
export const BEHIND_MS = 4 * HOUR_MS;
const SHORTS_BEHIND_MS = 40 * MINUTE_MS;
const CYCLES_BEHIND_MS = 15 * MINUTE_MS;

const CYCLES_AHEAD = 5;
const TOURS_AHEAD_MS = 3 * HOUR_MS;
const SHORTS_AHEAD_MS = 10 * MINUTE_MS;
const KEPT_MS = HOUR_MS;

export function scheduleCalendar(
  world: World,
  { shortEveryMs, withTours }: { shortEveryMs: number; withTours: boolean },
): void {
  const from = world.agenda.now();
  keepWeek(world, from);
  for (const cycle of cycles) {
    const first = Math.ceil((world.since - CYCLES_BEHIND_MS) / cycle.everyMs);
    announceCycle(world, cycle, first);
  }
  for (const { leagueId, everyMs } of withTours ? tours : []) {
    const tour = { leagueId, everyMs: Math.round(everyMs / world.speed) };
    announceTour(world, tour, Math.ceil((world.since - BEHIND_MS / world.speed) / tour.everyMs));
  }
  if (shortEveryMs > 0) {
    const first = Math.ceil((world.since - SHORTS_BEHIND_MS) / shortEveryMs);
    announceShort(world, first, shortEveryMs);
  }
}

/** All of the next seven days is announced; what is long over is forgotten. */
function keepWeek(world: World, from: number): void {
  const now = world.agenda.now();
  const weeks = [weekOf(from), weekOf(from) + 1, weekOf(from) + 2];
  for (const plan of weeks.flatMap((week) => weekPlans(world.seed, week))) {
    const isDue = plan.startTime >= from && plan.startTime < now + WEEK_MS;
    if (isDue && !world.matches.has(plan.eventId)) announce(world, plan);
  }
  for (const [eventId, { standing }] of world.matches) {
    if (standing.closedAt !== null && standing.closedAt < now - KEPT_MS)
      world.matches.delete(eventId);
  }
  const next = now + 10 * MINUTE_MS;
  world.agenda.at(next, () => keepWeek(world, Math.max(from, now)));
}

function announceCycle(world: World, cycle: Cycle, number: number): void {
  announceAll(world, cyclePlans(world.seed, cycle, number));
  world.agenda.at((number + 1 - CYCLES_AHEAD) * cycle.everyMs, () => {
    announceCycle(world, cycle, number + 1);
  });
}

function announceTour(world: World, tour: Tour, number: number): void {
  announceAll(world, [tourPlan(world.seed, tour, number)]);
  world.agenda.at((number + 1) * tour.everyMs - TOURS_AHEAD_MS / world.speed, () => {
    announceTour(world, tour, number + 1);
  });
}

function announceShort(world: World, number: number, everyMs: number): void {
  announceAll(world, [shortPlan(world.seed, number, everyMs)]);
  world.agenda.at((number + 1) * everyMs - SHORTS_AHEAD_MS, () => {
    announceShort(world, number + 1, everyMs);
  });
}

function announceAll(world: World, plans: readonly Plan[]): void {
  for (const plan of plans) announce(world, plan);
}
