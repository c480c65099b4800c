import { MemberStatus } from '@noriter/proto/member_events_pb';
import type pg from 'pg';

type Db = pg.Pool | pg.ClientBase;

export type Ranked = {
  memberId: string;
  loginId: string;
  nickname: string;
  place: number;
  score: bigint;
  reachedAt: Date;
};

/**
 * Who has a place: not the operator's own accounts, partners, nor whom the site may give nothing at that
 * moment. Of whom nothing has arrived yet there is nothing against it. $1 is the promotion, $2 the moment.
 */
const PLACED = `tournament_score left join member using (member_id)
  where promotion_id = $1 and score > 0 and (member.member_id is null or (
    not is_test and not is_partner and not excluded
    and status in (${MemberStatus.UNSPECIFIED}, ${MemberStatus.ACTIVE})
    and (time_out_until is null or time_out_until <= $2)))`;

const ORDER = 'score desc, reached_at, member_id';

const NAMED = `member_id as "memberId", coalesce(login_id, '') as "loginId",
  coalesce(nickname, '') as nickname, score, reached_at as "reachedAt"`;

type Of = { promotionId: string; now: Date };

/** A page of the ranking, the first place first. */
export async function rankedMembers(
  db: Db,
  { promotionId, now, limit, offset = 0 }: Of & { limit: number; offset?: number },
): Promise<Ranked[]> {
  const { rows } = await db.query<Omit<Ranked, 'place'>>(
    `select ${NAMED} from ${PLACED} order by ${ORDER} limit $3 offset $4`,
    [promotionId, now, limit, offset],
  );
  return rows.map((row, at) => ({ ...row, place: offset + at + 1 }));
}

/** How many have a place. */
export async function countRanked(db: Db, { promotionId, now }: Of): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from ${PLACED}`,
    [promotionId, now],
  );
  return rows[0]?.total ?? 0;
}

export type Own = { place: number | null; score: bigint };

/** Where some members stand; the place is null without one. Who has no score is not in it. */
export async function standingsOf(
  db: Db,
  { promotionId, now, memberIds }: Of & { memberIds: readonly string[] },
): Promise<Map<string, Own>> {
  const { rows } = await db.query<Own & { memberId: string }>(
    `with ranked as (
       select member_id, row_number() over (order by ${ORDER})::int as place from ${PLACED})
     select own.member_id as "memberId", score, place
     from tournament_score own left join ranked using (member_id)
     where own.promotion_id = $1 and own.member_id = any($3::uuid[])`,
    [promotionId, now, memberIds],
  );
  return new Map(rows.map(({ memberId, ...own }) => [memberId, own]));
}

/** Writes how it ended, once: who has a place then. */
export async function insertPlaces(tx: pg.ClientBase, { promotionId, now }: Of): Promise<void> {
  await tx.query(
    `insert into tournament_place (promotion_id, member_id, place, score, reached_at)
     select $1::uuid, member_id, row_number() over (order by ${ORDER}), score, reached_at from ${PLACED}
     on conflict do nothing`,
    [promotionId, now],
  );
}
