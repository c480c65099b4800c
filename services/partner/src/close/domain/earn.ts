/**
 * Invariant: what holders earn of a chain's days together is the chain's highest rate of their base, to
 * the won: floors are taken once for each chain and period, and what they leave over goes to the top.
 */
import type { Won } from '@noriter/kit/money';
import type { Chain } from '../../accrual/domain/chain.ts';
import type { RateKind } from '../../vocabulary/kinds.ts';
import { shareOut } from '../../vocabulary/share-out.ts';

/** What a chain did in a period; corrections are a line of their own. */
export type LineSum = {
  readonly chain: Chain;
  readonly isCorrection: boolean;
  readonly turnover: Won;
  readonly stake: Won;
  readonly returned: Won;
  readonly deposited: Won;
  readonly withdrawn: Won;
  /** The member's at 0, then tiers 1 to 5. */
  readonly rolling: readonly Won[];
};

/** A line of a statement: what a holder earned of one category. */
export type EarnedLine = {
  readonly holderId: string;
  readonly kind: RateKind;
  readonly category: string;
  readonly isCorrection: boolean;
  readonly turnover: Won;
  readonly base: Won;
  readonly withdrawn: Won;
  readonly amount: Won;
};

/** Statement lines of everybody in the chains, each once. */
export function earnedLines(lines: Iterable<LineSum>): EarnedLine[] {
  const sums = new Map<string, EarnedLine>();
  for (const line of lines) {
    for (const one of earnedOf(line)) {
      const key = `${one.holderId} ${one.kind} ${one.category} ${one.isCorrection}`;
      const before = sums.get(key);
      sums.set(key, before === undefined ? one : addLines(before, one));
    }
  }
  return [...sums.values()];
}

function earnedOf(line: LineSum): EarnedLine[] {
  const { chain, isCorrection, turnover } = line;
  const both = { category: chain.category, isCorrection };
  if (chain.category === 'cash') {
    const base = line.deposited - line.withdrawn;
    return sharesOf(chain, base).map(([holderId, amount]) => ({
      ...both,
      holderId,
      kind: 'cash-share',
      turnover: 0n,
      base,
      withdrawn: line.withdrawn,
      amount,
    }));
  }
  const rolled = line.rolling.reduce((all, won) => all + won, 0n);
  const net = line.stake - line.returned - rolled;
  const money = { turnover, withdrawn: 0n };
  return [
    ...chain.links.map(({ partnerId, tier }) => ({
      ...both,
      ...money,
      holderId: partnerId,
      kind: 'rolling' as const,
      base: turnover,
      amount: line.rolling[tier] ?? 0n,
    })),
    ...sharesOf(chain, net).map(([holderId, amount]) => ({
      ...both,
      ...money,
      holderId,
      kind: 'losing' as const,
      base: net,
      amount,
    })),
  ];
}

function sharesOf({ links, losing }: Chain, base: Won): (readonly [string, Won])[] {
  const { byTier } = shareOut(base, losing);
  return links.map(({ partnerId, tier }) => [partnerId, byTier.get(tier) ?? 0n] as const);
}

function addLines(one: EarnedLine, other: EarnedLine): EarnedLine {
  return {
    ...one,
    turnover: one.turnover + other.turnover,
    base: one.base + other.base,
    withdrawn: one.withdrawn + other.withdrawn,
    amount: one.amount + other.amount,
  };
}
