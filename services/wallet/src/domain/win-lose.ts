/**
 * Invariant: a result is what playing did alone. Deposits, withdrawals and points stand beside it
 * and never in it, and a stake that was given back was neither won nor lost.
 */
import type { Won } from '@noriter/kit/money';
import type { CommandKind } from './ledger/posting.ts';

/** A quarter of a year. A report over more would read every bet of a busy player at once. */
export const REPORT_DAYS_MAX = 92;

export type WinLose = {
  readonly deposits: Won;
  readonly withdrawals: Won;
  readonly pointsConverted: Won;
  readonly stakes: Won;
  readonly refunds: Won;
  readonly wins: Won;
};

export const noMoves: WinLose = {
  deposits: 0n,
  withdrawals: 0n,
  pointsConverted: 0n,
  stakes: 0n,
  refunds: 0n,
  wins: 0n,
};

const columns: Partial<Record<CommandKind, keyof WinLose>> = {
  deposit: 'deposits',
  withdrawal_pay: 'withdrawals',
  points_convert: 'pointsConverted',
  stake: 'stakes',
  refund: 'refunds',
  payout: 'wins',
};

/**
 * Adds what one kind of command moved; a kind that is in no column changes nothing. What is taken
 * back of a win was none.
 */
export function addMove(sums: WinLose, kind: CommandKind, amount: Won): WinLose {
  if (kind === 'clawback') return { ...sums, wins: sums.wins - amount };
  const column = columns[kind];
  return column === undefined ? sums : { ...sums, [column]: sums[column] + amount };
}

/** The sum of several days. */
export function totalOf(days: readonly WinLose[]): WinLose {
  return days.reduce(
    (total, day) => ({
      deposits: total.deposits + day.deposits,
      withdrawals: total.withdrawals + day.withdrawals,
      pointsConverted: total.pointsConverted + day.pointsConverted,
      stakes: total.stakes + day.stakes,
      refunds: total.refunds + day.refunds,
      wins: total.wins + day.wins,
    }),
    noMoves,
  );
}

/** What playing brought; below zero is lost. */
export function netOf({ stakes, refunds, wins }: WinLose): Won {
  return wins + refunds - stakes;
}
