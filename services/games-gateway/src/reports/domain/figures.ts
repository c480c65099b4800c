import type { Won } from '@noriter/kit/money';

/** What was played, of a game on a day or of many together. */
export type Figures = {
  readonly bets: bigint;
  readonly staked: Won;
  /** Below zero where a day takes back what an earlier one paid. */
  readonly returned: Won;
  /** Of what returned: jackpots. */
  readonly jackpots: Won;
  /** Promotions and adjustments beside the rounds. */
  readonly granted: Won;
};

export const noFigures: Figures = {
  bets: 0n,
  staked: 0n,
  returned: 0n,
  jackpots: 0n,
  granted: 0n,
};

export function sumOf(figures: Iterable<Figures>): Figures {
  let sum = noFigures;
  for (const { bets, staked, returned, jackpots, granted } of figures) {
    sum = {
      bets: sum.bets + bets,
      staked: sum.staked + staked,
      returned: sum.returned + returned,
      jackpots: sum.jackpots + jackpots,
      granted: sum.granted + granted,
    };
  }
  return sum;
}

/** What stays with the house: stakes less payouts. */
export function ggrOf({ staked, returned }: Pick<Figures, 'staked' | 'returned'>): Won {
  return staked - returned;
}

/** The order of figures by their stakes, the most first. */
export function byStakes(
  { staked: one }: Pick<Figures, 'staked'>,
  { staked: other }: Pick<Figures, 'staked'>,
): number {
  if (one === other) return 0;
  return one > other ? -1 : 1;
}

/**
 * The part of the stakes that came back, in hundredths of a percent, rounded to the nearest.
 *
 * @returns null where nothing was staked
 */
export function actualRtp({ staked, returned }: Pick<Figures, 'staked' | 'returned'>) {
  return staked <= 0n ? null : Number(rounded(returned * 10_000n, staked));
}

/** What should come back: each game's own return, by the weight of its stakes. */
export type Weighed = Pick<Figures, 'staked'> & { readonly rtpBp: number | null };

/**
 * The return that games promise together, in hundredths of a percent.
 *
 * @returns null where no game with a promise was staked on
 */
export function theoreticalRtp(games: Iterable<Weighed>): number | null {
  let [weight, promised] = [0n, 0n];
  for (const { staked, rtpBp } of games) {
    if (rtpBp === null || staked <= 0n) continue;
    weight += staked;
    promised += staked * BigInt(rtpBp);
  }
  return weight === 0n ? null : Number(rounded(promised, weight));
}

function rounded(part: bigint, whole: bigint): bigint {
  const twice = 2n * part + (part < 0n ? -whole : whole);
  return twice / (2n * whole);
}
