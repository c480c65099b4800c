import type { GameOffer, GameView } from '../../../shared/api/contracts.ts';
import { useGameLocked } from '../../../shared/member/game-locks.ts';

/** The scopes of LOCK_BET_YN that are about third-party games: all of them, a vendor's, or one. */
const allGames = 'games';
const vendorScope = (vendorKey: string) => `vendor:${vendorKey}`;
const gameScope = (vendorKey: string, key: string) => `game:${vendorKey}:${key}`;

export function useVendorLocked(vendorKey: string): boolean {
  return useGameLocked(allGames, vendorScope(vendorKey));
}

/** Whether a game is locked, by itself or with all of its vendor's. */
export function useThirdPartyLocked(vendorKey: string, key: string): boolean {
  return useGameLocked(vendorScope(vendorKey), gameScope(vendorKey, key), allGames);
}

/** Whether a game can be opened: as the list said, and overtaken by a lock that came live. */
export function useGameOffer(game: Pick<GameView, 'vendorKey' | 'key' | 'offer'>): GameOffer {
  const isLocked = useThirdPartyLocked(game.vendorKey, game.key);
  return game.offer === 'open' && isLocked ? 'maintenance' : game.offer;
}
