import type pg from 'pg';
import type { Own, Ranked } from './ranking.ts';

type Db = pg.Pool | pg.ClientBase;

export type Place = Ranked & { decidedAt: Date | null; refusal: string };

const COLUMNS = `member_id as "memberId", coalesce(login_id, '') as "loginId",
  coalesce(nickname, '') as nickname, place, score, reached_at as "reachedAt",
  decided_at as "decidedAt", refusal`;

/** How a tournament ended, the first place first. */
export async function placesOf(
  db: Db,
  { promotionId, limit, offset = 0 }: { promotionId: string; limit: number; offset?: number },
): Promise<Place[]> {
  const { rows } = await db.query<Place>(
    `select ${COLUMNS} from tournament_place left join member using (member_id)
     where promotion_id = $1 order by place limit $2 offset $3`,
    [promotionId, limit, offset],
  );
  return rows;
}

export async function countPlaces(db: Db, promotionId: string): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'select count(*)::int as total from tournament_place where promotion_id = $1',
    [promotionId],
  );
  return rows[0]?.total ?? 0;
}

/** Where some members ended; who has no place is not in it. */
export async function placesOfMembers(
  db: Db,
  promotionId: string,
  memberIds: readonly string[],
): Promise<Map<string, Own>> {
  const { rows } = await db.query<Own & { memberId: string }>(
    `select member_id as "memberId", place, score from tournament_place
     where promotion_id = $1 and member_id = any($2::uuid[])`,
    [promotionId, memberIds],
  );
  return new Map(rows.map(({ memberId, ...own }) => [memberId, own]));
}

/** Places whose prize is due, the first one first. */
export async function duePlaces(
  db: Db,
  promotionId: string,
  lastPlace: number,
): Promise<{ memberId: string; place: number }[]> {
  const { rows } = await db.query<{ memberId: string; place: number }>(
    `select member_id as "memberId", place from tournament_place
     where promotion_id = $1 and place <= $2 and decided_at is null order by place`,
    [promotionId, lastPlace],
  );
  return rows;
}

/**
 * Writes what became of a place's prize, once.
 *
 * @returns false when it was decided before
 */
export async function decidePlace(
  tx: Db,
  of: { promotionId: string; memberId: string; refusal: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update tournament_place set decided_at = $3, refusal = $4
     where promotion_id = $1 and member_id = $2 and decided_at is null`,
    [of.promotionId, of.memberId, of.at, of.refusal],
  );
  return rowCount === 1;
}
