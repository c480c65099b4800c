import { useState } from 'react';
import type { GameOrder } from '../../shared/contracts.ts';
import { type Beside, moved, pinnedFirst } from './moved.ts';

type Draft = { saved: GameOrder; ids: readonly string[]; touched: ReadonlySet<string> };

/**
 * An order while it is changed. It keeps the version it was made of: what somebody else has saved
 * meanwhile shows only after this one is given up, and saving it is refused.
 */
export function useOrderDraft(saved: GameOrder) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const of = draft?.saved ?? saved;
  const ids = draft?.ids ?? of.games.map(({ id }) => id);
  const byId = new Map(of.games.map((game) => [game.id, game]));
  const pinned = new Set(of.games.filter(({ isPinned }) => isPinned).map(({ id }) => id));
  return {
    games: ids.flatMap((id) => byId.get(id) ?? []),
    version: of.version,
    touched: draft?.touched ?? new Set<string>(),
    move: (taken: ReadonlySet<string>, beside: Beside) =>
      setDraft({
        saved: of,
        ids: pinnedFirst(moved(ids, taken, beside), pinned),
        touched: new Set([...(draft?.touched ?? []), ...taken]),
      }),
    discard: () => setDraft(null),
  };
}
