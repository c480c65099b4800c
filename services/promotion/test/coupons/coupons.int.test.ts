// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { isCouponCode, shownCoupon } from '@noriter/rules/coupon-code';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cash, couponRules } from '../world/definitions.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_coupons');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

type Site = ReturnType<PromotionWorld['site']>;

async function issue(site: Site, promotionId: string, wish: object, key: string = randomUUID()) {
  const body = { promotionId, name: 'test', ...wish };
  return site.manager('/api/admin/promotion/coupon/issue', body, { idempotencyKey: key });
}

async function codesOf(site: Site, batchId: string): Promise<string[]> {
  const { data } = await site.manager('/api/admin/promotion/coupon/codes', { batchId });
  return data.list.map(({ code }: { code: string }) => code);
}

const use = (member: ReturnType<Site['member']>, code: string) =>
  member.call('/api/coupon/use', { code });

function counted(answers: readonly { resultCode: string }[]): Record<string, number> {
  const groups = Map.groupBy(answers, ({ resultCode }) => resultCode);
  return Object.fromEntries([...groups].map(([code, all]) => [code, all.length]));
}

describe('a one-time code', () => {
  test('used by a hundred members at once gives one', async () => {
    const site = world.site();
    const promotionId = await site.start(couponRules());
    const { data } = await issue(site, promotionId, { kind: 'batch', count: 1 });
    const [code = ''] = await codesOf(site, data.batch.batchId);
    const members = Array.from({ length: 100 }, () => site.member());
    const answers = await Promise.all(members.map((member) => use(member, code)));
    expect(counted(answers)).toEqual({ '0': 1, CP001: 99 });
  });

  test('used by its member a hundred times at once gives one, and comes to points', async () => {
    const site = world.site();
    const promotionId = await site.start(couponRules());
    const member = site.member({ loginId: 'lucky1' });
    await member.approve();
    await issue(site, promotionId, { kind: 'single', memIds: ['lucky1'] });
    const { data } = await member.call('/api/coupon/list');
    expect(data.list).toMatchObject([{ state: 'open', amount: '1000', isGiftable: true }]);
    const code = ` ${shownCoupon(data.list[0].code).toLowerCase()}`;
    const sent = Array.from({ length: 20 }, () => use(member, code));
    expect(counted(await Promise.all(sent))).toEqual({ '0': 1, CP002: 19 });
    await eventually(async () => expect((await member.balance()).points).toBe(1_000n));
    const used = await member.call('/api/coupon/list', { state: 'used' });
    expect(used.data.pageInfo.tatal_list_count).toBe(1);
  });

  test('brings its turnover condition with its cash', async () => {
    const site = world.site();
    const promotionId = await site.start(couponRules({ reward: cash('10000', 500) }));
    const member = site.member();
    const { data } = await issue(site, promotionId, { kind: 'batch', count: 1 });
    const [code = ''] = await codesOf(site, data.batch.batchId);
    expect((await use(member, code)).data).toMatchObject({ turnoverRequired: '50000' });
    await eventually(async () => expect((await member.balance()).cash).toBe(10_000n));
    const { rows } = await world.walletPool.query(
      'select required, odds_minimum from rolling_requirement where member_id = $1',
      [member.memberId],
    );
    expect(rows).toEqual([{ required: 50_000n, odds_minimum: 1_200 }]);
  });
});

test('a code for many gives each member once, and as often as it says', async () => {
  const site = world.site();
  const promotionId = await site.start(couponRules());
  const { data } = await issue(site, promotionId, { kind: 'open', count: 7 });
  const [code = ''] = await codesOf(site, data.batch.batchId);
  const members = Array.from({ length: 30 }, () => site.member());
  const answers = await Promise.all(members.flatMap((one) => [use(one, code), use(one, code)]));
  expect(counted(answers)).toEqual({ '0': 7, CP002: 53 });
  expect(await world.committed(promotionId)).toBe(7_000n);
});

