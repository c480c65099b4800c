import { randomUUID } from 'node:crypto';
import { callAs, eventually, guestCaller } from '@noriter/kit/testing';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openWalletHouse, type WalletHouse } from './wallet-house.ts';

let house: WalletHouse;

beforeAll(async () => {
  house = await openWalletHouse('wallet_points');
});
afterEach(() => house.expectWholeBooks());
afterAll(() => house.close());

async function memberWithPoints(points: bigint) {
  const member = house.member();
  await house.give(member.memberId, points, 'points_grant');
  return member;
}

test('points become cash, one won each, and a repetition changes nothing', async () => {
  const { call } = await memberWithPoints(5_000n);
  const options = { idempotencyKey: randomUUID() };
  const first = await call('/api/point/convert', { amount: '3000' }, options);
  expect(first.data).toEqual({ cash: '3000', held: '0', points: '2000', version: '2' });
  await call('/api/point/convert', { amount: '3000' }, options);
  await house.pool.query('delete from kit.http_idempotency');
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

test('guests may not convert', async () => {
  const answer = await callAs(house.service, guestCaller())('/api/point/convert', { amount: '1' });
  expect(answer).toMatchObject({ status: 401, resultCode: 'H401' });
});

test('game money: none lies elsewhere, but a game still at work is waited for', async () => {
  const { call, memberId } = house.member();
  expect((await call('/api/cash/outGameMoney')).data).toEqual({ merged: '0' });
  await house.give(memberId, 10_000n);
  const counterAccount = 'vendor:evolution';
  await house.send({ memberId, kind: Kind.STAKE, amount: 1_000n, counterAccount });
  await eventually(async () => {
    expect((await call('/api/cash/getUserCash')).data.cash).toBe('9000');
  });
  expect((await call('/api/cash/outGameMoney')).resultCode).toBe('C009');
  house.clock.advance(61_000);
  expect((await call('/api/cash/outGameMoney')).data).toEqual({ merged: '0' });
});
