import type { Category } from './categories.ts';

/** What a rate is taken of: every valid bet; the net of a period after rolling; cash brought in. */
export const rateKinds = ['rolling', 'losing', 'cash-share'] as const;
export type RateKind = (typeof rateKinds)[number];

/** What is paid: the same, and a member's own rolling, in points. */
export const settlementKinds = [...rateKinds, 'self-rolling'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** Which kinds of rates a category knows. */
export function kindsOf(category: Category): readonly RateKind[] {
  return category === 'cash' ? ['cash-share'] : ['rolling', 'losing'];
}
