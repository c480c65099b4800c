/**
 * Invariant: a slip is staked by one command, whose id follows from the slip's. So the wallet takes
 * all of it or nothing, and a command that is sent again is the same command. A stake that was taken
 * of a slip that is refused is given back by one command, whose id follows likewise.
 */
import { deriveId } from '@noriter/kit/ids';
import type { Won } from '@noriter/kit/money';
import type { MoneyCommand } from '@noriter/wallet-client/command';

/** What money was for, in the ledger; refunds name the same, so that they undo the turnover. */
export const SLIP_SUBJECT = 'bet-slip';

type Owner = { siteId: string; memberId: string; slipId: string; product: string };

/** A slip that may be staked by a free bet; null where its member does. */
type Staked = Owner & { freeBetId: string | null; stake: Won; at: Date };

export function stakeCommandId(slipId: string): string {
  return deriveId('bet-stake', slipId);
}

/** Takes the stake of a whole slip. */
export function stakeCommand(slip: Staked): MoneyCommand {
  const { slipId, stake, at } = slip;
  const commandId = stakeCommandId(slipId);
  return { ...ofSlip(slip), commandId, kind: stakeKindOf(slip), amount: stake, at };
}

/** The command that pays a bet, gives it back or takes back what was not due: one for each version. */
export function returnCommandId(betId: string, settlementVersion: number): string {
  return deriveId('bet-return', `${betId}:${settlementVersion}`);
}

/** Gives the stake of a slip back that was taken before the slip was refused. */
export function refundCommand(slip: Staked): MoneyCommand {
  const { slipId, stake, at, freeBetId } = slip;
  const commandId = deriveId('bet-refund', slipId);
  const kind = freeBetId === null ? 'refund' : 'free_bet_refund';
  return { ...ofSlip(slip), commandId, kind, amount: stake, at };
}

type MovedBet = Owner & {
  /** Made of the bet and its settlement's version. */
  commandId: string;
  isVoid: boolean;
  /** Below zero it is taken back. */
  moved: Won;
};

/**
 * Pays what a bet returns, gives the stake of a void one back, or takes back what was not due: what of
 * that is not there, the wallet keeps as a debt.
 */
export function returnCommand(bet: MovedBet, at: Date): MoneyCommand {
  const { commandId, isVoid, moved } = bet;
  const back = isVoid ? 'refund' : 'payout';
  return {
    ...ofSlip(bet),
    commandId,
    kind: moved < 0n ? 'clawback' : back,
    amount: moved < 0n ? -moved : moved,
    at,
  };
}

/**
 * The command that gives a void bet's stake back to its free bet, or takes it again: a correction, which no
 * protection of its member's refuses as it would a stake.
 */
export function freeReturnCommandId(betId: string, settlementVersion: number): string {
  return deriveId('bet-free-return', `${betId}:${settlementVersion}`);
}

export function freeReturnCommand(
  bet: Owner & { commandId: string; freeMoved: Won },
  at: Date,
): MoneyCommand {
  const { commandId, freeMoved } = bet;
  return {
    ...ofSlip(bet),
    commandId,
    kind: freeMoved < 0n ? 'free_bet_clawback' : 'free_bet_refund',
    amount: freeMoved < 0n ? -freeMoved : freeMoved,
    at,
  };
}

export function stakeKindOf({ freeBetId }: Pick<Staked, 'freeBetId'>): 'stake' | 'free_bet_stake' {
  return freeBetId === null ? 'stake' : 'free_bet_stake';
}

function ofSlip({ siteId, memberId, slipId, product }: Owner) {
  const counterAccount = `house:${product}`;
  return {
    siteId,
    memberId,
    counterAccount,
    subjectType: SLIP_SUBJECT,
    subjectId: slipId,
    product,
  };
}
