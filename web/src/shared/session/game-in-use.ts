import { useEffect } from 'react';
import { tabStorage } from '../storage/storage.ts';

/** Who plays is not put out of the game, and a game that was left open does not keep somebody logged in for ever. */
export const gameUseMs = 12 * 3_600_000;

const key = 'noriter.game-since';
const begins = new Set<{ since: number }>();

/** From now on a game is open that this page shows or has opened. A reload of the page does not begin it anew. */
export function beginGame(game: string, now: number): () => void {
  const [which, stamp] = tabStorage.getItem(key)?.split(' ') ?? [];
  const kept = Number(stamp);
  const begun = { since: which === game && kept <= now ? kept : now };
  tabStorage.setItem(key, `${game} ${begun.since}`);
  begins.add(begun);
  return () => begins.delete(begun);
}

/** Whether somebody plays: nothing of what they do there comes to the site's own page. */
export function isGameInUse(now: number): boolean {
  return [...begins].some(({ since }) => now - since < gameUseMs);
}

/** Counts a game as use of the site while it is open; null where none is, or is on its way. */
export function useGameInUse(game: string | null): void {
  useEffect(() => (game === null ? undefined : beginGame(game, Date.now())), [game]);
}
