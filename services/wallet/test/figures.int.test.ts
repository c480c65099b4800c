import { eventually } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sumCounterAccounts } from '../src/jobs/sum-counter-accounts.ts';
import { openWalletHouse, type WalletHouse } from './wallet-house.ts';

let house: WalletHouse;

beforeAll(async () => {
  house = await openWalletHouse('wallet_figures');
});
afterEach(() => house.expectWholeBooks());
afterAll(() => house.close());

const path = '/api/admin/wallet/figures';

async function decided(
  call: ReturnType<WalletHouse['member']>['call'],
  wish: { way: 'in' | 'out'; amount: string; decision: 'approve' | 'reject' | 'wait' },
) {
  const body = { amount: wish.amount, cashOutPass: '1234' };
  const { data } = await call(`/api/cash/${wish.way}`, body);
  const { requestId } = data;
  await house.cashier('/api/admin/cash/wait', { requestId });
  if (wish.decision === 'wait') return;
  await house.cashier(`/api/admin/cash/${wish.decision}`, { requestId, reason: '확인' });
}

test('the figures are those of the ledger, day by day, and of what is on its way', async () => {
  const { call } = house.member();
  await decided(call, { way: 'in', amount: '300000', decision: 'approve' });
  await decided(call, { way: 'in', amount: '50000', decision: 'reject' });
  house.clock.advance(24 * 3_600_000);
  await decided(call, { way: 'in', amount: '100000', decision: 'approve' });
  await decided(call, { way: 'out', amount: '60000', decision: 'approve' });
  await decided(call, { way: 'out', amount: '40000', decision: 'wait' });
  const { data } = await house.cashier(path, { days: 7 });
  expect(data.days).toHaveLength(7);
  expect(data.days.at(-1)).toEqual({
    day: '2026-01-16',
    deposits: '100000',
    depositCount: 1,
    withdrawals: '60000',
    withdrawalCount: 1,
  });
  expect(data.days.at(-2)).toMatchObject({ day: '2026-01-15', deposits: '300000' });
  expect(data.days[0]).toMatchObject({ day: '2026-01-10', deposits: '0', depositCount: 0 });
  expect(data).toMatchObject({ held: '40000', waitingAdjustments: 0 });
  await eventually(async () => {
    await sumCounterAccounts(house.running.deps);
    expect((await house.cashier(path)).data.membersHold).toBe('340000');
  });
});

test('an adjustment that waits for a second operator is counted', async () => {
  const { memberId } = house.member();
  await house.give(memberId, 1_000n);
  await house.approve(memberId, { loginId: 'figured' });
  const adjuster = house.operator('cash.adjust');
  const wish = { memberId, direction: 'up', amount: '9000000', reason: '이벤트 당첨' };
  expect((await adjuster('/api/admin/wallet/adjust', wish)).data.outcome).toBe('asked');
  expect((await house.cashier(path)).data.waitingAdjustments).toBe(1);
});

test('nothing of another site is in them, and only who may read cash sees them', async () => {
  expect((await house.operator('members.read')(path)).resultCode).toBe('H403');
  expect((await house.cashier(path, { days: 32 })).resultCode).toBe('H400');
});
