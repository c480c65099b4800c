import type { Pool } from 'pg';
import { waitUntil } from '../machine/wait-until.ts';
import { call, type PlayerSession } from './site-client.ts';

const OFFERED_MS_MAX = 90_000;

/** Games of the sandbox whose vendors call the site, one for each protocol. */
export const seamlessGames = [
  { vendorKey: 'evolution', gameKey: 'noriter-baccarat-1' },
  { vendorKey: 'kplay', gameKey: 'noriter-moon-rabbit' },
  { vendorKey: 'pragmatic', gameKey: 'noriter-seoul-night' },
  { vendorKey: 'bomb', gameKey: 'noriter-bomb' },
] as const;

/** The one whose money lies with its vendor. */
export const transferGame = { vendorKey: 'kfishing', gameKey: 'noriter-fishing' } as const;

type GameName = { readonly vendorKey: string; readonly gameKey: string };

/** Makes members known to games-gateway as those who may play: `MemberStatus.ACTIVE`. */
export async function knowPlayers(games: Pool, members: readonly string[]): Promise<void> {
  await games.query(
    `insert into member (member_id, site_id, status) select id, 'noriter', 2
     from unnest($1::uuid[]) as id on conflict (member_id) do nothing`,
    [members],
  );
}

/** A game that is open: its session here, and the token that its vendor has. */
export type OpenGame = { sessionId: string; launchToken: string };

/** Opens a game as its window would. @throws Error with the code, when the site does not open it now */
export async function openGame(
  url: string,
  { token }: Pick<PlayerSession, 'token'>,
  game: GameName,
): Promise<OpenGame> {
  const answer = await call(url, '/api/game/getGame', { ...game, gameType: '' }, { token });
  if (answer.resultCode !== '0') {
    throw new Error(`${game.gameKey} was not opened: ${answer.resultCode}.`);
  }
  const { gameurl, sessionId } = answer.data as { gameurl: string; sessionId: string };
  const launchToken = new URL(gameurl).searchParams.get('token');
  if (launchToken === null) throw new Error(`A game was opened without a token: ${gameurl}`);
  return { sessionId, launchToken };
}

/** Waits until the site opens these games: their catalogues are read, and known to who opens them. */
export async function waitForGames(
  url: string,
  player: PlayerSession,
  games: readonly GameName[],
): Promise<void> {
  const open = async () => {
    for (const game of games) await openGame(url, player, game);
    return true;
  };
  await waitUntil('the games are offered', open, OFFERED_MS_MAX);
}
