import type { Logger } from '@noriter/kit/logging';
import type pg from 'pg';
import type { Game } from '../domain/game.ts';
import { type GameOrder, orders, usualOrder } from '../domain/game-orders.ts';
import { readGames, readGamesVersion } from './games.ts';

/** How old a list may be, in milliseconds. */
const FRESH_MS = 1_000;

/** All games in memory: ten thousand are listed, searched and looked up without a question. */
export type GameTable = {
  /** Changes with whatever is shown. */
  version(): string;
  /** In their usual order. */
  all(): readonly Game[];
  /** In another order, which is made once for all that ask. */
  inOrder(order: GameOrder): readonly Game[];
  byId(gameId: string): Game | undefined;
  byCode(vendorKey: string, gameCode: string): Game | undefined;
  /** Reads them now: for whoever has just changed one. */
  refresh(): Promise<void>;
  close(): void;
};

/** Opens the table: read once, and again when something changed. */
export async function openGameTable(
  pool: pg.Pool,
  { log, excluded }: { log: Logger; excluded: readonly string[] },
): Promise<GameTable> {
  let version = '';
  let games: readonly Game[] = [];
  let byId = new Map<string, Game>();
  let byCode = new Map<string, Game>();
  let ordered = new Map<GameOrder, readonly Game[]>();
  const refresh = async () => {
    const present = await readGamesVersion(pool);
    if (present === version) return;
    const read = await readGames(pool);
    games = read.filter(({ gameCode }) => !excluded.includes(gameCode)).toSorted(usualOrder);
    byId = new Map(games.map((game) => [game.gameId, game]));
    byCode = new Map(games.map((game) => [`${game.vendorKey} ${game.gameCode}`, game]));
    ordered = new Map([['usual', games]]);
    version = present;
  };
  await refresh();
  const timer = setInterval(() => {
    refresh().catch((err: unknown) => log.warn({ err }, 'the games could not be read'));
  }, FRESH_MS);
  timer.unref();
  return {
    version: () => version,
    all: () => games,
    inOrder(order) {
      const known = ordered.get(order);
      if (known !== undefined) return known;
      const made = games.toSorted(orders[order]);
      ordered.set(order, made);
      return made;
    },
    byId: (gameId) => byId.get(gameId),
    byCode: (vendorKey, gameCode) => byCode.get(`${vendorKey} ${gameCode}`),
    refresh,
    close: () => clearInterval(timer),
  };
}
