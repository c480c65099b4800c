// @module-tag money
import { randomUUID } from 'node:crypto';
import { MemberStatus } from '@noriter/proto/member_events_pb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOON, openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_withdrawals');
});
beforeEach(() => {
  Object.assign(world.identity, { outcome: 'ok', payoutChangedAt: null, withdrawalsFrom: null });
  world.clock.set(NOON);
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

/** A member with money. */
async function richMember(amount = 1_000_000n) {
  const member = world.member();
  await world.give(member.memberId, amount);
  const out = (won: string, cashOutPass = '1234') =>
    member.call('/api/cash/out', { amount: won, cashOutPass });
  const balance = async () => (await member.call('/api/cash/getUserCash')).data;
  return { ...member, out, balance };
}

async function move(requestId: string, name: 'wait' | 'approve' | 'reject', reason = '사유') {
  return world.cashier(`/api/admin/cash/${name}`, { requestId, reason });
}

test('asking holds the money, approval pays it', async () => {
  const member = await richMember();
  const { data } = await member.out('300000');
  expect(await member.balance()).toMatchObject({ cash: '700000', held: '300000' });
  await move(data.requestId, 'wait');
  expect((await move(data.requestId, 'approve')).data.status).toBe(1);
  expect(await member.balance()).toMatchObject({ cash: '700000', held: '0', version: '3' });
});

test('rejection gives the money back, once, however many reject', async () => {
  const member = await richMember();
  const { data } = await member.out('300000');
  await move(data.requestId, 'wait');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => move(data.requestId, 'reject', '계좌 확인 필요')),
  );
  expect(answers.filter(({ resultCode }) => resultCode === '0')).toHaveLength(1);
  expect(await member.balance()).toMatchObject({ cash: '1000000', held: '0', version: '3' });
  const list = await member.call('/api/cash/list', { cashType: 'out' });
  expect(list.data.list[0]).toMatchObject({ status: -1, reason: '계좌 확인 필요' });
});

test('cancelling gives the money back, once, however many cancel', async () => {
  const member = await richMember();
  const { data } = await member.out('300000');
  const cancel = () => member.call('/api/cash/del', { requestId: data.requestId });
  await Promise.all(Array.from({ length: 20 }, cancel));
  expect(await member.balance()).toMatchObject({ cash: '1000000', held: '0', version: '3' });
});

test('an account that was just changed waits, and the operator sees it afterwards', async () => {
  const member = await richMember();
  const payoutChangedAt = new Date(NOON).toISOString();
  const withdrawalsFrom = new Date(new Date(NOON).getTime() + 86_400_000).toISOString();
  Object.assign(world.identity, { payoutChangedAt, withdrawalsFrom });
  const refused = await member.out('300000');
  expect(refused).toMatchObject({ status: 200, resultCode: 'C231' });
  expect(refused.resultMessage).not.toMatch(/[{}]/);
  expect(await member.balance()).toMatchObject({ cash: '1000000', held: '0' });
  world.identity.withdrawalsFrom = null;
  const { data } = await member.out('300000');
  const { requestId } = data;
  const found = await world.cashier('/api/admin/cash/find', { requestId });
  expect(found.data.request).toMatchObject({ requestId, payoutChangedAt });
});

test('racing withdrawals: one is open, and only its money is held', async () => {
  const member = await richMember(100_000n);
  const answers = await Promise.all(Array.from({ length: 20 }, () => member.out('60000')));
  const codes = answers.map(({ resultCode }) => resultCode);
  expect(codes.filter((code) => code === '0')).toHaveLength(1);
  expect(codes.filter((code) => code === 'C209')).toHaveLength(19);
  expect(await member.balance()).toMatchObject({ cash: '40000', held: '60000' });
});

test('a hundred racing requests under one key hold the money once', async () => {
  const member = await richMember();
  const options = { idempotencyKey: randomUUID() };
  const body = { amount: '300000', cashOutPass: '1234' };
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => member.call('/api/cash/out', body, options)),
  );
  expect(new Set(answers.map(({ resultCode }) => resultCode))).toEqual(new Set(['0']));
  expect(await member.balance()).toMatchObject({ cash: '700000', held: '300000' });
});

describe('what is asked', () => {
  test.each([
    ['', '1234', 'C206'],
    ['x', '1234', 'C206'],
    ['20000', '', 'C204'],
    ['20000', '12345', 'C204'],
    ['20000', 'abcd', 'C204'],
    ['5000', '1234', 'C214'],
    ['10500', '1234', 'C215'],
    ['5001000', '1234', 'C217'],
    ['2000000', '1234', 'C202'],
  ])('"%s" with password "%s" is refused with %s', async (amount, cashOutPass, code) => {
    const member = await richMember();
    expect(await member.out(amount, cashOutPass)).toMatchObject({ status: 200, resultCode: code });
    expect(await member.balance()).toMatchObject({ cash: '1000000', held: '0' });
  });

  test('a deposit that is open is refused with F001', async () => {
    const member = await richMember();
    await member.call('/api/cash/in', { amount: '20000' });
    expect((await member.out('20000')).resultCode).toBe('F001');
  });

  test('three a day by default, and the day’s amount', async () => {
    const member = await richMember(30_000_000n);
    const ask = async (amount: string) => {
      const answer = await member.out(amount);
      if (answer.resultCode !== '0') return answer.resultCode;
      await move(answer.data.requestId, 'wait');
      return (await move(answer.data.requestId, 'approve')).resultCode;
    };
    expect([await ask('5000000'), await ask('5000000')]).toEqual(['0', '0']);
    expect(await ask('10000')).toBe('C218');
    world.clock.advance(24 * 60 * 60 * 1000);
    expect([await ask('10000'), await ask('10000'), await ask('10000')]).toEqual(['0', '0', '0']);
    expect(await ask('10000')).toBe('C220');
  });
});

