/**
 * Invariant: a simulation gives what the rules would have given, until the budget or the number of grants was
 * used up; from then on nothing.
 */
import type { Won } from '@noriter/kit/money';

/** What a Korean day would have asked for. */
export type SimulatedDay = { day: string; grants: number; amount: Won };

export type Simulation = {
  days: SimulatedDay[];
  grants: number;
  amount: Won;
  /** The day on which the budget or the number of grants was used up; null where it was not. */
  usedUpOn: string | null;
};

/** Of a day that does not fit whole, as many average grants are given as fit. */
export function simulate(
  days: readonly SimulatedDay[],
  { budget, inAll }: { budget: Won; inAll: number | null },
): Simulation {
  const simulation: Simulation = { days: [], grants: 0, amount: 0n, usedUpOn: null };
  for (const one of days) {
    if (simulation.usedUpOn !== null) break;
    const room = {
      grants: inAll === null ? one.grants : inAll - simulation.grants,
      amount: budget - simulation.amount,
    };
    const given = fitting(one, room);
    if (given.grants < one.grants) simulation.usedUpOn = one.day;
    simulation.days.push(given);
    simulation.grants += given.grants;
    simulation.amount += given.amount;
  }
  return simulation;
}

function fitting(one: SimulatedDay, room: { grants: number; amount: Won }): SimulatedDay {
  if (one.grants <= room.grants && one.amount <= room.amount) return one;
  const average = one.amount / BigInt(Math.max(1, one.grants));
  const byBudget = average === 0n ? one.grants : Number(room.amount / average);
  const grants = Math.max(0, Math.min(one.grants, room.grants, byBudget));
  return { day: one.day, grants, amount: average * BigInt(grants) };
}