describe('a batch', () => {
  test('of 100,000 codes has no two alike, and each checks itself', async () => {
    const site = world.site();
    const promotionId = await site.start(couponRules());
    const { data } = await issue(site, promotionId, { kind: 'batch', count: 100_000 });
    const codes = new Set<string>();
    for (let after = 0; after < 100_000; after += 10_000) {
      const page = { batchId: data.batch.batchId, after };
      const answer = await site.manager('/api/admin/promotion/coupon/codes', page);
      for (const { code } of answer.data.list) codes.add(code);
    }
    expect(codes.size).toBe(100_000);
    expect([...codes].filter((code) => !isCouponCode(code))).toEqual([]);
  });

  test('has its codes taken by who manages promotions, and each taking is kept', async () => {
    const site = world.site();
    const promotionId = await site.start(couponRules());
    const { data } = await issue(site, promotionId, { kind: 'batch', count: 3 });
    const { batchId } = data.batch;
    const path = '/api/admin/promotion/coupon/codes';
    expect((await site.operator('promotion.read')(path, { batchId })).resultCode).toBe('H403');
    expect((await world.site().manager(path, { batchId })).resultCode).toBe('CP001');
    const taker = site.operator('promotion.manage', 'audit.read');
    for (const after of [0, 2]) expect((await taker(path, { batchId, after })).status).toBe(200);
    const wish = { action: 'coupon.export' };
    const { list } = (await taker('/api/admin/audit/promotion/list', wish)).data;
    const entry = { action: 'coupon.export', subject: `coupon-batch:${batchId}` };
    expect(list).toMatchObject([
      { ...entry, after: { name: 'test', after: 2, codes: 1 } },
      { ...entry, after: { name: 'test', after: 0, codes: 3 } },
    ]);
  });

  test('takes what it promises from the budget, and gives back what expires or is revoked', async () => {
    const site = world.site();
    const promotionId = await site.start(couponRules({ validDays: 1 }), { budget: '10000' });
    const key = randomUUID();
    const batch = { kind: 'batch', count: 8 };
    const first = await issue(site, promotionId, batch, key);
    expect((await issue(site, promotionId, batch, key)).data).toEqual(first.data);
    const more = await issue(site, promotionId, { kind: 'batch', count: 3 });
    expect(more.resultCode).toBe('PR006');
    expect(await world.committed(promotionId)).toBe(8_000n);
    const { batchId } = first.data.batch;
    const [one = '', two = ''] = await codesOf(site, batchId);
    const member = site.member();
    expect((await use(member, one)).resultCode).toBe('0');
    await issue(site, promotionId, { kind: 'batch', count: 2 });
    const revoked = { batchId, reason: 'test' };
    const elsewhere = await world.site().manager('/api/admin/promotion/coupon/revoke', revoked);
    expect(elsewhere.resultCode).toBe('CP001');
    const answer = await site.manager('/api/admin/promotion/coupon/revoke', revoked);
    expect(answer.data).toEqual({ coupons: 7 });
    expect(await world.committed(promotionId)).toBe(3_000n);
    expect((await use(member, two)).resultCode).toBe('CP004');
    world.clock.advance(86_400_000);
    await world.running.runJob('release-expired-coupons');
    await world.running.runJob('release-expired-coupons');
    expect(await world.committed(promotionId)).toBe(1_000n);
  });
});

describe('a gift', () => {
  test('goes to another member once, who uses it', async () => {
    const site = world.site();
    const promotionId = await site.start(couponRules());
    const [giver, friend] = [
      site.member({ loginId: 'giver1' }),
      site.member({ loginId: 'friend1' }),
    ];
    await Promise.all([giver.approve(), friend.approve()]);
    await issue(site, promotionId, { kind: 'single', memIds: ['giver1'] });
    const [coupon] = (await giver.call('/api/coupon/list')).data.list;
    const gift = { couponId: coupon.couponId, memId: 'friend1' };
    expect((await giver.call('/api/coupon/gift', { ...gift, memId: 'giver1' })).resultCode).toBe(
      'CP006',
    );
    expect((await giver.call('/api/coupon/gift', { ...gift, memId: 'nobody' })).resultCode).toBe(
      'CP006',
    );
    expect((await giver.call('/api/coupon/gift', gift)).data).toEqual({ nickname: 'friend1-nick' });
    expect((await use(giver, coupon.code)).resultCode).toBe('CP001');
    const onward = { couponId: coupon.couponId, memId: 'giver1' };
    expect((await friend.call('/api/coupon/gift', onward)).resultCode).toBe('CP005');
    const [received] = (await friend.call('/api/coupon/list')).data.list;
    expect(received).toMatchObject({ giftedByName: 'giver1-nick', isGiftable: false });
    expect((await use(friend, received.code)).resultCode).toBe('0');
    const { data } = await giver.call('/api/coupon/gifts');
    expect(data.list).toMatchObject([{ isSent: true, nickname: 'friend1-nick' }]);
  });

  test('and its use at once end with one of them', async () => {
    const site = world.site();
    const promotionId = await site.start(couponRules());
    const [giver, friend] = [
      site.member({ loginId: 'giver2' }),
      site.member({ loginId: 'friend2' }),
    ];
    await Promise.all([giver.approve(), friend.approve()]);
    await issue(site, promotionId, { kind: 'single', memIds: ['giver2'] });
    const [{ couponId, code }] = (await giver.call('/api/coupon/list')).data.list;
    const answers = await Promise.all([
      giver.call('/api/coupon/gift', { couponId, memId: 'friend2' }),
      use(giver, code),
      use(friend, code),
    ]);
    expect(answers.filter(({ resultCode }) => resultCode === '0').length).toBeLessThanOrEqual(2);
    const { rows } = await world.pool.query('select uses from coupon where coupon_id = $1', [
      couponId,
    ]);
    expect(rows[0].uses).toBeLessThanOrEqual(1);
  });
});

describe('nothing is given', () => {
  test('to who is excluded, nor of what was stopped', async () => {
    const site = world.site();
    const promotionId = await site.start(couponRules());
    const { data } = await issue(site, promotionId, { kind: 'batch', count: 2 });
    const [code = ''] = await codesOf(site, data.batch.batchId);
    const excluded = site.member();
    await excluded.report({ case: 'protectionChanged', value: { version: 1, excluded: true } });
    expect((await use(excluded, code)).resultCode).toBe('PR002');
    const stop = { promotionId, state: 'stopped', reason: 'test' };
    await site.manager('/api/admin/promotion/switch', stop);
    expect((await use(site.member(), code)).resultCode).toBe('PR004');
    const more = await issue(site, promotionId, { kind: 'batch', count: 1 });
    expect(more.resultCode).toBe('PR004');
  });

  test.each(['', 'ABCD', 'ZZZZ-ZZZZ-ZZZZ-ZZZZ', "' or 1=1 --"])('for the code %j', async (code) => {
    const answer = await use(world.site().member(), code);
    expect(answer.resultCode).toBe(code === '' ? 'H400' : 'CP001');
  });
});
