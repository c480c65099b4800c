/**
 * Invariant: a coupon is used as often as it says and by each member once, until it expires or is
 * revoked. It changes hands once at most, unused.
 */
import type { Gift } from '../../promotions/domain/reward.ts';

export const batchKinds = ['single', 'batch', 'open'] as const;
export type BatchKind = (typeof batchKinds)[number];

export type Coupon = {
  readonly couponId: string;
  readonly siteId: string;
  readonly promotionId: string;
  /** Null while it is nobody's. */
  readonly memberId: string | null;
  readonly giftedBy: string | null;
  readonly uses: number;
  readonly usesMax: number;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** What it could ask for went back to the budget: whatever the clock says, it is over. */
  readonly isReleased: boolean;
  readonly kind: BatchKind;
  readonly isGiftable: boolean;
  readonly reward: Gift;
};

type Unusable = 'CP001' | 'CP002' | 'CP003' | 'CP004';

/** Why a member cannot use it at this moment; null where they can. */
export function unusableBy(coupon: Coupon, memberId: string, now: Date): Unusable | null {
  if (coupon.memberId !== null && coupon.memberId !== memberId) return 'CP001';
  return unusable(coupon, now);
}

/** Why a member cannot give it away; null where they can. */
export function ungiftableBy(
  coupon: Coupon,
  memberId: string,
  now: Date,
): Unusable | 'CP005' | null {
  if (coupon.memberId !== memberId) return 'CP001';
  const reason = unusable(coupon, now);
  if (reason !== null) return reason;
  return coupon.isGiftable && coupon.giftedBy === null && coupon.usesMax === 1 ? null : 'CP005';
}

function unusable(coupon: Coupon, now: Date): Unusable | null {
  const { revokedAt, isReleased, uses, usesMax, expiresAt } = coupon;
  if (uses >= usesMax) return 'CP002';
  if (revokedAt !== null) return 'CP004';
  if (isReleased) return 'CP003';
  return expiresAt !== null && expiresAt <= now ? 'CP003' : null;
}
