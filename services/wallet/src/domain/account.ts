/**
 * Invariant: no balance is below zero, and the version grows by exactly one with each change.
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
  readonly version: bigint;
};

/** The account of a member whose money has never moved. */
export function emptyAccount(memberId: string, siteId: string): Account {
  return { memberId, siteId, cash: 0n, held: 0n, points: 0n, version: 0n };
}

export function isBalanceName(account: string): account is BalanceName {
  return account === 'cash' || account === 'held' || account === 'points';
}
