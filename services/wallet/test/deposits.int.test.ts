// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually, listenTo } from '@noriter/kit/testing';
import { MemberStatus } from '@noriter/proto/member_events_pb';
import { walletEvents } from '@noriter/proto/topics';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_deposits');
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

test('a deposit: asked, put on waiting, approved, and the cash is there', async () => {
  const listener = await listenTo(world.space, walletEvents);
  const member = world.member();
  const asked = await member.call('/api/cash/in', { amount: '50000' });
  expect(asked).toMatchObject({ status: 200, resultCode: '0' });
  const { requestId } = asked.data;
  expect((await member.call('/api/cash/getUserCash')).data.cash).toBe('0');
  const waiting = await world.cashier('/api/admin/cash/wait', { requestId });
  expect(waiting.data).toEqual({ requestId, status: 2 });
  const approved = await world.cashier('/api/admin/cash/approve', { requestId });
  expect(approved.data).toEqual({ requestId, status: 1 });
  expect((await member.call('/api/cash/getUserCash')).data).toEqual({
    cash: '50000',
    held: '0',
    points: '0',
    owed: '0',
    version: '1',
  });
  const own = () => listener.events.filter((event) => event.key === member.memberId);
  await eventually(() => expect(own()).toHaveLength(4));
  const seen = own().map(({ value: { event } }) =>
    event.case === 'cashRequest' ? event.value.status : event.case,
  );
  expect(seen).toEqual([1, 2, 3, 'outcome']);
  await listener.stop();
});

describe('what is asked', () => {
  test.each([
    ['', 'C002'],
    ['0', 'C002'],
    ['abc', 'C002'],
    ['-1000', 'C002'],
    ['9000', 'C102'],
    ['10500', 'C103'],
    ['5001000', 'C101'],
  ])('a deposit of "%s" is refused with %s', async (amount, code) => {
    const answer = await world.member().call('/api/cash/in', { amount });
    expect(answer).toMatchObject({ status: 200, resultCode: code, data: null });
    expect(answer.resultMessage).not.toContain('{');
  });

  test('the message speaks the caller’s language and names the limit', async () => {
    const { call } = world.member();
    const report = async (language: 'ko' | 'en' | 'vi') =>
      (await call('/api/cash/in', { amount: '1000' }, { language })).resultMessage;
    expect(await report('ko')).toBe('최소 입금 금액은 10,000원입니다.');
    expect(await report('en')).toBe('The minimum deposit is 10,000 won.');
    expect(await report('vi')).toBe('Số tiền nạp tối thiểu là 10,000 won.');
  });

  test('a number instead of text is malformed', async () => {
    const answer = await world.member().call('/api/cash/in', { amount: 50_000 });
    expect(answer).toMatchObject({ status: 400, resultCode: 'H400' });
  });

  test('the day’s limit counts what was asked before it', async () => {
    const { call, memberId } = world.member();
    for (let round = 0; round < 4; round += 1) {
      const { data } = await call('/api/cash/in', { amount: '5000000' });
      await world.cashier('/api/admin/cash/wait', { requestId: data.requestId });
      await world.cashier('/api/admin/cash/approve', { requestId: data.requestId });
    }
    expect((await call('/api/cash/in', { amount: '10000' })).resultCode).toBe('C104');
    world.clock.advance(24 * 60 * 60 * 1000);
    expect((await call('/api/cash/in', { amount: '10000' })).resultCode).toBe('0');
    expect(memberId).toBeTruthy();
  });
});

describe('one request at a time', () => {
  test('a second deposit is refused with C003, also when a hundred race', async () => {
    const { call } = world.member();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('/api/cash/in', { amount: '20000' })),
    );
    const codes = answers.map(({ resultCode }) => resultCode).sort();
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'C003')).toHaveLength(19);
  });

  test('with a withdrawal open, a deposit is refused with F001', async () => {
    const { call, memberId } = world.member();
    await world.give(memberId, 100_000n);
    await call('/api/cash/out', { amount: '20000', cashOutPass: '1234' });
    expect((await call('/api/cash/in', { amount: '20000' })).resultCode).toBe('F001');
  });

  test('a hundred racing requests under one idempotency key make one deposit', async () => {
    const { call, memberId } = world.member();
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        call('/api/cash/in', { amount: '20000' }, { idempotencyKey }),
      ),
    );
    const [first] = answers;
    for (const answer of answers) {
      expect(answer).toMatchObject({ resultCode: '0', data: first?.data });
    }
    const rows = await world.pool.query('select from cash_request where member_id = $1', [
      memberId,
    ]);
    expect(rows.rowCount).toBe(1);
    const other = await call('/api/cash/in', { amount: '30000' }, { idempotencyKey });
    expect(other.resultCode).toBe('C999');
  });

  test('a repetition after a crash before the answer finds its own request', async () => {
    const { call } = world.member();
    const idempotencyKey = randomUUID();
    const first = await call('/api/cash/in', { amount: '20000' }, { idempotencyKey });
    await world.pool.query('delete from kit.http_idempotency');
    const again = await call('/api/cash/in', { amount: '20000' }, { idempotencyKey });
    expect(again).toMatchObject({ resultCode: '0', data: first.data });
  });
});

