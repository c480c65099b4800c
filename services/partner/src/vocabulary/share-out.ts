/**
 * Invariant: what all of a chain gets is its highest rate of the base, to the won. Each tier gets its
 * own rate less that of the next active tier below it, the lowest its own less the member's. It is
 * reckoned in micro-won, and what the floors leave over goes to the top. A suspended tier is passed
 * over: its slice goes up. A base below zero gives the same shares below zero.
 */
import type { Won } from '@noriter/kit/money';
import { WHOLE_PPM } from './ppm.ts';

/** A tier of a chain and its rate, in millionths. */
export type ChainRate = { readonly tier: number; readonly ppm: number; readonly isActive: boolean };

/** What a tier keeps of its rate, in millionths. */
export type Slice = { readonly tier: number; readonly below: number; readonly effective: number };

export type Slices = {
  readonly tiers: readonly Slice[];
  readonly member: number;
  /** What all of them get together. */
  readonly top: number;
};

export type Shares = {
  /** Won by tier; a tier without a share is absent. */
  readonly byTier: ReadonlyMap<number, Won>;
  readonly member: Won;
  readonly total: Won;
};

const MICRO = BigInt(WHOLE_PPM);

/**
 * What each tier keeps. Nobody counts with more than those above: where a move has brought somebody
 * below a lower rate, the lower one counts.
 *
 * @param chain in any order, each tier once
 * @param memberPpm the member's own rolling; 0 of what members have no share of
 */
export function slicesOf(chain: readonly ChainRate[], memberPpm: number): Slices {
  const active = chain.filter(({ isActive }) => isActive).sort((a, b) => a.tier - b.tier);
  let cap = WHOLE_PPM;
  const counted = active.map(({ tier, ppm }) => {
    cap = Math.min(cap, ppm);
    return { tier, ppm: cap };
  });
  const member = Math.min(cap, memberPpm);
  const tiers = counted.map(({ tier, ppm }, at) => {
    const below = counted[at + 1]?.ppm ?? member;
    return { tier, below, effective: ppm - below };
  });
  return { tiers, member, top: counted[0]?.ppm ?? member };
}

/** Shares out what slices get of a base. */
export function shareOut(base: Won, { tiers, member, top }: Slices): Shares {
  const total = wonOf(base, top);
  const memberShare = wonOf(base, member);
  const floors = tiers.map(({ tier, effective }) => [tier, wonOf(base, effective)] as const);
  const floored = floors.reduce((sum, [, won]) => sum + won, memberShare);
  const rest = total - floored;
  const byTier = floors.map(([tier, won], at) => [tier, at === 0 ? won + rest : won] as const);
  const noTier = tiers.length === 0;
  return { byTier: new Map(byTier), member: noTier ? total : memberShare, total };
}

/** Whole won of a rate, towards zero. */
export function wonOf(base: Won, ppm: number): Won {
  return (base * BigInt(ppm)) / MICRO;
}
