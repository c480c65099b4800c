// @module-tag money
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_decisions');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

/** A member with a deposit that an operator has put on waiting. */
async function waitingDeposit(amount = '50000') {
  const member = world.member();
  const { data } = await member.call('/api/cash/in', { amount });
  await world.cashier('/api/admin/cash/wait', { requestId: data.requestId });
  return { member, requestId: String(data.requestId) };
}

describe('deciding', () => {
  test('a hundred racing approvals credit the money once', async () => {
    const { member, requestId } = await waitingDeposit();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => world.cashier('/api/admin/cash/approve', { requestId })),
    );
    const codes = answers.map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'T999')).toHaveLength(99);
    expect((await member.call('/api/cash/getUserCash')).data).toMatchObject({
      cash: '50000',
      version: '1',
    });
  });

  test('approval and rejection at once: one of them wins', async () => {
    const { member, requestId } = await waitingDeposit();
    const answers = await Promise.all([
      world.cashier('/api/admin/cash/approve', { requestId }),
      world.cashier('/api/admin/cash/reject', { requestId, reason: '입금 없음' }),
    ]);
    expect(answers.map(({ resultCode }) => resultCode).sort()).toEqual(['0', 'T999']);
    const { cash } = (await member.call('/api/cash/getUserCash')).data;
    expect(cash).toBe(answers[0].resultCode === '0' ? '50000' : '0');
  });

  test('an approval repeated under its key answers the first answer', async () => {
    const { requestId } = await waitingDeposit();
    const options = { idempotencyKey: randomUUID() };
    const caller = world.operator('cash.decide');
    const first = await caller('/api/admin/cash/approve', { requestId }, options);
    const again = await caller('/api/admin/cash/approve', { requestId }, options);
    expect(again).toMatchObject({ resultCode: '0', data: first.data });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  test('out of order is refused: T001 before waiting, T999 after the end', async () => {
    const { data } = await world.member().call('/api/cash/in', { amount: '20000' });
    const { requestId } = data;
    const move = async (name: string, reason = '') =>
      (await world.cashier(`/api/admin/cash/${name}`, { requestId, reason })).resultCode;
    expect(await move('approve')).toBe('T001');
    expect(await move('reject', '사유')).toBe('T001');
    expect(await move('wait')).toBe('0');
    expect(await move('wait')).toBe('T999');
    expect(await move('reject')).toBe('W003');
    expect(await move('reject', '입금자명 불일치')).toBe('0');
    expect(await move('approve')).toBe('T999');
  });

  test('a request of another site does not exist', async () => {
    const { data } = await world.member({ siteId: 'elsewhere' }).call('/api/cash/in', {
      amount: '20000',
    });
    const answer = await world.cashier('/api/admin/cash/wait', { requestId: data.requestId });
    expect(answer).toMatchObject({ status: 404, resultCode: 'H404' });
  });
});
