/**
 * Invariant: what is added to the roll-ups is the difference between what a bet stands for now and what
 * it stood for before, so they are always the sum of what stands.
 */
import type { Won } from '@noriter/kit/money';
import type { Shares } from '../../vocabulary/share-out.ts';
import type { Chain } from './chain.ts';

/** Sums of a day; each may be below zero where something was taken back. */
export type DayTotals = {
  bets: bigint;
  turnover: Won;
  stake: Won;
  returned: Won;
  deposited: Won;
  withdrawn: Won;
};

/** What is added to a chain on a day. */
export type Addition = {
  readonly chain: Chain;
  readonly memberId: string;
  readonly day: string;
  readonly isCorrection: boolean;
  readonly totals: DayTotals;
  /** The rolling of the member (0) and of each tier. */
  readonly rolling: readonly Won[];
};

export const noTotals: DayTotals = {
  bets: 0n,
  turnover: 0n,
  stake: 0n,
  returned: 0n,
  deposited: 0n,
  withdrawn: 0n,
};

/** Shares by their place: the member's own at 0, then tiers 1 to 5. */
export function sharesByTier({ byTier, member }: Shares): Won[] {
  return [member, ...[1, 2, 3, 4, 5].map((tier) => byTier.get(tier) ?? 0n)];
}

/** Adds up by a key; what adds up to the same key is one row of a table. */
export function addUp<Row extends object>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => string,
  add: (sum: Row, row: Row) => Row,
): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    const before = sums.get(key);
    sums.set(key, before === undefined ? row : add(before, row));
  }
  // One order for all who write: nobody waits in a circle.
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

export function addTotals(one: DayTotals, other: DayTotals): DayTotals {
  return {
    bets: one.bets + other.bets,
    turnover: one.turnover + other.turnover,
    stake: one.stake + other.stake,
    returned: one.returned + other.returned,
    deposited: one.deposited + other.deposited,
    withdrawn: one.withdrawn + other.withdrawn,
  };
}

export function addRolling(one: readonly Won[], other: readonly Won[]): Won[] {
  return one.map((won, at) => won + (other[at] ?? 0n));
}

/** What losing, or a share of cash, is taken of. */
export function netOf({ totals, rolling, chain }: Omit<Addition, 'memberId'>): Won {
  if (chain.category === 'cash') return totals.deposited - totals.withdrawn;
  return totals.stake - totals.returned - rolling.reduce((all, won) => all + won, 0n);
}

/** A partner's day: its own rolling, and its losing in micro-won, floored when a period is settled. */
export type PartnerDay = {
  readonly partnerId: string;
  readonly day: string;
  readonly category: string;
  readonly totals: DayTotals;
  readonly rolling: Won;
  readonly losingMicro: bigint;
};

export function partnerDays(additions: readonly Addition[]): PartnerDay[] {
  const rows = additions.flatMap(({ chain, day, totals, rolling, ...rest }) => {
    const net = netOf({ chain, day, totals, rolling, ...rest });
    return chain.links.map(({ partnerId, tier }) => ({
      partnerId,
      day,
      category: chain.category,
      totals,
      rolling: rolling[tier] ?? 0n,
      losingMicro: net * BigInt(effectiveAt(chain, tier)),
    }));
  });
  return addUp(
    rows,
    ({ partnerId, day, category }) => `${partnerId} ${day} ${category}`,
    (sum, row) => ({
      ...sum,
      totals: addTotals(sum.totals, row.totals),
      rolling: sum.rolling + row.rolling,
      losingMicro: sum.losingMicro + row.losingMicro,
    }),
  );
}

function effectiveAt({ losing }: Chain, tier: number): number {
  return losing.tiers.find((one) => one.tier === tier)?.effective ?? 0;
}
