/** The one table of what can become of a bet, a leg or a slip: its word, and its colour. */
import type { BetRow } from '../api/contracts.ts';
import type { Tone } from '../ui/figures/badge.tsx';

/**
 * One meaning for each colour: red has won and blue has lost, as Korean markets write up and down;
 * brass waits; jade is money there already; plain is a stake that came back; danger was refused.
 * The words are `bet.word` of the catalogues.
 */
export const betTones = {
  pending: 'warn',
  open: 'brass',
  accepted: 'brass',
  won: 'up',
  halfWon: 'up',
  deadHeat: 'up',
  lost: 'down',
  halfLost: 'down',
  void: 'plain',
  toBeCancelled: 'plain',
  cancelled: 'plain',
  refused: 'danger',
  cashedOut: 'jade',
} as const satisfies Record<string, Tone>;

export type BetWord = keyof typeof betTones;

const words = {
  pending: 'pending',
  accepted: 'open',
  won: 'won',
  lost: 'lost',
  void: 'void',
  refused: 'refused',
  'cashed-out': 'cashedOut',
} as const satisfies Record<BetRow['state'], BetWord>;

/** What a bet's word is made of. */
export type BetStanding = Pick<BetRow, 'state' | 'isCancelled' | 'isToBeCancelled'>;

/**
 * A bet whose legs came to nothing is void; one that was taken back as a whole is cancelled. On a round
 * that was declared void it is open until the draw, and yet cannot win any more.
 */
export function betWord({ state, isCancelled, isToBeCancelled }: BetStanding): BetWord {
  if (isToBeCancelled) return 'toBeCancelled';
  return isCancelled ? 'cancelled' : words[state];
}

/**
 * What became of a bet by a settlement or the news of it: one that is void for a reason was taken back
 * as a whole, and one whose legs came to nothing has none. Betting says `isCancelled` by the same rule.
 */
export function voidWord(reason: string): BetWord & ('void' | 'cancelled') {
  return reason === '' ? 'void' : 'cancelled';
}

/** A state that a list is narrowed to, or that a settlement gave: nothing is known of its legs. */
export function stateWord(state: BetRow['state']): BetWord {
  return words[state];
}
