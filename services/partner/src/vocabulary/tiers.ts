/**
 * Invariant: a partner has one of five tiers, and whoever stands right above it has a higher one.
 * Tiers may be left out: a member can stand right under any of them.
 */
export const tiers = [1, 2, 3, 4, 5] as const;
export type Tier = (typeof tiers)[number];

/** As the specification names them. */
export const tierNames = ['PTN_1', 'PTN_2', 'PTN_3', 'PTN_4', 'PTN_5'] as const;
export type TierName = (typeof tierNames)[number];

/** 0 for who is no partner. */
export function tierOfName(name: string): Tier | 0 {
  return tiers.find((tier) => tierName(tier) === name) ?? 0;
}

export function tierName(tier: Tier): TierName {
  return tierNames[tier - 1] ?? 'PTN_5';
}
