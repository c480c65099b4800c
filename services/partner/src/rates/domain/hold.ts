/**
 * Invariant: rolling is paid of every bet, won or lost, so all of a chain may not get as much as the
 * category holds: at the hold each bet earns the house nothing. Up to a tenth below it is warned of.
 * A share of losing or of cash is bounded by what one operator may promise alone: what is in force stays.
 */
import type { BetCategory } from '@noriter/rules/lists/bet-categories';

/** What a category holds by what is published of its games, in millionths of the turnover. */
export type PublishedHold = { readonly category: BetCategory; readonly holdPpm: number };

const WHOLE_BP = 10_000;
const PPM_OF_BP = 100;

/** What stays of what is paid back so far, in hundredths of a percent; nothing where all comes back. */
export function holdOfReturn(returnBp: number): number {
  return Math.max(0, WHOLE_BP - returnBp) * PPM_OF_BP;
}

/** One hold for each category, by the weight of what was staked. */
export function weighedHolds(
  parts: readonly (PublishedHold & { readonly staked: bigint })[],
): PublishedHold[] {
  return [...Map.groupBy(parts, ({ category }) => category)].flatMap(([category, own]) => {
    const staked = own.reduce((sum, one) => sum + one.staked, 0n);
    const held = own.reduce((sum, one) => sum + one.staked * BigInt(one.holdPpm), 0n);
    return staked <= 0n ? [] : [{ category, holdPpm: Number(held / staked) }];
  });
}

export type HoldVerdict = 'fine' | 'near' | 'above';

const NEAR_TENTHS = 9;

/** What a share of losing or of cash is beside the present one and the bound, all in millionths. */
export function shareVerdict(ppm: number, presentPpm: number, boundPpm: number): HoldVerdict {
  return ppm > boundPpm && ppm > presentPpm ? 'above' : 'fine';
}

/** What a top rolling rate is beside a category's theoretical hold, both in millionths. */
export function holdVerdict(rollingPpm: number, holdPpm: number): HoldVerdict {
  if (rollingPpm === 0) return 'fine';
  if (rollingPpm >= holdPpm) return 'above';
  return rollingPpm * 10 >= holdPpm * NEAR_TENTHS ? 'near' : 'fine';
}
