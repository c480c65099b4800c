import type { Won } from '@noriter/kit/money';

/** A deposit or withdrawal that is completed: it stays so, and counts once. */
export type CashMove = {
  readonly requestId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly isDeposit: boolean;
  readonly amount: Won;
  readonly at: Date;
};