describe('the withdrawal password', () => {
  test.each([
    ['wrong', 'C008'],
    ['missing', 'C010'],
    ['locked', 'C205'],
    ['suspended', 'U0011'],
  ] as const)('identity says %s: %s', async (outcome, code) => {
    const member = await richMember();
    world.identity.outcome = outcome;
    expect((await member.out('20000')).resultCode).toBe(code);
    expect(await member.balance()).toMatchObject({ cash: '1000000', held: '0' });
  });

  test('identity is not asked for what is refused anyway', async () => {
    const member = await richMember();
    const before = world.identity.asked;
    await member.out('5000');
    expect(world.identity.asked).toBe(before);
  });

  test('identity is down: TE99, nothing half done, and the same key works later', async () => {
    const lonely = await openWalletWorld('wallet_lonely');
    try {
      const member = lonely.member();
      await lonely.give(member.memberId, 100_000n);
      await lonely.identity.close();
      const options = { idempotencyKey: randomUUID() };
      const body = { amount: '20000', cashOutPass: '1234' };
      const answer = await member.call('/api/cash/out', body, options);
      expect(answer).toMatchObject({ status: 503, resultCode: 'TE99' });
      const { data } = await member.call('/api/cash/getUserCash');
      expect(data).toMatchObject({ cash: '100000', held: '0' });
      await lonely.expectWholeBooks();
    } finally {
      await lonely.running.stop();
      await lonely.space.close();
    }
  });
});

describe('when it is closed', () => {
  test('the banks: 23:30 to 00:30 in Korea', async () => {
    const member = await richMember();
    world.clock.set('2026-01-15T14:30:00Z');
    const answer = await member.out('20000');
    expect(answer).toMatchObject({
      resultCode: 'C219',
      resultMessage: '은행 점검 시간(23:30~00:30)에는 출금하실 수 없습니다.',
    });
    world.clock.set('2026-01-15T15:30:00Z');
    expect((await member.out('20000')).resultCode).toBe('0');
  });

  test('suspended is U0011, banned is C203, excluded may still go home', async () => {
    const member = await richMember();
    await world.approve(member.memberId, { loginId: 'leaving' });
    await world.setStatus(member.memberId, MemberStatus.SUSPENDED);
    expect((await member.out('20000')).resultCode).toBe('U0011');
    await world.setStatus(member.memberId, MemberStatus.ACTIVE);
    await world.protect(member.memberId, { version: 1, excluded: true });
    const ban = { memberId: member.memberId, deposit: false, reason: '확인 중' };
    await world.cashier('/api/admin/wallet/ban', { ...ban, withdrawal: true });
    expect((await member.out('20000')).resultCode).toBe('C203');
    await world.cashier('/api/admin/wallet/ban', { ...ban, withdrawal: false });
    expect((await member.out('20000')).resultCode).toBe('0');
  });
});

describe('attack: a thief’s withdrawal that its owner has stopped', () => {
  const stop = (memberId: string) =>
    world.cashier('/api/admin/wallet/ban', {
      memberId,
      deposit: false,
      withdrawal: true,
      reason: '도난 신고',
    });

  test('while its password was checked is not taken', async () => {
    const member = await richMember();
    await world.approve(member.memberId, { loginId: 'stolen-early' });
    world.identity.whileAsked = async () => {
      world.identity.whileAsked = async () => {};
      expect((await stop(member.memberId)).resultCode).toBe('0');
    };
    expect((await member.out('20000')).resultCode).toBe('C203');
    expect(await member.balance()).toMatchObject({ cash: '1000000', held: '0' });
  });

  test.each(['banned', 'suspended'])(
    'by being %s is paid by nobody who was not shown it',
    async (kept) => {
      const member = await richMember();
      await world.approve(member.memberId, { loginId: `stolen-${kept}` });
      const { requestId } = (await member.out('20000')).data;
      await move(requestId, 'wait');
      if (kept === 'banned') expect((await stop(member.memberId)).resultCode).toBe('0');
      else await world.setStatus(member.memberId, MemberStatus.SUSPENDED);
      const { data } = await world.cashier('/api/admin/cash/find', { requestId });
      expect(data.request).toMatchObject({ kept });
      expect((await move(requestId, 'approve')).resultCode).toBe('W020');
      expect(await member.balance()).toMatchObject({ held: '20000' });
      const seen = { requestId, keptSeen: true };
      expect((await world.cashier('/api/admin/cash/approve', seen)).resultCode).toBe('0');
      const { rows } = await world.pool.query(
        `select after->>'kept' as kept from kit.audit_log
       where subject = $1 and action = 'withdrawal.approve'`,
        [`cash-request:${requestId}`],
      );
      expect(rows).toEqual([{ kept }]);
    },
  );

  test('is given back by a rejection all the same', async () => {
    const member = await richMember();
    await world.approve(member.memberId, { loginId: 'stolen-back' });
    const { requestId } = (await member.out('20000')).data;
    await move(requestId, 'wait');
    expect((await stop(member.memberId)).resultCode).toBe('0');
    expect((await move(requestId, 'reject')).resultCode).toBe('0');
    expect(await member.balance()).toMatchObject({ cash: '1000000', held: '0' });
  });
});
