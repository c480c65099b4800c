/**
 * Invariant: a promotion gives only while it runs, between its start and its end, to members of its
 * segment whom the site may give anything at all.
 */
import { mayReceive } from '../../members/domain/standing.ts';
import type { Definition } from './definition.ts';
import { type Candidate, isInSegment } from './segment.ts';

export type PromotionState = 'draft' | 'running' | 'stopped';

/** PR002 nothing may be given, PR003 not to this member, PR004 not at this moment. */
export type Withheld = 'PR002' | 'PR003' | 'PR004';

/**
 * Why a member gets nothing of a promotion at this moment; null where they do. Where it is given later, only
 * whether the site may give them anything is judged by then.
 */
export function withheldFrom(
  { state, definition }: { state: PromotionState; definition: Definition },
  candidate: Candidate,
  now: Date,
  givenAt = now,
): Withheld | null {
  if (!mayReceive(candidate.standing, givenAt)) return 'PR002';
  const { startsAt, endsAt, segment } = definition;
  const isOver = endsAt !== null && new Date(endsAt) <= now;
  if (state !== 'running' || new Date(startsAt) > now || isOver) return 'PR004';
  return isInSegment(segment, candidate, now) ? null : 'PR003';
}
