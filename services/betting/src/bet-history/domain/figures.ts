/** What bets are counted for: sports apart from those that run by themselves. */
import { type Sport, sports } from '@noriter/rules/sports';

export const figureProducts = ['mini', 'sport', 'esport', 'virtual'] as const;
export type FigureProduct = (typeof figureProducts)[number];

const virtualSports: readonly Sport[] = ['virtual-soccer', 'dog-racing', 'horse-racing'];

/** The sports of a product; none of mini games. */
export function sportsOf(product: FigureProduct): readonly Sport[] {
  if (product === 'mini') return [];
  return sports.filter((sport) => productOf(sport) === product);
}

function productOf(sport: Sport): FigureProduct {
  if (sport === 'esport') return 'esport';
  return virtualSports.includes(sport) ? 'virtual' : 'sport';
}

/** Gross gaming revenue of what was settled, and its share of the stakes in thousandths. */
export function revenueOf({ settledStake, returned }: { settledStake: bigint; returned: bigint }): {
  ggr: bigint;
  marginThousandths: number;
} {
  const ggr = settledStake - returned;
  const margin = settledStake === 0n ? 0n : (ggr * 1_000n) / settledStake;
  return { ggr, marginThousandths: Number(margin) };
}
