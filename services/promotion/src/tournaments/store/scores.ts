import type pg from 'pg';
import type { Score } from '../domain/score.ts';

/** The scores of some members, for whoever holds the run. */
export async function scoresOf(
  tx: pg.ClientBase,
  promotionId: string,
  memberIds: readonly string[],
): Promise<Map<string, Score>> {
  const { rows } = await tx.query<Score & { memberId: string }>(
    `select member_id as "memberId", score, reached_at as "reachedAt" from tournament_score
     where promotion_id = $1 and member_id = any($2::uuid[])`,
    [promotionId, memberIds],
  );
  return new Map(rows.map(({ memberId, score, reachedAt }) => [memberId, { score, reachedAt }]));
}

/** Writes the scores of members; null takes a member's away. */
export async function writeScores(
  tx: pg.ClientBase,
  promotionId: string,
  scores: ReadonlyMap<string, Score | null>,
): Promise<void> {
  const all = [...scores];
  const there = all.flatMap(([memberId, one]) => (one === null ? [] : [{ memberId, ...one }]));
  await tx.query(
    'delete from tournament_score where promotion_id = $1 and member_id = any($2::uuid[])',
    [promotionId, all.flatMap(([memberId, one]) => (one === null ? [memberId] : []))],
  );
  await tx.query(
    `insert into tournament_score (promotion_id, member_id, score, reached_at)
     select $1::uuid, * from unnest($2::uuid[], $3::bigint[], $4::timestamptz[])
     on conflict (promotion_id, member_id) do update
       set score = excluded.score, reached_at = excluded.reached_at`,
    [
      promotionId,
      there.map(({ memberId }) => memberId),
      there.map(({ score }) => score),
      there.map(({ reachedAt }) => reachedAt),
    ],
  );
}
