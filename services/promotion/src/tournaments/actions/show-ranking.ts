import type pg from 'pg';
import { countPlaces, placesOf, placesOfMembers } from '../store/places.ts';
import {
  countRanked,
  type Own,
  type Ranked,
  rankedMembers,
  standingsOf,
} from '../store/ranking.ts';
import { readRun } from '../store/runs.ts';

/** How many places a page shows. */
const FIRST_PLACES = 30;

const nowhere: Own = { place: null, score: 0n };

type Ranking = {
  first: Ranked[];
  members: number;
  ownOf: (memberId: string) => Own;
};

/** How a tournament stands at a moment, or how it ended, with where some members are. */
export async function shownRanking(
  db: pg.Pool,
  { promotionId, now, memberIds }: { promotionId: string; now: Date; memberIds: readonly string[] },
): Promise<Ranking> {
  const run = await readRun(db, promotionId);
  const isOver = run !== null && run.rankedAt !== null;
  return isOver
    ? endedRanking(db, promotionId, memberIds)
    : live(db, { promotionId, now, memberIds });
}

async function live(
  db: pg.Pool,
  of: { promotionId: string; now: Date; memberIds: readonly string[] },
): Promise<Ranking> {
  const [first, members, own] = await Promise.all([
    rankedMembers(db, { ...of, limit: FIRST_PLACES }),
    countRanked(db, of),
    standingsOf(db, of),
  ]);
  return { first, members, ownOf: (memberId) => own.get(memberId) ?? nowhere };
}

async function endedRanking(
  db: pg.Pool,
  promotionId: string,
  memberIds: readonly string[],
): Promise<Ranking> {
  const [first, members, own] = await Promise.all([
    placesOf(db, { promotionId, limit: FIRST_PLACES }),
    countPlaces(db, promotionId),
    placesOfMembers(db, promotionId, memberIds),
  ]);
  return { first, members, ownOf: (memberId) => own.get(memberId) ?? nowhere };
}
