import { callAs, eventually, guestCaller } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sumCounterAccounts } from '../src/store/ledger/counter-sums.ts';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_figures');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

const path = '/api/admin/wallet/figures';

async function decided(
  call: ReturnType<WalletWorld['member']>['call'],
  wish: { way: 'in' | 'out'; amount: string; decision: 'approve' | 'reject' | 'wait' },
) {
  const body = { amount: wish.amount, cashOutPass: '1234' };
  const { data } = await call(`/api/cash/${wish.way}`, body);
  const { requestId } = data;
  await world.cashier('/api/admin/cash/wait', { requestId });
  if (wish.decision === 'wait') return;
  await world.cashier(`/api/admin/cash/${wish.decision}`, { requestId, reason: '확인' });
}

test('the figures are those of the ledger, day by day, and of what is on its way', async () => {
  const { call } = world.member();
  await decided(call, { way: 'in', amount: '300000', decision: 'approve' });
  await decided(call, { way: 'in', amount: '50000', decision: 'reject' });
  world.clock.advance(24 * 3_600_000);
  await decided(call, { way: 'in', amount: '100000', decision: 'approve' });
  await decided(call, { way: 'out', amount: '60000', decision: 'approve' });
  await decided(call, { way: 'out', amount: '40000', decision: 'wait' });
  const { data } = await world.cashier(path, { days: 7 });
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
    await sumCounterAccounts(world.running.deps);
    expect((await world.cashier(path)).data.membersHold).toBe('340000');
  });
});

test('an adjustment that waits for a second operator is counted', async () => {
  const { memberId } = world.member();
  await world.give(memberId, 1_000n);
  await world.approve(memberId, { loginId: 'figured' });
  const adjuster = world.operator('cash.adjust');
  const wish = { memberId, direction: 'up', amount: '9000000', reason: '이벤트 당첨' };
  expect((await adjuster('/api/admin/wallet/adjust', wish)).data.outcome).toBe('asked');
  expect((await world.cashier(path)).data.waitingAdjustments).toBe(1);
});

test('nothing of another site is in them, and only who may read cash sees them', async () => {
  expect((await world.operator('members.read')(path)).resultCode).toBe('H403');
  expect((await world.cashier(path, { days: 32 })).resultCode).toBe('H400');
});

test('a test account is in no figure, no feed and no ranking', async () => {
  const shown = async () => {
    await sumCounterAccounts(world.running.deps);
    world.clock.advance(60_000);
    const [{ data: figures }, { data: feed }, { data: ranking }] = await Promise.all([
      world.cashier(path, { days: 7 }),
      guest('/api/main/cashList'),
      guest('/api/main/topWithdrawals'),
    ]);
    return { figures, feed, ranking };
  };
  const guest = callAs(world.service, guestCaller());
  const { memberId, call } = world.member();
  await world.approve(memberId, { loginId: 'ours', isTest: true });
  // What earlier tests moved is summed a moment later.
  await eventually(async () => expect((await shown()).figures.membersHold).toBe('341000'));
  const before = await shown();
  await decided(call, { way: 'in', amount: '900000', decision: 'approve' });
  await decided(call, { way: 'out', amount: '300000', decision: 'approve' });
  await decided(call, { way: 'out', amount: '100000', decision: 'wait' });
  // Held money and cash are the account's still: 600,000 of it.
  await eventually(async () => expect(await shown()).toEqual(before));
});
