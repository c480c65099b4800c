/** What a member asks to bet, and the context it is decided in. Both are plain records. */
import type { Won } from '@noriter/kit/money';
import type { Odds } from '@noriter/rules/odds';
import type { OddsPolicy } from '@noriter/rules/price-policy';
import type { OddsBook } from '../../mini/domain/odds-book.ts';
import type { RoundTotals } from '../../mini/domain/round-liability.ts';
import type { StakeLimits } from '../../site/domain/limits.ts';

export type AskedBet = {
  readonly selectionId: string;
  /** As the member saw them. */
  readonly odds: Odds;
  readonly stake: Won;
};

/** A slip: each selection a bet of its own, all accepted or none. */
export type Ask = {
  readonly product: 'mini';
  readonly gameId: string;
  /** yyyy-MM-dd in Korea. */
  readonly gameDay: string;
  readonly number: number;
  readonly oddsPolicy: OddsPolicy;
  readonly selections: readonly AskedBet[];
  /** What stakes it; the member does where there is none. */
  readonly freeBetId?: string | undefined;
};

/** free: may bet. suspended by an operator; locked: excluded from play; barred: never approved. */
export type Standing = 'free' | 'suspended' | 'locked' | 'barred';

export type Player = {
  readonly level: number;
  readonly isPartner: boolean;
  readonly standing: Standing;
};

/**
 * What the member already holds of one selection on the same draw, also of another game that is read
 * off it: one bet, or many together.
 */
export type OpenBet = {
  readonly gameId: string;
  readonly marketId: string;
  readonly selectionId: string;
  /** Of all of them. */
  readonly stake: Won;
  /** Those of the last seconds, one by one: the same once more is taken for a slip of the finger. */
  readonly recentStakes: readonly Won[];
};

export type MiniContext = {
  readonly player: Player;
  readonly isGameLocked: boolean;
  /** Null when the game has no such round; `isOpen` by the database's clock. */
  readonly round: { readonly roundId: string; readonly isOpen: boolean } | null;
  readonly book: OddsBook;
  readonly limits: StakeLimits;
  /** What everybody of the site has on the round. */
  readonly standing: RoundTotals;
  readonly open: readonly OpenBet[];
  /** Slips of the member that the wallet has not answered yet. */
  readonly waitingSlips: number;
};
