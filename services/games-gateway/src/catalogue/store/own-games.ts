import type pg from 'pg';
import type { OwnGames } from '../domain/find-games.ts';

/** How many games a member played last are kept in sight. */
const RECENT_MAX = 50;

export async function readOwnGames(pool: pg.Pool, memberId: string): Promise<OwnGames> {
  const { rows } = await pool.query<{ favourites: string[]; recent: string[] }>(
    `select array(select game_id::text from game_favourite where member_id = $1) as favourites,
       array(select game_id::text from game_recent where member_id = $1
             order by played_at desc limit ${RECENT_MAX}) as recent`,
    [memberId],
  );
  const [row] = rows;
  return { favourites: new Set(row?.favourites), recent: row?.recent ?? [] };
}

export async function saveFavourite(
  pool: pg.Pool,
  { memberId, gameId, at }: { memberId: string; gameId: string; at: Date },
): Promise<void> {
  await pool.query(
    `insert into game_favourite (member_id, game_id, added_at) values ($1, $2, $3)
     on conflict do nothing`,
    [memberId, gameId, at],
  );
}

export async function removeFavourite(
  pool: pg.Pool,
  { memberId, gameId }: { memberId: string; gameId: string },
): Promise<void> {
  await pool.query('delete from game_favourite where member_id = $1 and game_id = $2', [
    memberId,
    gameId,
  ]);
}

export async function saveRecent(
  tx: pg.ClientBase,
  { memberId, gameId, at }: { memberId: string; gameId: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into game_recent (member_id, game_id, played_at) values ($1, $2, $3)
     on conflict (member_id, game_id) do update set played_at = excluded.played_at`,
    [memberId, gameId, at],
  );
}
