/** How a game takes stakes and pays wins, whoever keeps the money. */
import type { Player } from '../protocols/protocol.ts';

export type Stake = {
  readonly roundId: string;
  readonly gameCode: string;
  readonly amount: bigint;
};
export type Prize = Stake & {
  readonly betTxId: string;
  readonly keepsOpen: boolean;
  readonly kind: 'win' | 'jackpot';
};

/** Balances in won; null where none is known yet. */
export type BetAnswer =
  | { readonly ok: true; readonly txId: string; readonly balance: bigint | null }
  | { readonly ok: false; readonly code: string; readonly balance: bigint | null };

export type GameWallet = {
  /** Makes a launch token live. */
  open(player: Player): Promise<{ player: Player; balance: bigint | null } | { code: string }>;
  balance(player: Player): Promise<{ balance: bigint } | { code: string }>;
  /** A stake is taken or it is not: an unknown outcome is rolled back and counts as not taken. */
  bet(player: Player, stake: Stake): Promise<BetAnswer>;
  /** Resolves once it is booked, or after a while without that: it is then delivered later. */
  win(player: Player, prize: Prize): Promise<{ balance: bigint | null }>;
};
