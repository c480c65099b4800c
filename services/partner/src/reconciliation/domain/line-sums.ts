/**
 * Invariant: a line of a day is the sum of what its accruals changed, figure by figure and tier by tier.
 */
import type { Figure } from './difference.ts';

export type LineSums = {
  readonly bets: bigint;
  readonly turnover: bigint;
  readonly stake: bigint;
  readonly returned: bigint;
  /** The member's at 0, then tiers 1 to 5. */
  readonly rolling: readonly bigint[];
};

type Apart = { readonly figure: Figure; readonly expected: bigint; readonly found: bigint };

const plain = ['turnover', 'stake', 'returned', 'bets'] as const;

/** The first figure that is not as it should be, money that is paid before all; null without one. */
export function apart(expected: LineSums, found: LineSums): Apart | null {
  for (const [tier, share] of expected.rolling.entries()) {
    const other = found.rolling[tier] ?? 0n;
    if (share !== other) return { figure: 'rolling', expected: share, found: other };
  }
  for (const figure of plain) {
    const [one, other] = [expected[figure], found[figure]];
    if (one !== other) return { figure, expected: one, found: other };
  }
  return null;
}
