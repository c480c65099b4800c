// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON, openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_fresh');
  world.clock.set(NOON);
});
afterAll(() => world.close());

const HOUR = 3_600_000;

test('attack: a cashier made an hour ago approves a withdrawal; nothing moves for a day', async () => {
  const member = world.member();
  await world.give(member.memberId, 1_000_000n);
  const wish = { amount: '300000', cashOutPass: '1234' };
  const { requestId } = (await member.call('/api/cash/out', wish)).data;
  const approvesFrom = Date.parse(NOON) + 23 * HOUR;
  const permissions = ['cash.read', 'cash.decide'];
  const fresh = callAs(world.service, operatorCaller({ permissions, approvesFrom }));
  const move = (name: string) => fresh(`/api/admin/cash/${name}`, { requestId, reason: '확인' });
  expect((await move('wait')).resultCode).toBe('0');
  const early = await move('approve');
  expect([early.resultCode, early.status]).toEqual(['A120', 403]);
  expect(early.resultMessage).toContain('2026-01-16 11:00');
  world.clock.advance(23 * HOUR);
  expect((await move('approve')).data).toMatchObject({ status: 1 });
});

test('attack: a session left open for an hour moves no money until the factor is proven again', async () => {
  const member = world.member();
  await world.approve(member.memberId, { loginId: `m${member.memberId.slice(0, 8)}` });
  const provenUntil = world.clock.now().getTime() + HOUR;
  const permissions = ['cash.read', 'cash.decide', 'cash.adjust'];
  const caller = (until: number) =>
    callAs(world.service, operatorCaller({ permissions, provenUntil: until }));
  const wish = { memberId: member.memberId, direction: 'up', amount: '1000', reason: '보상' };
  const adjust = (until: number) => caller(until)('/api/admin/wallet/adjust', wish);
  expect((await adjust(provenUntil)).resultCode).toBe('0');
  world.clock.advance(HOUR);
  const late = await adjust(provenUntil);
  expect([late.resultCode, late.status]).toEqual(['A122', 403]);
  const request = { requestId: randomUUID(), reason: '확인' };
  const approve = (until: number) => caller(until)('/api/admin/cash/approve', request);
  expect((await approve(provenUntil)).resultCode).toBe('A122');
  // What moves nothing is asked for nothing, and a proof opens the way again.
  const waiting = await caller(provenUntil)('/api/admin/cash/wait', request);
  expect(waiting.resultCode).not.toBe('A122');
  expect((await adjust(provenUntil + HOUR)).resultCode).toBe('0');
});
