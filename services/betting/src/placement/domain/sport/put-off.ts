/**
 * Invariant: a leg waits for a match that is put off until a moment that stood fast when its ticket was
 * placed, and no longer. Only what the feed reports puts a match off: of one that it is silent about,
 * nobody knows whether it is played.
 */
import type { FixtureState } from '../../../sportsbook/domain/override.ts';

/** A leg, and its match as it is reported now. */
export type WaitingLeg = {
  /** When its match was to begin as the ticket was placed. */
  readonly startsAt: Date;
  /** By the rules of then. */
  readonly putOffHours: number;
  readonly fixture: { readonly state: FixtureState; readonly startsAt: Date };
};

export type PutOff = {
  readonly state: FixtureState;
  /** The new start; null where none is known. */
  readonly startsAt: Date | null;
  /** From when on the leg is void; null where the new start is before. */
  readonly voidAt: Date | null;
};

const HOUR_MS = 3_600_000;

/** Where a match is not played when it was to be: until when a leg waits for it. Null where it is. */
export function putOffOf({ startsAt, putOffHours, fixture }: WaitingLeg): PutOff | null {
  const { state, startsAt: next } = fixture;
  const voidAt = new Date(startsAt.getTime() + putOffHours * HOUR_MS);
  switch (state) {
    case 'postponed':
    case 'abandoned':
    case 'cancelled':
      return { state, startsAt: null, voidAt };
    case 'planned':
      if (next <= startsAt) return null;
      return { state, startsAt: next, voidAt: next < voidAt ? null : voidAt };
    case 'running':
    case 'finished':
      return null;
    default:
      return state satisfies never;
  }
}

/** Whether a leg without a result has waited long enough. */
export function hasWaited(leg: WaitingLeg, at: Date): boolean {
  const voidAt = putOffOf(leg)?.voidAt ?? null;
  return voidAt !== null && voidAt <= at;
}
