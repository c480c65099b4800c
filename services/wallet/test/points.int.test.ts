// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, eventually, guestCaller } from '@noriter/kit/testing';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_points');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

async function memberWithPoints(points: bigint) {
  const member = world.member();
  await world.give(member.memberId, points, 'points_grant');
  return member;
}

test('points become cash, one won each, and a repetition changes nothing', async () => {
  const { call } = await memberWithPoints(5_000n);
  const options = { idempotencyKey: randomUUID() };
  const first = await call('/api/point/convert', { amount: '3000' }, options);
  expect(first.data).toEqual({
    cash: '3000',
    held: '0',
    points: '2000',
    owed: '0',
    version: '2',
  });
  await call('/api/point/convert', { amount: '3000' }, options);
  await world.pool.query('delete from kit.http_idempotency');
  const afterCrash = await call('/api/point/convert', { amount: '3000' }, options);
  expect(afterCrash.data).toEqual(first.data);
  expect((await call('/api/cash/getUserCash')).data).toEqual(first.data);
});

test.each([
  ['', 'P001'],
  ['0', 'P001'],
  ['많이', 'P001'],
  ['999', 'P002'],
  ['6000', 'P003'],
])('converting "%s" of 5,000 points is refused with %s', async (amount, code) => {
  const { call } = await memberWithPoints(5_000n);
  expect((await call('/api/point/convert', { amount })).resultCode).toBe(code);
});

test('racing conversions never spend more than there is', async () => {
  const { call } = await memberWithPoints(5_000n);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call('/api/point/convert', { amount: '2000' })),
  );
  expect(answers.filter(({ resultCode }) => resultCode === '0')).toHaveLength(2);
  expect((await call('/api/cash/getUserCash')).data).toMatchObject({
    cash: '4000',
    points: '1000',
  });
});

describe('the list of points', () => {
  test('says what was earned at which rate, and what was used', async () => {
    const { call, memberId } = world.member();
    const grant = { memberId, kind: Kind.POINTS_GRANT, subjectType: 'deposit' };
    await world.apply({
      ...grant,
      amount: 7_500n,
      rateBasisPoints: 100,
      bonusRateBasisPoints: 50,
    });
    await eventually(async () => {
      expect((await call('/api/cash/getUserCash')).data.points).toBe('7500');
    });
    await world.give(memberId, 500n, 'points_grant');
    await call('/api/point/convert', { amount: '2000' });
    const { data } = await call('/api/point/list');
    const at = world.clock.now().toISOString();
    const common = { recordId: expect.any(String), at };
    expect(data.list).toEqual([
      {
        ...common,
        kind: 'points',
        percent: null,
        bonusPercent: null,
        accrualPoint: '0',
        usageType: 'points_convert',
        appliedPoint: '-2000',
        balanceAfter: '6000',
      },
      {
        ...common,
        kind: 'test',
        percent: null,
        bonusPercent: null,
        accrualPoint: '500',
        usageType: 'points_grant',
        appliedPoint: '500',
        balanceAfter: '8000',
      },
      {
        ...common,
        kind: 'deposit',
        percent: '1.00',
        bonusPercent: '0.50',
        accrualPoint: '7500',
        usageType: 'points_grant',
        appliedPoint: '7500',
        balanceAfter: '7500',
      },
    ]);
    expect(data.pageInfo.tatal_list_count).toBe(3);
    const used = await call('/api/point/list', { usage: 'used' });
    expect(used.data.list).toEqual(data.list.slice(0, 1));
    const earned = await call('/api/point/list', { usage: 'earned' });
    expect(earned.data.list).toEqual(data.list.slice(1));
  });

  test('shows nothing of other members, other days, and cash', async () => {
    const { call, memberId } = await memberWithPoints(5_000n);
    await world.give(memberId, 90_000n);
    expect((await call('/api/point/list')).data.list).toHaveLength(1);
    const past = await call('/api/point/list', { startDate: '2025-01-01', endDate: '2025-12-31' });
    expect(past.data.list).toEqual([]);
    expect((await world.member().call('/api/point/list')).data.list).toEqual([]);
    expect((await call('/api/point/list', { usage: 'lost' })).resultCode).toBe('H400');
    const guest = await callAs(world.service, guestCaller())('/api/point/list');
    expect(guest).toMatchObject({ status: 401, resultCode: 'H401' });
  });

  test('a rate arrives once, however often its command does', async () => {
    const { call, memberId } = world.member();
    const command = { memberId, kind: Kind.POINTS_GRANT, amount: 100n, rateBasisPoints: 25 };
    const { commandId } = await world.apply(command);
    await world.apply({ ...command, commandId });
    await world.apply({ memberId, kind: Kind.POINTS_GRANT, amount: 1n });
    await eventually(async () => {
      expect((await call('/api/point/list')).data.list).toHaveLength(2);
    });
    const { data } = await call('/api/point/list');
    expect(data.list.map((row: { percent: string | null }) => row.percent)).toEqual([null, '0.25']);
  });
});

test('guests may not convert', async () => {
  const answer = await callAs(world.service, guestCaller())('/api/point/convert', { amount: '1' });
  expect(answer).toMatchObject({ status: 401, resultCode: 'H401' });
});
