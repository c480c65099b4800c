import type pg from 'pg';
import { mayReceive } from '../../members/domain/standing.ts';
import { type Receiver, readStanding } from '../../members/store/members.ts';
import { askedOf } from '../../promotions/actions/steps/entitled.ts';
import { isInSegment } from '../../promotions/domain/segment.ts';
import { type Promotion, readPromotion } from '../../promotions/store/promotions.ts';
import { type Course, courseOf, type Tournament, tournamentOf } from '../domain/course.ts';
import { enteredBy } from '../store/entries.ts';
import { countPlaces } from '../store/places.ts';
import { countRanked } from '../store/ranking.ts';
import { readRun } from '../store/runs.ts';
import { shownTournaments } from '../store/tournaments.ts';

/** One that is over is shown for so long. */
const SHOWN_DAYS = 30;
const DAY_MS = 86_400_000;

export type ShownTournament = {
  promotion: Promotion;
  tournament: Tournament;
  course: Course;
  isEntered: boolean;
  members: number;
};

/** The tournaments that are meant for a member: those that come, run, or ended of late. */
export async function tournamentsFor(
  db: pg.Pool,
  member: Receiver,
  now: Date,
): Promise<ShownTournament[]> {
  const { siteId } = member;
  const endedSince = new Date(now.getTime() - SHOWN_DAYS * DAY_MS);
  const shown: ShownTournament[] = [];
  for (const promotionId of await shownTournaments(db, { siteId, endedSince })) {
    const one = await tournamentFor(db, member, { promotionId, now });
    if (one !== null) shown.push(one);
  }
  return shown;
}

/** Null where there is none of that id for the member; whoever has entered keeps seeing it. */
export async function tournamentFor(
  db: pg.Pool,
  member: Receiver,
  { promotionId, now }: { promotionId: string; now: Date },
): Promise<ShownTournament | null> {
  const { siteId, memberId } = member;
  const promotion = await readPromotion(db, { siteId, promotionId });
  const tournament = promotion === null ? null : tournamentOf(promotion.definition);
  if (promotion?.state !== 'running' || tournament === null) return null;
  const standing = await readStanding(db, member);
  if (!mayReceive(standing, now)) return null;
  const entered = (await enteredBy(db, memberId, [promotionId])).has(promotionId);
  const { segment } = promotion.definition;
  const asked = await askedOf(db, promotion, member, now);
  if (!entered && !isInSegment(segment, { standing, ...asked }, now)) return null;
  const run = (await readRun(db, promotionId)) ?? { rankedAt: null };
  const course = courseOf(tournament, run, now);
  const members =
    course === 'finished'
      ? await countPlaces(db, promotionId)
      : await countRanked(db, { promotionId, now });
  const isEntered = entered || tournament.rules.entry === 'automatic';
  return { promotion, tournament, course, isEntered, members };
}
