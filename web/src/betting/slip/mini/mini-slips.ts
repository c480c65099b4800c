import type { PlaceBody } from '../../../shared/api/contracts.ts';
import type { MiniGame } from '../../mini/model/mini-games.ts';
import type { SlipPlacing } from '../common/slip-product.ts';
import { miniProblems } from '../model/mini-problems.ts';
import { createSlip, type SlipStore } from '../store/slip-store.ts';

/** One chosen selection, at the odds the member saw. */
export type MiniPick = {
  marketId: string;
  selectionId: string;
  odds: string;
  /** Of the round that was open then; a bet goes to the one that is open when it is sent. */
  number?: number | undefined;
};

export type MiniStore = SlipStore<MiniPick, PlaceBody>;

const names = {
  keyOf: ({ selectionId }: MiniPick) => selectionId,
  marketOf: ({ marketId }: MiniPick) => marketId,
};

const slips = new Map<MiniGame, MiniStore>();

/** The slip of a game: it outlives the round it was begun in. */
export function miniSlip(game: MiniGame): MiniStore {
  const slip = slips.get(game) ?? createSlip<MiniPick, PlaceBody>(game, names);
  slips.set(game, slip);
  return slip;
}

export function miniPlacing(game: MiniGame): SlipPlacing<MiniPick, PlaceBody> {
  return {
    store: miniSlip(game),
    problemsIn: miniProblems,
    changes: [['mini', game, 'markets']],
    // It is closed, and looked open: by a slow clock, or because it was declared void meanwhile.
    oldBy: { B1012: ['mini', game, 'round'] },
  };
}
