/**
 * Invariant: what a site promises partners and lets them do is set by its operators, in versions;
 * a site that has set nothing has the demonstration's policy.
 */

import type { Won } from '@noriter/kit/money';
import type { BetCategory } from '@noriter/rules/lists/bet-categories';
import { SHARE_ALONE_PPM } from '@noriter/rules/settings/partner-policy';
import type { Tier } from '../../vocabulary/tiers.ts';

/** What partners of a tier may give and take back. */
export type TransferLimit = {
  readonly tier: Tier;
  readonly amountMin: Won;
  readonly amountMax: Won;
  /** Of one Korean day, both directions together. */
  readonly dayMax: Won;
};

/** What of a category stays with the house in theory, in millionths of the turnover. */
export type Hold = { readonly category: BetCategory; readonly holdPpm: number };

export type PartnerPolicy = {
  readonly transferLimits: readonly TransferLimit[];
  /** Members may give each other money; GLI-19 2.5.6 asks for it to be off. */
  readonly membersGive: boolean;
  /**
   * Partners without a second factor move no money; who has one needs its code in any case. On a site in
   * real mode it is so whatever this says.
   */
  readonly transfersNeedCode: boolean;
  readonly holds: readonly Hold[];
  /** Bets on mini games below it earn no rolling. */
  readonly rollingStakeMin: Won;
  /** Game ids whose bets earn nothing. */
  readonly excludedGames: readonly string[];
  /** Login ids of test accounts: what they do earns nothing. */
  readonly testLogins: readonly string[];
  /** How many people one operator may move in a day alone. */
  readonly moveAloneMax: number;
  /** How much commission one operator may approve in a day alone. */
  readonly approveAloneMax: Won;
  /** What share of losing or of cash one operator may set alone, in millionths. */
  readonly shareAlonePpm: number;
};

const limit = (tier: Tier, amountMax: Won): TransferLimit => ({
  tier,
  amountMin: 1_000n,
  amountMax,
  dayMax: amountMax * 5n,
});

const holds: Readonly<Record<BetCategory, number>> = {
  casino: 12_400,
  'hotel-casino': 12_400,
  slot: 40_000,
  'hotel-slot': 40_000,
  fishing: 40_000,
  'sport-single': 50_000,
  'sport-2-fold': 97_000,
  'sport-3-fold': 142_000,
  'sport-4-fold': 185_000,
  'sport-5-fold': 226_000,
  'in-play': 50_000,
  esport: 60_000,
  virtual: 80_000,
  'mini-powerball': 25_000,
  'mini-speedpowerball': 25_000,
  'mini-powerladder': 25_000,
  'mini-speedkino': 25_000,
  'mini-kinoladder': 25_000,
};

export const demoPolicy: PartnerPolicy = {
  transferLimits: [
    limit(1, 100_000_000n),
    limit(2, 50_000_000n),
    limit(3, 30_000_000n),
    limit(4, 20_000_000n),
    limit(5, 10_000_000n),
  ],
  membersGive: false,
  transfersNeedCode: false,
  holds: Object.entries(holds).map(([category, holdPpm]) => ({
    category: category as BetCategory,
    holdPpm,
  })),
  rollingStakeMin: 0n,
  excludedGames: [],
  testLogins: [],
  moveAloneMax: 50,
  approveAloneMax: 10_000_000n,
  shareAlonePpm: SHARE_ALONE_PPM,
};

/** A category nobody has set holds nothing that could be promised. */
export function holdOf({ holds: all }: PartnerPolicy, category: string): number {
  return all.find((one) => one.category === category)?.holdPpm ?? 0;
}

/** @returns null where a tier has no limit of its own: it may transfer nothing */
export function transferLimitOf(policy: PartnerPolicy, tier: number): TransferLimit | null {
  return policy.transferLimits.find((one) => one.tier === tier) ?? null;
}

/** Fields that contradict themselves or are there twice. */
export function policyFaults({ transferLimits, holds: all }: PartnerPolicy): string[] {
  const crossed = transferLimits.flatMap(({ tier, amountMin, amountMax, dayMax }) =>
    amountMin <= amountMax && amountMax <= dayMax ? [] : [`transferLimits.${tier}`],
  );
  return [
    ...crossed,
    ...twice(transferLimits.map(({ tier }) => `transferLimits.${tier}`)),
    ...twice(all.map(({ category }) => `holds.${category}`)),
  ];
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}
