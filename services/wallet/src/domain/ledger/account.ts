/**
 * Invariant: no balance is below zero, who owes has no cash, and the version grows by exactly one
 * with each change.
 */
import type { Won } from '@noriter/kit/money';

/** What a member owns: spendable cash, cash held for a withdrawal on its way, and points. */
export const balanceNames = ['cash', 'held', 'points'] as const;
export type BalanceName = (typeof balanceNames)[number];

export type Account = {
  readonly memberId: string;
  readonly siteId: string;
  readonly cash: Won;
  readonly held: Won;
  readonly points: Won;
  /** What was to be taken back and was not there. */
  readonly owed: Won;
  readonly version: bigint;
};

/** The account of a member whose money has never moved. */
export function emptyAccount(memberId: string, siteId: string): Account {
  return { memberId, siteId, cash: 0n, held: 0n, points: 0n, owed: 0n, version: 0n };
}

/** Whether an account of the ledger is one of the member's own. */
export function isMemberAccount(account: string): boolean {
  return isBalanceName(account) || account === 'owed';
}

/** The account once an amount came to one of its sides; what comes to the debt lowers it. */
export function withEntry(account: Account, side: string, amount: Won): Account {
  if (isBalanceName(side)) return { ...account, [side]: account[side] + amount };
  return side === 'owed' ? { ...account, owed: account.owed - amount } : account;
}

function isBalanceName(account: string): account is BalanceName {
  return account === 'cash' || account === 'held' || account === 'points';
}