describe('who may not', () => {
  test('guests and operators may not ask, members may not decide', async () => {
    const operator = await world.operator('cash.decide')('/api/cash/in', { amount: '20000' });
    expect(operator).toMatchObject({ status: 403, resultCode: 'H403' });
    const { call } = world.member();
    const move = await call('/api/admin/cash/wait', { requestId: randomUUID() });
    expect(move).toMatchObject({ status: 403, resultCode: 'H403' });
    const reader = await world.operator('cash.read')('/api/admin/cash/wait', {
      requestId: randomUUID(),
    });
    expect(reader).toMatchObject({ status: 403, resultCode: 'H403' });
  });

  test('a suspended member gets U0011, a banned one C004', async () => {
    const suspended = world.member();
    await world.approve(suspended.memberId, { loginId: 'suspended' });
    await world.setStatus(suspended.memberId, MemberStatus.SUSPENDED);
    expect((await suspended.call('/api/cash/in', { amount: '20000' })).resultCode).toBe('U0011');
    expect((await suspended.call('/api/cash/getAcc')).resultCode).toBe('U0011');
    const banned = world.member();
    await world.approve(banned.memberId, { loginId: 'banned' });
    const ban = { memberId: banned.memberId, deposit: true, withdrawal: false, reason: '확인 중' };
    expect((await world.cashier('/api/admin/wallet/ban', ban)).resultCode).toBe('0');
    expect((await banned.call('/api/cash/in', { amount: '20000' })).resultCode).toBe('C004');
    await world.cashier('/api/admin/wallet/ban', { ...ban, deposit: false });
    expect((await banned.call('/api/cash/in', { amount: '20000' })).resultCode).toBe('0');
  });
});

test('the account to send money to is shown for half an hour', async () => {
  const { data } = await world.member().call('/api/cash/getAcc');
  const expiresAt = new Date(world.clock.now().getTime() + 30 * 60_000).toISOString();
  expect(data).toMatchObject({ bankName: '노리터은행', expiresAt });
});

test('without an account for the member’s level: C005', async () => {
  const { account } = world.identity;
  world.identity.account = null;
  expect((await world.member().call('/api/cash/getAcc')).resultCode).toBe('C005');
  world.identity.account = account;
});

describe('the member’s list', () => {
  test('shows today’s requests, newest first, by kind, in pages', async () => {
    const { call } = world.member();
    for (const amount of ['10000', '20000']) {
      const { data } = await call('/api/cash/in', { amount });
      await call('/api/cash/del', { requestId: data.requestId });
      world.clock.advance(1_000);
    }
    const { data } = await call('/api/cash/list', { cashType: 'in' });
    expect(data.list.map((row: { amount: string }) => row.amount)).toEqual(['20000', '10000']);
    expect(data.list[0]).toMatchObject({ kind: 'in', status: -1, bonusAmount: '0', reason: '' });
    expect(data.pageInfo).toEqual({ page: 1, count_per_list: 10, tatal_list_count: 2 });
    const none = await call('/api/cash/list', { cashType: 'out' });
    expect(none.data.pageInfo.tatal_list_count).toBe(0);
    const past = await call('/api/cash/list', { startDate: '2020-01-01', endDate: '2020-01-02' });
    expect(past.data.list).toEqual([]);
  });

  test('an open request is cancelled by its member, a finished one only hidden', async () => {
    const { call } = world.member();
    const { data } = await call('/api/cash/in', { amount: '10000' });
    const { requestId } = data;
    const stranger = await world.member().call('/api/cash/del', { requestId });
    expect(stranger.resultCode).toBe('H404');
    expect((await call('/api/cash/del', { requestId })).data).toEqual({ requestId, status: -1 });
    expect((await call('/api/cash/del', { requestId })).data).toEqual({ requestId, status: -1 });
    expect((await call('/api/cash/list')).data.list).toEqual([]);
  });

  test('while an operator is at work on it, cancelling is refused with F001', async () => {
    const { member, requestId } = await waitingDeposit();
    expect((await member.call('/api/cash/del', { requestId })).resultCode).toBe('F001');
  });
});
