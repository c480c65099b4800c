import { describe, expect, it } from 'vitest';
import { type Coupon, ungiftableBy, unusableBy } from './coupon.ts';

const now = new Date('2026-01-15T03:00:00Z');
const coupon: Coupon = {
  couponId: 'c',
  siteId: 's',
  promotionId: 'p',
  memberId: 'one',
  giftedBy: null,
  uses: 0,
  usesMax: 1,
  expiresAt: new Date(now.getTime() + 1),
  revokedAt: null,
  isReleased: false,
  kind: 'single',
  isGiftable: true,
  reward: { kind: 'points', amount: 1n },
};

describe('a coupon', () => {
  it.each([
    ['of one’s own', {}, 'one', null],
    ['of nobody', { memberId: null }, 'other', null],
    ['of somebody else', {}, 'other', 'CP001'],
    ['that was used', { uses: 1 }, 'one', 'CP002'],
    ['of many uses, with one left', { uses: 9, usesMax: 10 }, 'one', null],
    ['that expires now', { expiresAt: now }, 'one', 'CP003'],
    ['that never expires', { expiresAt: null }, 'one', null],
    ['whose amount went back', { isReleased: true }, 'one', 'CP003'],
    ['that was revoked', { revokedAt: now }, 'one', 'CP004'],
  ])('%s', (_what, changes, member, expected) => {
    expect(unusableBy({ ...coupon, ...changes }, member, now)).toBe(expected);
  });

  it.each([
    ['of one’s own', {}, 'one', null],
    ['of nobody', { memberId: null }, 'one', 'CP001'],
    ['that was given already', { giftedBy: 'zero' }, 'one', 'CP005'],
    ['that is not meant for it', { isGiftable: false }, 'one', 'CP005'],
    ['that was used', { uses: 1 }, 'one', 'CP002'],
  ])('%s is given away', (_what, changes, member, expected) => {
    expect(ungiftableBy({ ...coupon, ...changes }, member, now)).toBe(expected);
  });
});
