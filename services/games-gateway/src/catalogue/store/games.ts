import type pg from 'pg';
import type { Game, GameState } from '../domain/game.ts';

const columns = `game_id as "gameId", vendor_key as "vendorKey", game_code as "gameCode",
  vendor_code as "vendorCode", group_code as "groupCode", name_ko as "nameKo",
  name_en as "nameEn", name_vi as "nameVi", choseong, image_key as "imageKey",
  rtp_bp as "rtpBp", volatility, features, tags, has_demo as "hasDemo",
  is_playable as "isPlayable", max_bet as "maxBet", kind, state, is_pinned as "isPinned", ord,
  plays, added_at as "addedAt"`;

export async function readGames(pool: pg.Pool): Promise<Game[]> {
  const { rows } = await pool.query<Game>(`select ${columns} from game`);
  return rows;
}

/**
 * Changes whenever a game is written, added or taken away. A row's transaction id grows with each write of
 * it, so the sum does; a moment would not do, as what was begun earlier may be committed later.
 */
export async function readGamesVersion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>(
    `select count(*) || '-' || coalesce(sum(xmin::text::bigint), 0) as version from game`,
  );
  return rows[0]?.version ?? '0-0';
}

/** One vendor's games of a group: what is put in order together. */
export type GameList = { vendorKey: string; groupCode: string };

export async function readGamesOf(
  db: pg.Pool | pg.ClientBase,
  { vendorKey, groupCode }: GameList,
): Promise<Game[]> {
  const { rows } = await db.query<Game>(
    `select ${columns} from game where vendor_key = $1 and group_code = $2`,
    [vendorKey, groupCode],
  );
  return rows;
}

/** Locks the game's row until the transaction ends. */
export async function lockGame(tx: pg.ClientBase, gameId: string): Promise<Game | null> {
  const { rows } = await tx.query<Game>(
    `select ${columns} from game where game_id = $1 for update`,
    [gameId],
  );
  return rows[0] ?? null;
}

/** What operators set of a game. */
export type GameSetting = {
  gameId: string;
  state: GameState;
  isPinned: boolean;
  ord: number;
  maxBet: bigint | null;
};

export async function saveGame(tx: pg.ClientBase, game: GameSetting, at: Date): Promise<Game> {
  const { rows } = await tx.query<Game>(
    `update game set state = $2, is_pinned = $3, ord = $4, max_bet = $5, changed_at = $6
     where game_id = $1 returning ${columns}`,
    [game.gameId, game.state, game.isPinned, game.ord, game.maxBet, at],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A locked game is there.');
  return row;
}
