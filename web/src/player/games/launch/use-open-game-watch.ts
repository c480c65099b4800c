import { useEffect } from 'react';
import { useGameLocked } from '../../../shared/member/game-locks.ts';
import { memberSession } from '../../../shared/member/member-session.ts';
import { useGameInUse } from '../../../shared/session/game-in-use.ts';
import { useThirdPartyLocked } from '../model/use-game-offer.ts';
import { closeGameSession } from './close-session.ts';
import { type OpenGame, openGame } from './open-game.ts';

const lookEveryMs = 10_000;

/**
 * Watches the window of a game from the page that opened it: whether it was closed, whether somebody
 * is still logged in, and whether the game was locked. While it is open, this page is in use.
 *
 * @param onLocked - after the window was closed because of a lock
 */
export function useOpenGameWatch(open: OpenGame, onLocked: () => void): void {
  const isGameLocked = useThirdPartyLocked(open.game.vendorKey, open.game.key);
  // Of this member alone: by an operator, or by the member's own exclusion.
  const isTaken = useGameLocked(`session:${open.sessionId}`);
  const isLocked = isGameLocked || isTaken;
  useGameInUse(open.sessionId);
  useEffect(() => {
    const look = () => {
      if (open.window?.closed === true && open.sessionId !== null) closeGame(open);
    };
    const timer = setInterval(look, lookEveryMs);
    // Who comes back to this page has most likely closed the game.
    window.addEventListener('focus', look);
    const stop = memberSession.onEnd(() => closeGame(open));
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      stop();
    };
  }, [open]);
  useEffect(() => {
    if (!isLocked || open.sessionId === null) return;
    closeGame(open);
    onLocked();
  }, [isLocked, open, onLocked]);
}

/** Closes the window, tells the server, and takes the overlay away. */
export function closeGame({ window: shown, sessionId }: OpenGame): void {
  shown?.close();
  openGame.set(null);
  if (sessionId !== null && memberSession.get() !== null) void closeGameSession(sessionId);
}
