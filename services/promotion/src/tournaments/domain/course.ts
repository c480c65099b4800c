/**
 * Invariant: bets count that were placed from a tournament's start to its end; their results count until
 * it is closed, and it is closed when the wait for late ones is over and what came before that is read.
 */
import type { Definition } from '../../promotions/domain/definition.ts';
import type { TournamentRules } from '../../promotions/domain/tournament-rules.ts';

export type Tournament = { definition: Definition; rules: TournamentRules; endsAt: Date };

/** counting: no bet counts any more, and results are waited for. */
export const courses = ['coming', 'running', 'counting', 'finished'] as const;
export type Course = (typeof courses)[number];

/** A promotion as a tournament; null where it is none. */
export function tournamentOf(definition: Definition): Tournament | null {
  const { rules, endsAt } = definition;
  if (rules.trigger !== 'tournament' || endsAt === null) return null;
  return { definition, rules, endsAt: new Date(endsAt) };
}

/** When it is closed, unless an operator waits no longer. */
export function closesAt({ rules, endsAt }: Tournament): Date {
  return new Date(endsAt.getTime() + rules.waitMinutes * 60_000);
}

/** What betting shows as settled to an operator who ends the wait is published by then. */
const PUBLISHED_MS = 60_000;

/** When results are waited for no longer, but those that are there to be read. */
export function dueAt(tournament: Tournament, { waitEndedAt }: { waitEndedAt: Date | null }): Date {
  const atLast = closesAt(tournament);
  if (waitEndedAt === null) return atLast;
  const sooner = new Date(waitEndedAt.getTime() + PUBLISHED_MS);
  return sooner < atLast ? sooner : atLast;
}

export function courseOf(
  { definition: { startsAt }, endsAt }: Tournament,
  { rankedAt }: { rankedAt: Date | null },
  now: Date,
): Course {
  if (rankedAt !== null) return 'finished';
  if (now < new Date(startsAt)) return 'coming';
  return now < endsAt ? 'running' : 'counting';
}

/** Whether a bet that was placed at a moment is one of a tournament's, for who entered at another. */
export function isWithin(
  { definition: { startsAt }, endsAt }: Tournament,
  { placedAt, enteredAt }: { placedAt: Date; enteredAt: Date | null },
): boolean {
  const begun = new Date(startsAt);
  const from = enteredAt !== null && enteredAt > begun ? enteredAt : begun;
  return placedAt >= from && placedAt < endsAt;
}
