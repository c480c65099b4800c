// @module-tag money
import { randomUUID } from 'node:crypto';
import { wonSumText } from '@noriter/kit/money';
import { callAs, eventually, listenTo, operatorCaller } from '@noriter/kit/testing';
import { walletEvents } from '@noriter/proto/topics';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sumCounterAccounts } from '../src/store/ledger/counter-sums.ts';
import { siteWith } from './site-with.ts';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_adjustments');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

const adjustPath = '/api/admin/wallet/adjust';
const paths = {
  list: '/api/admin/wallet/adjustments/list',
  approve: '/api/admin/wallet/adjustments/approve',
  refuse: '/api/admin/wallet/adjustments/refuse',
  withdraw: '/api/admin/wallet/adjustments/withdraw',
};

function operator(loginId: string, permissions = ['cash.adjust', 'cash.read', 'audit.read']) {
  return callAs(world.service, operatorCaller({ loginId, permissions }));
}

async function someMember(cash = 0n) {
  const member = world.member();
  await world.approve(member.memberId, { loginId: `m${member.memberId.slice(0, 8)}` });
  if (cash > 0n) await world.give(member.memberId, cash);
  return member;
}

async function cashOf(memberId: string): Promise<string> {
  const { data } = await world.cashier('/api/admin/wallet/account', { memberId });
  return data.cash;
}

/** A correction above the demonstration policy's 300,000 won. */
async function asked(changes: object = {}, cash = 0n) {
  const anna = operator('anna');
  const { memberId } = await someMember(cash);
  const body = { memberId, direction: 'up', amount: '500000', reason: '이벤트 보상', ...changes };
  const { data } = await anna(adjustPath, body);
  return { anna, memberId, requestId: String(data.requestId), data };
}

describe('a correction above what one operator may do alone', () => {
  test('moves no money until another operator agrees, and then moves it once', async () => {
    const listener = await listenTo(world.space, walletEvents);
    const { memberId, requestId, data } = await asked();
    expect(data).toMatchObject({ outcome: 'asked', cash: '0' });
    expect(await cashOf(memberId)).toBe('0');
    const ben = operator('ben');
    const idempotencyKey = randomUUID();
    const agreed = await ben(paths.approve, { requestId }, { idempotencyKey });
    expect(agreed.data).toEqual({ requestId, status: 'approved' });
    const again = await ben(paths.approve, { requestId }, { idempotencyKey });
    expect(again.data).toEqual(agreed.data);
    expect((await ben(paths.approve, { requestId })).resultCode).toBe('T999');
    expect(await cashOf(memberId)).toBe('500000');
    const { data: page } = await ben(paths.list, { memberId });
    expect(page.list).toMatchObject([
      {
        requestId,
        status: 'approved',
        direction: 'up',
        amount: '500000',
        balance: '500000',
        askedByName: 'anna',
        decidedByName: 'ben',
        isOwn: false,
      },
    ]);
    const log = await ben('/api/admin/audit/wallet/list', { subject: `member:${memberId}` });
    const acts = log.data.list.map(({ action }: { action: string }) => action);
    expect(acts).toEqual(['adjustment.approve', 'adjustment.ask']);
    await expect
      .poll(() => listener.events.filter(({ value }) => value.event.case === 'adjustment').length)
      .toBe(2);
    await listener.stop();
  });

  test('is never agreed to by who asked, and taken back by nobody else', async () => {
    const { anna, memberId, requestId } = await asked();
    expect((await anna(paths.approve, { requestId })).resultCode).toBe('W010');
    const ben = operator('ben');
    expect((await ben(paths.withdraw, { requestId })).resultCode).toBe('W010');
    expect((await anna(paths.withdraw, { requestId })).data.status).toBe('withdrawn');
    expect((await ben(paths.approve, { requestId })).resultCode).toBe('T999');
    expect(await cashOf(memberId)).toBe('0');
  });

  test('is refused with a reason that stays', async () => {
    const { memberId, requestId } = await asked();
    const ben = operator('ben');
    expect((await ben(paths.refuse, { requestId })).resultCode).toBe('W003');
    const refused = await ben(paths.refuse, { requestId, reason: '증빙이 없습니다' });
    expect(refused.data.status).toBe('refused');
    const { data } = await ben(paths.list, { memberId, status: 'refused' });
    expect(data.list[0]).toMatchObject({ refusal: '증빙이 없습니다', decidedByName: 'ben' });
    expect(await cashOf(memberId)).toBe('0');
  });

  test('of twelve operators who agree at once, one does, and the money moves once', async () => {
    const { memberId, requestId } = await asked();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        operator(`op${index}`)(paths.approve, { requestId }),
      ),
    );
    const codes = answers.map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'T999')).toHaveLength(11);
    expect(await cashOf(memberId)).toBe('500000');
  });

  test('an agreement that races a refusal has one outcome', async () => {
    const { memberId, requestId } = await asked();
    const [yes, no] = await Promise.all([
      operator('ben')(paths.approve, { requestId }),
      operator('cho')(paths.refuse, { requestId, reason: '보류' }),
    ]);
    expect([yes.resultCode, no.resultCode].toSorted()).toEqual(['0', 'T999']);
    expect(await cashOf(memberId)).toBe(yes.resultCode === '0' ? '500000' : '0');
  });

  test('that takes money waits while the member has too little, and is not lost', async () => {
    const { memberId, requestId } = await asked({ direction: 'down' }, 500_000n);
    const ben = operator('ben');
    const other = operator('dan');
    await other(adjustPath, { memberId, direction: 'down', amount: '100', reason: '정정' });
    expect((await ben(paths.approve, { requestId })).resultCode).toBe('C202');
    await other(adjustPath, { memberId, direction: 'up', amount: '100', reason: '정정' });
    expect((await ben(paths.approve, { requestId })).data.status).toBe('approved');
    expect(await cashOf(memberId)).toBe('0');
  });

  test('is not asked for when it cannot be done, and needs a reason', async () => {
    const { memberId } = await someMember(400_000n);
    const call = operator('anna');
    const body = { memberId, direction: 'down', amount: '400001', reason: '회수' };
    expect((await call(adjustPath, body)).resultCode).toBe('C202');
    expect((await call(adjustPath, { ...body, reason: ' ' })).resultCode).toBe('W003');
    expect((await call(paths.list, { memberId })).data.list).toEqual([]);
  });

  test('is one request for one idempotency key, and another body under it is refused', async () => {
    const { memberId } = await someMember();
    const call = operator('anna');
    const body = { memberId, direction: 'up', amount: '900000', reason: '보상' };
    const options = { idempotencyKey: randomUUID() };
    const answers = await Promise.all([
      call(adjustPath, body, options),
      call(adjustPath, body, options),
    ]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    const changed = await call(adjustPath, { ...body, amount: '900001' }, options);
    expect(changed.resultCode).toBe('C999');
    expect((await call(paths.list, { memberId })).data.list).toHaveLength(1);
  });
});

