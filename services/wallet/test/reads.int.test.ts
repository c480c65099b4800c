// @module-tag money
import { callAs, guestCaller, serviceCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_reads');
});
afterAll(() => world.close());

describe('the balance call', () => {
  test('shows a member their own balances, and nothing to who has no account', async () => {
    const { call, memberId } = world.member();
    const nothing = { cash: '0', held: '0', points: '0', owed: '0', version: '0' };
    expect((await call('/api/cash/getUserCash')).data).toEqual(nothing);
    await world.give(memberId, 3_000n);
    await world.give(memberId, 500n, 'points_grant');
    expect((await call('/api/cash/getUserCash')).data).toEqual({
      cash: '3000',
      held: '0',
      points: '500',
      owed: '0',
      version: '2',
    });
  });

  test('hundreds at once each get their own', async () => {
    const members = Array.from({ length: 100 }, () => world.member());
    await world.giveAll(
      members.map(({ memberId }, index) => ({ memberId, amount: BigInt(index + 1) })),
    );
    const answers = await Promise.all(members.map(({ call }) => call('/api/cash/getUserCash')));
    expect(answers.map(({ data }) => data.cash)).toEqual(
      members.map((_, index) => String(index + 1)),
    );
  });

  test('a guest is asked to log in, an operator turned away', async () => {
    const guest = await callAs(world.service, guestCaller())('/api/cash/getUserCash');
    expect(guest).toMatchObject({ status: 401, resultCode: 'H401' });
    const operator = await world.operator('cash.read')('/api/cash/getUserCash');
    expect(operator).toMatchObject({ status: 403, resultCode: 'H403' });
  });
});

describe('balances for other services', () => {
  test('come in the order asked for, strangers with nothing', async () => {
    const [one, two] = [world.member(), world.member()];
    await world.give(two.memberId, 900n);
    const call = callAs(world.service, serviceCaller('notifier'));
    const memberIds = [one.memberId, two.memberId];
    const { data } = await call('/internal/balances', { memberIds });
    expect(data.balances).toEqual([
      { memberId: one.memberId, cash: '0', held: '0', points: '0', owed: '0', version: '0' },
      { memberId: two.memberId, cash: '900', held: '0', points: '0', owed: '0', version: '1' },
    ]);
    expect((await call('/internal/balances', { memberIds: ['x'] })).resultCode).toBe('H400');
  });

  test('members may not ask', async () => {
    const { call } = world.member();
    const answer = await call('/internal/balances', { memberIds: [] });
    expect(answer.resultCode).toBe('H403');
  });
});

describe('the ledger', () => {
  test('shows each entry of the member’s own accounts with the balance after it', async () => {
    const { call, memberId } = world.member();
    await world.give(memberId, 100_000n);
    await call('/api/cash/out', { amount: '30000', cashOutPass: '1234' });
    const { data } = await call('/api/cash/ledger');
    const shown = data.list.map(
      (row: { kind: string; account: string; amount: string; balanceAfter: string }) => [
        row.kind,
        row.account,
        row.amount,
        row.balanceAfter,
      ],
    );
    expect(shown).toEqual([
      ['withdrawal_hold', 'held', '30000', '30000'],
      ['withdrawal_hold', 'cash', '-30000', '70000'],
      ['bonus_grant', 'cash', '100000', '100000'],
    ]);
    expect(data.pageInfo.tatal_list_count).toBe(3);
    const seen = await world.cashier('/api/admin/ledger/list', { memberId });
    expect(seen.data.list).toEqual(data.list);
    const past = await call('/api/cash/ledger', { startDate: '2025-01-01', endDate: '2025-12-31' });
    expect(past.data.list).toEqual([]);
    const wide = await call('/api/cash/ledger', { startDate: '2020-01-01' });
    expect(wide.data.pageInfo.tatal_list_count).toBe(3);
  });

  test('comes in pages', async () => {
    const { call, memberId } = world.member();
    for (let round = 1; round <= 12; round += 1) await world.give(memberId, BigInt(round));
    const second = await call('/api/cash/ledger', { page: 2 });
    expect(second.data.list.map((row: { amount: string }) => row.amount)).toEqual(['2', '1']);
    expect((await call('/api/cash/ledger', { page: 0 })).resultCode).toBe('H400');
  });

  test('of others is the operators’ alone', async () => {
    const { call, memberId } = world.member();
    expect((await call('/api/admin/ledger/list', { memberId })).resultCode).toBe('H403');
  });
});

test('the public feed shows real deposits and withdrawals, masked, to guests', async () => {
  const siteId = 'noriter';
  const member = world.member();
  await world.approve(member.memberId, { loginId: 'feeder77' });
  const deposit = await member.call('/api/cash/in', { amount: '40000' });
  const feed = callAs(world.service, guestCaller({ siteId }));
  expect((await feed('/api/main/cashList')).data.deposits).toEqual([]);
  for (const move of ['wait', 'approve']) {
    await world.cashier(`/api/admin/cash/${move}`, { requestId: deposit.data.requestId });
  }
  const { data } = await feed('/api/main/cashList');
  const at = world.clock.now().toISOString();
  expect(data).toEqual({
    deposits: [{ memberMasked: 'fe***', amount: '40000', at }],
    withdrawals: [],
  });
});

describe('the highest withdrawals', () => {
  async function withdraw(loginId: string, amount: bigint) {
    const member = world.member();
    await world.approve(member.memberId, { loginId });
    await world.give(member.memberId, amount);
    const asked = await member.call('/api/cash/out', {
      amount: amount.toString(),
      cashOutPass: '1234',
    });
    const { requestId } = asked.data;
    for (const move of ['wait', 'approve']) {
      await world.cashier(`/api/admin/cash/${move}`, { requestId });
    }
    return requestId;
  }

  test('of today and of the week since Monday are shown masked, highest first', async () => {
    const ranking = callAs(world.service, guestCaller());
    // Sunday, Monday, and a few days of the same week.
    for (const [day, loginId, amount] of [
      ['2026-02-01', 'sunday1', 900_000n],
      ['2026-02-02', 'monday1', 300_000n],
      ['2026-02-04', 'wedne11', 500_000n],
      ['2026-02-05', 'thursd1', 100_000n],
      ['2026-02-05', 'thursd2', 200_000n],
    ] as const) {
      world.clock.set(`${day}T03:00:00Z`);
      await withdraw(loginId, amount);
    }
    const { data } = await ranking('/api/main/topWithdrawals');
    const shown = (rows: { memberMasked: string; amount: string }[]) =>
      rows.map((row) => `${row.memberMasked} ${row.amount}`);
    expect(shown(data.today)).toEqual(['th*** 200000', 'th*** 100000']);
    expect(shown(data.week)).toEqual([
      'we*** 500000',
      'mo*** 300000',
      'th*** 200000',
      'th*** 100000',
    ]);
  });

  test('are read again only after a while', async () => {
    const ranking = callAs(world.service, guestCaller());
    world.clock.set('2026-02-12T03:00:00Z');
    expect((await ranking('/api/main/topWithdrawals')).data).toEqual({ today: [], week: [] });
    await withdraw('again111', 50_000n);
    expect((await ranking('/api/main/topWithdrawals')).data.today).toEqual([]);
    world.clock.advance(16_000);
    expect((await ranking('/api/main/topWithdrawals')).data.today).toHaveLength(1);
  });
});
