import type { Clock } from '../values/clock.ts';
import { koreaDay } from '../values/korea-time.ts';

/** A clock that stands still until it is set. */
export type SettableClock = Clock & {
  set(time: Date | string): void;
  /** Moves on by some milliseconds. */
  advance(ms: number): void;
};

/** @example const clock = settableClock('2026-01-15T03:00:00Z'); */
export function settableClock(start: Date | string): SettableClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    set(time) {
      now = new Date(time).getTime();
    },
    advance(ms) {
      now += ms;
    },
  };
}

/**
 * The Korean day before this one. Lists show today by default, and what a test says began an hour
 * ago is not there between midnight and one.
 */
export function yesterday(): string {
  return koreaDay(new Date(Date.now() - 86_400_000));
}
