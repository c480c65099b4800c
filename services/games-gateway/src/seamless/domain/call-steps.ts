import { type CallEnding, callEndings } from './call-ending.ts';
import { type CallTime, timesOf } from './call-times.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** So many steps are drawn, whatever the time they cover. */
export const STEPS = 30;

/** For so many hours minutes are kept, and looked back at. */
export const hoursBack = [1, 6, 24] as const;
export type HoursBack = (typeof hoursBack)[number];

/** Calls of one step of a time, by how they ended, and how long they took. */
export type CallStep = { at: Date } & ReturnType<typeof timesOf> & Record<CallEnding, number>;

/** The steps of the hours before a moment. The minute that runs is in none: it is not over. */
export function periodOf(now: Date, hours: HoursBack) {
  const until = now.getTime() - (now.getTime() % MINUTE_MS);
  const stepMs = (hours * HOUR_MS) / STEPS;
  return { from: new Date(until - hours * HOUR_MS), until: new Date(until), stepMs };
}

type Counted = { step: number; ending: string; calls: number };
type Timed = CallTime & { step: number };

/** All steps in their order; where nothing was counted there are zeros, and no times. */
export function stepsOf(
  { from, stepMs }: { from: Date; stepMs: number },
  counted: readonly Counted[],
  timed: readonly Timed[],
): CallStep[] {
  const found = new Map(counted.map((row) => [`${row.step} ${row.ending}`, row.calls]));
  const timesByStep = Map.groupBy(timed, ({ step }) => step);
  return Array.from({ length: STEPS }, (_, step) => {
    const calls = callEndings.map((ending) => [ending, found.get(`${step} ${ending}`) ?? 0]);
    const at = new Date(from.getTime() + step * stepMs);
    const times = timesOf(timesByStep.get(step) ?? []);
    return { at, ...times, ...(Object.fromEntries(calls) as Record<CallEnding, number>) };
  });
}
