import type { GameOrder, OrderedGame } from '../../shared/contracts.ts';
import { gameOf } from './records.ts';

export function orderedGameOf(gameId: string, ko: string): OrderedGame {
  const { id, key, vendorKey, vendorCode, groupCode, names, image, state, isPinned } = gameOf(
    gameId,
    ko,
  );
  return { id, key, vendorKey, vendorCode, groupCode, names, image, state, isPinned };
}

type OrderChange = { version?: number; total?: number; pinned?: string };

/** An order of a vendor's slots; the one that is pinned stands in front already. */
export function orderOf(
  games: readonly OrderedGame[],
  { version = 0, total = games.length, pinned }: OrderChange = {},
): GameOrder {
  return {
    groupCode: 'slot',
    groups: [
      { groupCode: 'slot', games: total },
      { groupCode: 'h-slot', games: 1 },
    ],
    version,
    changedAt: null,
    changedBy: null,
    total,
    games: games.map((game) => ({ ...game, isPinned: game.id === pinned })),
  };
}
