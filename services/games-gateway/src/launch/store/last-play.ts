import type pg from 'pg';

/** When a member last had a game open or a round moving; null where never. */
export async function readLastPlay(pool: pg.Pool, memberId: string): Promise<Date | null> {
  const { rows } = await pool.query<{ last: Date | null }>(
    `select greatest(
       (select max(last_at) from game_round where member_id = $1),
       (select max(greatest(started_at, live_at, ended_at)) from game_session where member_id = $1
        and mode = 'real')) as last`,
    [memberId],
  );
  return rows[0]?.last ?? null;
}
