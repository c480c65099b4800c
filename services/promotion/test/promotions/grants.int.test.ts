// @module-tag money
import { randomUUID } from 'node:crypto';
import { withTransaction } from '@noriter/kit/postgres';
import { eventually } from '@noriter/kit/testing';
import { MemberStatus } from '@noriter/proto/member_events_pb';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { giveReward } from '../../src/promotions/actions/steps/give-reward.ts';
import { readPromotion } from '../../src/promotions/store/promotions.ts';
import { couponRules, signUpRules } from '../world/definitions.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_grants');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

type Site = ReturnType<PromotionWorld['site']>;

/** Gives a reward of a promotion, as its use cases do; the code of what refuses it. */
async function give(
  { siteId }: Site,
  promotionId: string,
  gift: { memberId?: string; address?: string; cause?: string; amount?: bigint } = {},
): Promise<string> {
  const { memberId = randomUUID(), address = '203.0.113.8', cause = randomUUID() } = gift;
  try {
    await withTransaction(world.pool, async (tx) => {
      const promotion = await readPromotion(tx, { siteId, promotionId });
      if (promotion === null) throw new Error('There is no such promotion.');
      await giveReward(tx, {
        promotion,
        memberId,
        address,
        cause,
        reward: { kind: 'points', amount: gift.amount ?? 1_000n },
        at: world.clock.now(),
        budget: 'amount',
        isCounted: true,
      });
    });
    return '0';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

/** How often each code came. */
function counted(codes: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]),
  );
}

describe('grants', () => {
  test('a hundred at once overrun no budget', async () => {
    const site = world.site();
    const promotionId = await site.start(couponRules(), { budget: '25500' });
    const codes = await Promise.all(Array.from({ length: 100 }, () => give(site, promotionId)));
    expect(counted(codes)).toEqual({ '0': 25, PR006: 75 });
    expect(await world.committed(promotionId)).toBe(25_000n);
  });

  test('a hundred at once of one member come to the cap, and of one network to its own', async () => {
    const site = world.site();
    const caps = { perMember: 3, perMemberDay: null, perNetworkDay: 5, inAll: null };
    const promotionId = await site.start(couponRules(), { caps });
    const memberId = randomUUID();
    const codes = await Promise.all(
      Array.from({ length: 100 }, () => give(site, promotionId, { memberId })),
    );
    expect(counted(codes)).toEqual({ '0': 3, PR005: 97 });
    const others = await Promise.all(Array.from({ length: 10 }, () => give(site, promotionId)));
    expect(counted(others)).toEqual({ '0': 2, PR005: 8 });
    const elsewhere = { address: '2001:db8:1:2:3::4' };
    expect(await give(site, promotionId, elsewhere)).toBe('0');
    expect(await world.committed(promotionId)).toBe(6_000n);
  });

  test('a hundred for one cause are one', async () => {
    const site = world.site();
    const promotionId = await site.start(couponRules());
    const memberId = randomUUID();
    const gift = { memberId, cause: 'once' };
    const codes = await Promise.all(
      Array.from({ length: 100 }, () => give(site, promotionId, gift)),
    );
    expect(counted(codes)).toEqual({ '0': 100 });
    const { rows } = await world.pool.query(
      'select count(*)::int as grants from promotion_grant where promotion_id = $1',
      [promotionId],
    );
    expect(rows).toEqual([{ grants: 1 }]);
    expect(await world.committed(promotionId)).toBe(1_000n);
  });

  test('what the wallet refuses goes back to the budget, once', async () => {
    const site = world.site();
    const promotionId = await site.start(couponRules());
    const elsewhere = world.site();
    const { memberId } = world.member({ siteId: elsewhere.siteId });
    // The member's account is of another site: the wallet refuses.
    const other = await elsewhere.start(couponRules());
    expect(await give(elsewhere, other, { memberId })).toBe('0');
    await world.expectWholeBooks();
    expect(await give(site, promotionId, { memberId })).toBe('0');
    await eventually(async () => expect(await world.committed(promotionId)).toBe(0n));
    const { data } = await site.manager('/api/admin/promotion/grants', { promotionId });
    expect(data.list).toMatchObject([{ state: 'refused', refusal: 'W404', amount: '1000' }]);
  });
});

describe('a welcome', () => {
  test('is given once to who is approved while it runs', async () => {
    const site = world.site();
    const promotionId = await site.start(signUpRules('3000'));
    const member = site.member();
    await member.approve();
    await member.approve();
    await eventually(async () => expect((await member.balance()).points).toBe(3_000n));
    const { data } = await site.manager('/api/admin/promotion/get', { promotionId });
    expect(data.promotion).toMatchObject({ grants: 1, members: 1, points: '3000', cash: '0' });
    expect(data.days).toEqual([{ day: '2026-01-15', grants: 1, amount: '3000' }]);
  });

  test('is none of an excluded or suspended member, or of an approval before its start', async () => {
    const site = world.site();
    const [excluded, suspended, early] = [site.member(), site.member(), site.member()];
    await early.approve();
    const startsAt = new Date(world.clock.now().getTime() + 1).toISOString();
    world.clock.advance(10);
    await site.start(signUpRules(), { startsAt });
    await excluded.report({ case: 'protectionChanged', value: { version: 1, excluded: true } });
    await suspended.report({
      case: 'statusChanged',
      value: { status: MemberStatus.SUSPENDED, reason: 'test' },
    });
    // The approval is older than the suspension, and only arrives now.
    world.clock.advance(-1);
    await suspended.approve();
    world.clock.advance(1);
    await excluded.approve();
    const { rows } = await world.pool.query(
      'select from promotion_grant where member_id = any($1::uuid[])',
      [[excluded.memberId, suspended.memberId, early.memberId]],
    );
    expect(rows).toEqual([]);
  });
});
