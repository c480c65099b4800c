import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { GameView } from '../../../shared/api/contracts.ts';

/** What of a game its window needs. */
type LaunchedGame = Pick<GameView, 'vendorKey' | 'key' | 'names'>;

/** The game that is open in a window of its own, or on its way there. */
export type OpenGame = {
  game: LaunchedGame;
  /** Null where the browser gave no window: then the game has this page's place. */
  window: Window | null;
  /** Null while the vendor is asked. */
  sessionId: string | null;
};

const store = createStore<{ open: OpenGame | null }>(() => ({ open: null }));

export const openGame = {
  get: () => store.getState().open,
  set: (open: OpenGame | null) => store.setState({ open }),
};

export function useOpenGame(): OpenGame | null {
  return useStore(store, ({ open }) => open);
}
