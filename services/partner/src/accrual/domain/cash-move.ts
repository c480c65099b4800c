import type { Won } from '@noriter/kit/money';

/**
 * A deposit or withdrawal that is completed, or a deposit that was taken back since; or what a partner gave a
 * member, or took: each counts once.
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

/** A completed deposit that did not stand. */
export type TakenBack = Pick<CashMove, 'requestId' | 'siteId' | 'memberId'>;
