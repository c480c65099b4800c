import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cash,
  couponRules,
  definitionOf,
  depositRules,
  paybackRules,
  type Rules,
  signUpRules,
} from '../world/definitions.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_operators', { withWallet: false });
});
afterAll(() => world.close());

const path = '/api/admin/promotion';
type Operator = ReturnType<PromotionWorld['site']>['manager'];

const set = (by: Operator, body: object, key: string = randomUUID()) =>
  by(`${path}/set`, { version: 0, reason: 'test', ...body }, { idempotencyKey: key });

describe('a promotion', () => {
  test('has versions, each made from the present one, and every one is kept', async () => {
    const { manager } = world.site();
    const document = definitionOf(couponRules(), { budget: '1000000' });
    const made = await set(manager, { document });
    expect(made.data).toMatchObject({ outcome: 'approved' });
    const { promotionId } = made.data;
    const lower = { ...document, budget: '500000' };
    expect((await set(manager, { promotionId, document: lower })).resultCode).toBe('PR010');
    expect((await set(manager, { promotionId, version: 1, document: lower })).resultCode).toBe('0');
    const other = { ...document, rules: signUpRules() };
    const changed = await set(manager, { promotionId, version: 2, document: other });
    expect(changed.resultCode).toBe('PR012');
    const { data } = await manager(`${path}/get`, { promotionId });
    expect(data.promotion).toMatchObject({ version: 2, state: 'draft', budget: '500000' });
    expect(data.versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
  });

  test('is for members below a partner who is named by login id, and of this site', async () => {
    const site = world.site();
    const [partner, player] = [site.member(), site.member({ loginId: 'player2' })];
    const profile = { loginId: 'store1', nickname: 'store', level: 1, isPartner: true };
    await partner.report({ case: 'approved', value: { approvedBy: 'admin', profile } });
    await player.approve();
    const lookUp = (memId: string, by = site.manager) => by(`${path}/segment/partner`, { memId });
    const { memberId: below } = partner;
    expect((await lookUp('store1')).data).toEqual({ memberId: below, nickname: 'store' });
    for (const memId of ['player2', 'nobody'])
      expect((await lookUp(memId)).resultCode).toBe('PR016');
    expect((await lookUp('store1', world.site().manager)).resultCode).toBe('PR016');
    const segment = { levelFrom: 1, levelTo: null, below, approvedWithinDays: null };
    const document = definitionOf(couponRules(), { budget: '10', segment });
    const { promotionId } = (await set(site.manager, { document })).data;
    const { data } = await site.manager(`${path}/get`, { promotionId });
    expect(data).toMatchObject({ belowName: 'store1' });
    const elsewhere = world.site();
    const { data: made } = await set(elsewhere.manager, { document });
    const shown = await elsewhere.manager(`${path}/get`, { promotionId: made.promotionId });
    expect(shown.data).toMatchObject({ belowName: '' });
  });

  test('asked for again under one key is one', async () => {
    const { manager } = world.site();
    const document = definitionOf(couponRules(), { budget: '10' });
    const key = randomUUID();
    const first = await set(manager, { document }, key);
    expect((await set(manager, { document }, key)).data).toEqual(first.data);
    const { data } = await manager(`${path}/list`);
    expect(data.pageInfo.tatal_list_count).toBe(1);
  });

  test('needs a second operator where budgets grow by much, over all of a day', async () => {
    const { manager, second } = world.site();
    const document = definitionOf(couponRules(), { budget: '900000' });
    expect((await set(manager, { document })).data.outcome).toBe('approved');
    const asked = await set(manager, { document: { ...document, budget: '200000' } });
    expect(asked.data.outcome).toBe('waiting');
    const { promotionId } = asked.data;
    const start = { promotionId, state: 'running', reason: 'test' };
    expect((await manager(`${path}/switch`, start)).resultCode).toBe('PR004');
    const { data } = await second(`${path}/get`, { promotionId });
    const { changeId } = data.changes[0];
    expect((await manager(`${path}/decide`, { changeId, move: 'approve' })).resultCode).toBe(
      'PR015',
    );
    expect((await second(`${path}/decide`, { changeId, move: 'refuse' })).resultCode).toBe('PR013');
    expect((await second(`${path}/decide`, { changeId, move: 'approve' })).resultCode).toBe('0');
    expect((await second(`${path}/decide`, { changeId, move: 'approve' })).resultCode).toBe(
      'PR014',
    );
    expect((await manager(`${path}/switch`, start)).resultCode).toBe('0');
    const { data: shown } = await second('/api/admin/promotion/list');
    expect(shown.list).toHaveLength(2);
  });

  test('agreed to by two is not given by other terms by one, nor by giving room back', async () => {
    const site = world.site();
    // 1,000 points each, 100,000,000 in all.
    const promotionId = await site.start(couponRules());
    const wish = { promotionId, name: 'all', kind: 'open', count: 99_900 };
    const issued = await site.manager(`${path}/coupon/issue`, wish, {
      idempotencyKey: randomUUID(),
    });
    expect(issued.resultCode).toBe('0');
    const document = definitionOf(couponRules({ reward: cash('100000000') }));
    const asked = await set(site.manager, { promotionId, version: 1, document });
    expect(asked.data.outcome).toBe('waiting');
    const revoked = { batchId: issued.data.batch.batchId, reason: 'test' };
    expect((await site.manager(`${path}/coupon/revoke`, revoked)).resultCode).toBe('0');
    const { data } = await site.second(`${path}/get`, { promotionId });
    const waiting = data.changes.find((one: { status: string }) => one.status === 'waiting');
    expect(waiting).toMatchObject({ fromVersion: 1, weight: '100000000' });
    const stricter = definitionOf(couponRules({ isGiftable: false }), {
      caps: { perMember: 1, perMemberDay: null, perNetworkDay: null, inAll: null },
    });
    const narrowed = await set(site.manager, { promotionId, version: 1, document: stricter });
    expect(narrowed.data.outcome).toBe('approved');
    // What was asked for is of a version that is not the present one any more.
    const decided = { changeId: waiting.changeId, move: 'approve' };
    expect((await site.second(`${path}/decide`, decided)).resultCode).toBe('PR010');
    const small = { ...stricter, budget: '900000' };
    expect(
      (await set(site.manager, { promotionId, version: 2, document: small })).data.outcome,
    ).toBe('approved');
    const loose = { ...document, budget: '900000' };
    expect(
      (await set(site.manager, { promotionId, version: 3, document: loose })).data.outcome,
    ).toBe('approved');
    const whole = await set(site.manager, { promotionId, version: 4, document });
    expect(whole.data.outcome).toBe('waiting');
  });

  test.each<[string, Rules, string]>([
    ['what members ask for', couponRules(), '0'],
    ['a welcome', signUpRules(), 'PR018'],
    ['a deposit', depositRules(), 'PR018'],
    ['a payback', paybackRules(), 'PR018'],
  ])('is capped by network where one is known: %s', async (_what, rules, code) => {
    const { manager } = world.site();
    const caps = { perMember: null, perMemberDay: null, perNetworkDay: 1, inAll: null };
    const document = definitionOf(rules, { budget: '10', caps });
    expect((await set(manager, { document })).resultCode).toBe(code);
  });

  test('that has a cap which counts nothing goes on, and is changed without it alone', async () => {
    const site = world.site();
    const budget = '5000000';
    const promotionId = await site.start(signUpRules(), { budget });
    // As it was set before such a cap was refused.
    await world.pool.query(
      `update promotion set document = jsonb_set(document, '{caps,perNetworkDay}', '1')
       where promotion_id = $1`,
      [promotionId],
    );
    const { document, version } = (await site.manager(`${path}/get`, { promotionId })).data
      .promotion;
    expect(document.caps.perNetworkDay).toBe(1);
    await site.member().approve();
    await eventually(async () => expect(await world.committed(promotionId)).toBe(3_000n));
    const change = { promotionId, version };
    expect((await set(site.manager, { ...change, document })).resultCode).toBe('PR018');
    const without = { ...document, caps: { ...document.caps, perNetworkDay: null } };
    const taken = await set(site.manager, { ...change, document: without });
    expect(taken.data.outcome).toBe('approved');
  });

  test('of another site is not there', async () => {
    const { manager } = world.site();
    const document = definitionOf(couponRules(), { budget: '1' });
    const { promotionId } = (await set(manager, { document })).data;
    const elsewhere = world.site();
    expect((await set(elsewhere.manager, { promotionId, document })).resultCode).toBe('PR010');
    expect((await elsewhere.manager(`${path}/get`, { promotionId })).resultCode).toBe('PR001');
    expect((await elsewhere.manager(`${path}/grants`, { promotionId })).resultCode).toBe('PR001');
    const stop = { promotionId, state: 'stopped', reason: 'test' };
    expect((await elsewhere.manager(`${path}/switch`, stop)).resultCode).toBe('PR001');
  });

  test.each([
    ['an end before its start', { endsAt: '2025-01-01T00:00:00Z' }],
    ['no title in Vietnamese', { title: { ko: '가', en: 'a' } }],
    ['a reward of nothing', { rules: couponRules({ reward: { kind: 'points', amount: '0' } }) }],
    ['a budget that is no number', { budget: '-1' }],
  ])('with %s is malformed', async (_what, changes) => {
    const { manager } = world.site();
    const document = definitionOf(couponRules(), changes);
    expect((await set(manager, { document })).resultCode).toBe('H400');
  });

  test('is set by who may, and every act is in the audit log', async () => {
    const site = world.site();
    const reader = site.operator('promotion.read');
    const document = definitionOf(couponRules(), { budget: '1' });
    expect((await set(reader, { document })).resultCode).toBe('H403');
    const { promotionId } = (await set(site.manager, { document })).data;
    await site.manager(`${path}/switch`, { promotionId, state: 'running', reason: 'go' });
    await site.manager(`${path}/switch`, { promotionId, state: 'stopped', reason: 'stop' });
    const auditor = site.operator('audit.read');
    const { data } = await auditor('/api/admin/audit/promotion/list', {
      startDate: '2026-01-15',
      endDate: '2026-01-15',
    });
    const actions = data.list.map((one: { action: string }) => one.action);
    expect(actions).toEqual(['promotion.stop', 'promotion.start', 'promotion.set']);
  });
});
