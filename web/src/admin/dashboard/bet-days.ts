import { parseWon } from '../../shared/format/money.ts';
import type { BetFigures } from '../shared/contracts.ts';

export type BetDay = {
  day: string;
  bets: number;
  stake: bigint;
  refused: number;
  refusedStake: bigint;
  settledStake: bigint;
  returned: bigint;
  ggr: bigint;
};

/** Every day of the last ones, the products of each added up, days without any as zeros. */
export function betDays({ days, today }: Pick<BetFigures, 'days' | 'today'>, count: number) {
  const found = Map.groupBy(days, ({ day }) => day);
  return Array.from({ length: count }, (_, at): BetDay => {
    const day = dayBefore(today, count - 1 - at);
    return (found.get(day) ?? []).reduce(added, { ...nothing, day });
  });
}

/** Gross gaming revenue of what was staked, in percent with one decimal; null without stakes. */
export function marginText({ ggr, settledStake }: Pick<BetDay, 'ggr' | 'settledStake'>) {
  if (settledStake === 0n) return null;
  const tenths = (ggr * 1_000n) / settledStake;
  return `${(Number(tenths) / 10).toFixed(1)}%`;
}

const nothing = {
  bets: 0,
  stake: 0n,
  refused: 0,
  refusedStake: 0n,
  settledStake: 0n,
  returned: 0n,
  ggr: 0n,
};

function added(sum: BetDay, one: BetFigures['days'][number]): BetDay {
  return {
    day: sum.day,
    bets: sum.bets + one.bets,
    stake: sum.stake + parseWon(one.stake),
    refused: sum.refused + one.refused,
    refusedStake: sum.refusedStake + parseWon(one.refusedStake),
    settledStake: sum.settledStake + parseWon(one.settledStake),
    returned: sum.returned + parseWon(one.returned),
    ggr: sum.ggr + parseWon(one.ggr),
  };
}

function dayBefore(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - count);
  return at.toISOString().slice(0, 10);
}