describe('what one operator does alone', () => {
  test('counts together for a member and a day, so that small ones do not pass for a large one', async () => {
    const { memberId } = await someMember();
    const anna = operator('anna');
    const body = { memberId, direction: 'up', amount: '200000', reason: '보상' };
    expect((await anna(adjustPath, body)).data.outcome).toBe('applied');
    expect((await anna(adjustPath, body)).data).toMatchObject({ outcome: 'asked', cash: '200000' });
    const somebodyElse = operator('ben');
    expect((await somebodyElse(adjustPath, body)).data.outcome).toBe('applied');
    const { memberId: other } = await someMember();
    expect((await anna(adjustPath, { ...body, memberId: other })).data.outcome).toBe('applied');
    world.clock.advance(86_400_000);
    expect((await anna(adjustPath, body)).data.outcome).toBe('applied');
  });

  test('attack: counts as another member’s whose id is written otherwise', async () => {
    const { memberId } = await someMember();
    const anna = operator('anna');
    const of = (written: string) =>
      anna(adjustPath, { memberId: written, direction: 'up', amount: '200000', reason: '보상' });
    expect((await of(memberId)).data.outcome).toBe('applied');
    expect((await of(memberId.toUpperCase())).data.outcome).toBe('asked');
    expect(await cashOf(memberId)).toBe('200000');
  });

  test('is no more than the limit, however many are sent at once', async () => {
    const { memberId } = await someMember();
    const anna = operator('anna');
    const body = { memberId, direction: 'up', amount: '100000', reason: '보상' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => anna(adjustPath, body)));
    const applied = answers.filter(({ data }) => data.outcome === 'applied');
    expect(applied).toHaveLength(3);
    expect(await cashOf(memberId)).toBe('300000');
  });

  test('follows the policy of the site', async () => {
    const siteId = 'strict-site';
    const permissions = ['cash.policy', 'cash.read', 'cash.adjust'];
    const call = callAs(world.service, operatorCaller({ siteId, permissions }));
    const { data } = await call('/api/admin/cash/policy/get');
    const policy = { ...data.policy, adjustAloneMax: '0' };
    await call('/api/admin/cash/policy/set', { version: data.version, policy });
    const memberId = randomUUID();
    await world.pool.query('insert into member (member_id, site_id) values ($1, $2)', [
      memberId,
      siteId,
    ]);
    const body = { memberId, direction: 'up', amount: '1', reason: '보상' };
    expect((await call(adjustPath, body)).data.outcome).toBe('asked');
  });

  test('a policy from before the limit was there has that of a site that has set nothing', async () => {
    const siteId = await siteWith(world, {});
    const call = callAs(
      world.service,
      operatorCaller({ siteId, permissions: ['cash.read', 'cash.policy'] }),
    );
    const { data } = await call('/api/admin/cash/policy/get');
    expect(data.policy.adjustAloneMax).toBe('300000');
    await world.pool.query(
      `update cash_policy set document = document - 'adjustAloneMax' where site_id = $1`,
      [siteId],
    );
    const again = await call('/api/admin/cash/policy/get');
    expect(again.data.policy.adjustAloneMax).toBe('100000');
  });
});

