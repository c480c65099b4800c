// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoPolicy } from '../src/domain/policy/policy.ts';
import { siteWith } from './site-with.ts';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_policy');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

describe('the policy of a site', () => {
  test('closed deposits and withdrawals: C001 and C201', async () => {
    const siteId = await siteWith(world, { depositOpen: false, withdrawalOpen: false });
    const { call } = world.member({ siteId });
    expect((await call('/api/cash/in', { amount: '20000' })).resultCode).toBe('C001');
    expect((await call('/api/cash/getAcc')).resultCode).toBe('C001');
    const out = await call('/api/cash/out', { amount: '20000', cashOutPass: '1234' });
    expect(out.resultCode).toBe('C201');
  });

  test('every version stays, with who set it and when', async () => {
    const siteId = `site-${randomUUID().slice(0, 8)}`;
    const permissions = ['cash.policy', 'cash.read'];
    const editor = operatorCaller({ siteId, permissions });
    const call = callAs(world.service, editor);
    const { data: first } = await call('/api/admin/cash/policy/get');
    expect(first).toMatchObject({ version: 0, changedAt: null, changedBy: null });
    for (const version of [0, 1]) {
      const policy = { ...first.policy, pointsMinimum: String(2_000 + version) };
      const key = { idempotencyKey: `policy-${siteId}-${version}` };
      const set = await call('/api/admin/cash/policy/set', { version, policy }, key);
      const again = await call('/api/admin/cash/policy/set', { version, policy }, key);
      expect(set.data).toMatchObject({ version: version + 1, changedBy: editor.operatorId });
      expect(again.data).toEqual(set.data);
    }
    const { data } = await call('/api/admin/cash/policy/versions');
    expect(data.list.map((one: { version: number }) => one.version)).toEqual([2, 1]);
    expect(data.list[1].policy.pointsMinimum).toBe('2000');
    const stranger = callAs(world.service, operatorCaller({ permissions: ['members.read'] }));
    expect((await stranger('/api/admin/cash/policy/versions')).resultCode).toBe('H403');
    await expect(
      world.pool.query(`update cash_policy_version set version = 9 where site_id = '${siteId}'`),
    ).rejects.toThrow('append-only');
  });

  test('limits nobody could keep are refused, with the fields named', async () => {
    const call = world.operator('cash.policy', 'cash.read');
    const { data } = await call('/api/admin/cash/policy/get');
    const [level] = data.policy.levels;
    const levels = [{ ...level, deposit: { ...level.deposit, minimum: '99000000' } }];
    const policy = { ...data.policy, levels };
    const refused = await call('/api/admin/cash/policy/set', { version: data.version, policy });
    expect(refused).toMatchObject({
      resultCode: 'W011',
      data: { fields: ['levels.0.deposit.minimum'] },
    });
  });

  test('a bonus comes with the deposit and asks for its own turnover', async () => {
    const levels = demoPolicy.levels.map((level) => ({ ...level, depositBonusPercent: 10 }));
    const siteId = await siteWith(world, { levels, rollingPercent: 100, bonusRollingPercent: 300 });
    const cashier = callAs(world.service, operatorCaller({ siteId, permissions: ['cash.decide'] }));
    const { call } = world.member({ siteId });
    const { data } = await call('/api/cash/in', { amount: '100000' });
    await cashier('/api/admin/cash/wait', { requestId: data.requestId });
    await cashier('/api/admin/cash/approve', { requestId: data.requestId });
    expect((await call('/api/cash/getUserCash')).data.cash).toBe('110000');
    const { resultMessage } = await call('/api/cash/out', { amount: '10000', cashOutPass: '1234' });
    expect(resultMessage).toContain('130,000원');
  });
});
