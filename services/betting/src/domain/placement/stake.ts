/**
 * Invariant: a slip is staked by one command, whose id follows from the slip's. So the wallet takes
 * all of it or nothing, and a command that is sent again is the same command.
 */
import { deriveId } from '@noriter/kit/ids';

/** What the ledger says money was for; refunds name the same, so that they undo the turnover. */
export const SLIP_SUBJECT = 'bet-slip';

/** What became of a slip's stake; `refusal` is the wallet's code, null when it was taken. */
export type StakeOutcome = {
  readonly slipId: string;
  readonly commandId: string;
  readonly refusal: string | null;
  /** When the wallet decided it, by its own record. */
  readonly at: Date;
};

export function stakeCommandId(slipId: string): string {
  return deriveId('bet-stake', slipId);
}

/** The command that pays a bet, gives it back or takes back what was not due: one for each version. */
export function returnCommandId(betId: string, settlementVersion: number): string {
  return deriveId('bet-return', `${betId}:${settlementVersion}`);
}

/** Where the stakes of a product go, and its winnings come from. */
export function houseOf(product: string): string {
  return `house:${product}`;
}