describe('who may', () => {
  test('see the queue, and decide', async () => {
    const { requestId } = await asked();
    const reader = operator('eve', ['cash.read', 'cash.decide']);
    expect((await reader(paths.list)).resultCode).toBe('0');
    for (const path of [paths.approve, paths.refuse, paths.withdraw]) {
      expect((await reader(path, { requestId, reason: 'x' })).resultCode).toBe('H403');
    }
    expect((await operator('eve', ['members.read'])(paths.list)).resultCode).toBe('H403');
  });

  test('see how many wait for them: not their own', async () => {
    const siteId = 'counting-site';
    const permissions = ['cash.read', 'cash.adjust'];
    const anna = callAs(world.service, operatorCaller({ siteId, permissions }));
    const ben = callAs(world.service, operatorCaller({ siteId, permissions }));
    const memberId = randomUUID();
    await world.pool.query('insert into member (member_id, site_id) values ($1, $2)', [
      memberId,
      siteId,
    ]);
    await anna(adjustPath, { memberId, direction: 'up', amount: '700000', reason: '보상' });
    expect((await anna('/api/admin/cash/counts')).data.adjustments).toBe(0);
    expect((await ben('/api/admin/cash/counts')).data.adjustments).toBe(1);
  });

  test.each([
    [{ requestId: randomUUID() }, 'H404'],
    [{ requestId: 'no id' }, 'H400'],
    [{}, 'H400'],
  ])('%o is refused with %s', async (body, code) => {
    expect((await operator('ben')(paths.approve, body)).resultCode).toBe(code);
  });

  test('nobody of another site', async () => {
    const { requestId } = await asked();
    const stranger = callAs(
      world.service,
      operatorCaller({ siteId: 'elsewhere', permissions: ['cash.adjust'] }),
    );
    expect((await stranger(paths.approve, { requestId })).resultCode).toBe('H404');
  });
});

test('attack: corrections that make a balance of more digits than one has', async () => {
  const most = '999999999999999';
  const ben = operator('ben');
  const { anna, memberId, requestId } = await asked({ amount: most });
  expect((await ben(paths.approve, { requestId })).resultCode).toBe('0');
  const more = { memberId, direction: 'up', reason: '이벤트 보상' };
  expect((await anna(adjustPath, { ...more, amount: '1' })).resultCode).toBe('W400');
  const { data } = await anna(adjustPath, { ...more, amount: most });
  expect(data.outcome).toBe('asked');
  const again = await ben(paths.approve, { requestId: data.requestId });
  expect(again.resultCode).toBe('W400');
  expect(await cashOf(memberId)).toBe(most);
  // Of two members it is a sum, which has a form of its own.
  const other = await asked({ amount: most });
  expect((await ben(paths.approve, { requestId: other.requestId })).resultCode).toBe('0');
  await eventually(async () => {
    await sumCounterAccounts(world.running.deps);
    const figures = await ben('/api/admin/wallet/figures', {});
    const held = wonSumText.decode(figures.data.membersHold);
    expect(held).toBeGreaterThanOrEqual(1_999_999_999_999_998n);
  });
});
