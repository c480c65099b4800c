import type { Won } from '@noriter/kit/money';
import type { Chain } from './chain.ts';

/**
 * A deposit or withdrawal that is completed, or a deposit that was taken back since; or what a member was given, or
 * what was taken of them, by a transfer: each counts once.
 */
export type CashMove = {
  readonly requestId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly isDeposit: boolean;
  /** Below zero where a deposit is undone. */
  readonly amount: Won;
  /** When it was completed; of what is undone too, so that it leaves whom it had counted for. */
  readonly at: Date;
};

/** A member's side of a transfer; both sides of what a member gives another one are of the same. */
export type TransferMove = CashMove & { readonly transferId: string };

/** A move and whom it counts for; null where it counts for nobody's figures. */
export type AttributedMove = CashMove & { readonly chain: Chain | null };

/** A completed deposit that did not stand. */
export type TakenBack = Pick<CashMove, 'requestId' | 'siteId' | 'memberId'>;
