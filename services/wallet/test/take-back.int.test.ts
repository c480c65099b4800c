// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, eventually, listenTo, operatorCaller } from '@noriter/kit/testing';
import { walletEvents } from '@noriter/proto/topics';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import { CashRequestStatus } from '@noriter/proto/wallet_events_pb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPolicy } from '../src/domain/policy/policy.ts';
import { policyText } from '../src/domain/policy/policy-document.ts';
import { depositGrantId, grantCommandId } from '../src/domain/requests/deposit-grant.ts';
import { NOON, openWalletWorld, type WalletWorld } from './wallet-world.ts';

const siteId = `site-${randomUUID().slice(0, 8)}`;
const reason = '입금 확인 안 됨';
let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_take_back');
  const levels = demoPolicy.levels.map((level) => ({ ...level, depositBonusPercent: 10 }));
  const policy = { ...demoPolicy, rollingPercent: 100, approveAloneDayMax: 3_000_000n, levels };
  await world.pool.query(
    `insert into cash_policy (site_id, document, changed_at, changed_by)
     values ($1, $2, now(), $3)`,
    [siteId, JSON.stringify(policyText(policy)), randomUUID()],
  );
});
beforeEach(() => world.clock.set(NOON));
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

const operator = (...permissions: string[]) =>
  callAs(world.service, operatorCaller({ siteId, operatorId: randomUUID(), permissions }));

/** Somebody who has not moved any request yet, so that nobody's day is full. */
const cashier = () => operator('cash.read', 'cash.decide');

async function complete(requestId: string): Promise<void> {
  await cashier()('/api/admin/cash/wait', { requestId });
  const approved = await cashier()('/api/admin/cash/approve', { requestId });
  expect(approved.data).toEqual({ requestId, status: 1 });
}

/** A member whose deposit was approved a minute ago, with the site's bonus on top where none was chosen. */
async function depositor(amount = '1000000', bonus?: string) {
  const member = world.member({ siteId });
  const { memberId, call } = member;
  await world.pool.query(
    `insert into member (member_id, site_id, login_id, nickname) values ($1, $2, $3, $3)`,
    [memberId, siteId, `t${memberId.slice(0, 8)}`],
  );
  const deposit = async (won: string) => {
    const requestId = String((await call('/api/cash/in', { amount: won, bonus })).data.requestId);
    await complete(requestId);
    world.clock.advance(60_000);
    return requestId;
  };
  const requestId = await deposit(amount);
  const staked = randomUUID();
  const money = (kind: Kind, won: bigint, slipId: string) =>
    world.apply({
      siteId,
      memberId,
      kind,
      amount: won,
      product: 'sport',
      counterAccount: 'house:sport',
      subjectType: 'bet-slip',
      subjectId: slipId,
    });
  return {
    ...member,
    requestId,
    deposit,
    stake: (won: bigint, slipId = staked) => money(Kind.STAKE, won, slipId),
    pay: (won: bigint) => money(Kind.PAYOUT, won, staked),
    giveBack: (won: bigint) => money(Kind.REFUND, won, staked),
    settled: (amount: bigint) =>
      world.bet(memberId, { betId: randomUUID(), became: 'settled', amount }),
    balance: async () => (await call('/api/cash/getUserCash')).data,
    turnover: async () => (await call('/api/cash/turnover')).data.list,
    limits: async () => (await call('/api/cash/limits')).data,
    out: (won: string) => call('/api/cash/out', { amount: won, cashOutPass: '1234' }),
  };
}

type Depositor = Pick<Awaited<ReturnType<typeof depositor>>, 'memberId' | 'requestId'>;

/** What a promotion asks for that gives a deposit its bonus. */
const grantOf = ({ memberId, requestId }: Depositor, promotionId: string) => ({
  commandId: grantCommandId(depositGrantId(promotionId, requestId)),
  siteId,
  memberId,
  kind: Kind.BONUS_GRANT,
  amount: 50_000n,
  counterAccount: `promotion:${promotionId}`,
  subjectType: 'promotion-grant',
  subjectId: depositGrantId(promotionId, requestId),
  turnover: { required: 150_000n, weights: { '*': 100 }, oddsMinimum: 1_000 },
});

const takeBack = (requestId: string, by = cashier()) =>
  by('/api/admin/cash/takeBack', { requestId, reason });

async function kindsOf(requestId: string) {
  const { rows } = await world.pool.query(
    `select kind, amount, from_account as "from", to_account as "to" from ledger
     where subject_id = $1 and refusal is null order by position`,
    [requestId],
  );
  return rows;
}

describe('a completed deposit that did not stand', () => {
  test('attack: by a correction its bonus, turnover and count stay; taken back, nothing of it does', async () => {
    const corrected = await depositor();
    const wish = { memberId: corrected.memberId, direction: 'down', amount: '1000000', reason };
    const manager = operator('cash.adjust');
    expect((await manager('/api/admin/wallet/adjust', wish)).data.outcome).toBe('asked');
    const { rows } = await world.pool.query(
      'select request_id from adjustment_request where member_id = $1',
      [corrected.memberId],
    );
    const agreed = { requestId: rows[0].request_id, reason: '' };
    const second = operator('cash.adjust');
    expect((await second('/api/admin/wallet/adjustments/approve', agreed)).resultCode).toBe('0');
    expect(await corrected.balance()).toMatchObject({ cash: '100000' });
    expect((await corrected.limits()).deposit).toMatchObject({ depositsBefore: 1 });
    expect(await corrected.turnover()).toMatchObject([{ required: '1300000' }]);

    const member = await depositor();
    expect(await member.balance()).toMatchObject({ cash: '1100000', owed: '0' });
    expect((await takeBack(member.requestId)).data).toEqual({
      requestId: member.requestId,
      status: -2,
    });
    expect(await member.balance()).toMatchObject({ cash: '0', held: '0', owed: '0' });
    expect(await member.turnover()).toEqual([]);
    const { deposit } = await member.limits();
    expect(deposit).toMatchObject({ depositsBefore: 0, depositsBeforeThatDay: 0 });
    expect(deposit).toMatchObject({ leftToday: '20000000', requestsLeft: 20 });
    expect(await kindsOf(member.requestId)).toEqual([
      { kind: 4, amount: 1_000_000n, from: 'bank:clearing', to: 'cash' },
      { kind: 12, amount: 100_000n, from: 'promotion', to: 'cash' },
      { kind: 26, amount: 1_000_000n, from: 'cash', to: 'bank:clearing' },
      { kind: 27, amount: 100_000n, from: 'cash', to: 'promotion' },
    ]);
  });

  test('is in no figure any longer, and says so in both lists with its reason', async () => {
    const reader = cashier();
    const today = async () => {
      const { data } = await reader('/api/admin/wallet/figures', { days: 1 });
      const { deposits, depositCount } = data.days.at(-1);
      return { deposits: BigInt(deposits), depositCount };
    };
    const before = await today();
    const member = await depositor('50000');
    expect(await today()).toEqual({
      deposits: before.deposits + 50_000n,
      depositCount: before.depositCount + 1,
    });
    await takeBack(member.requestId);
    expect(await today()).toEqual(before);
    const report = (await member.call('/api/cash/winLose')).data;
    expect(report.total).toMatchObject({ deposits: '0', net: '0' });
    const own = (await member.call('/api/cash/list', { cashType: 'in' })).data.list;
    expect(own).toMatchObject([{ requestId: member.requestId, status: -2, reason }]);
    const queue = { kind: 'in', status: -2, memberId: member.memberId };
    const { list } = (await reader('/api/admin/cash/list', queue)).data;
    expect(list).toMatchObject([{ requestId: member.requestId, status: -2, reason }]);
  });

  test('is published, to its member and to whoever counted it', async () => {
    const listener = await listenTo(world.space, walletEvents);
    const member = await depositor('50000');
    await takeBack(member.requestId);
    const seen = () =>
      listener.events.flatMap(({ key, value: { event } }) =>
        key === member.memberId && event.case === 'cashRequest' ? [event.value] : [],
      );
    await eventually(() =>
      expect(seen().at(-1)).toMatchObject({
        requestId: member.requestId,
        status: CashRequestStatus.TAKEN_BACK,
        amount: 50_000n,
        reason,
      }),
    );
    await listener.stop();
  });

  test('is taken back once by a hundred operators at once', async () => {
    const member = await depositor();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => takeBack(member.requestId)),
    );
    const codes = answers.map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'T999')).toHaveLength(99);
    expect(await member.balance()).toMatchObject({ cash: '0', owed: '0' });
  });

  test('asked for again under its key it answers the same', async () => {
    const member = await depositor();
    const by = cashier();
    const options = { idempotencyKey: randomUUID() };
    const wish = { requestId: member.requestId, reason };
    const first = await by('/api/admin/cash/takeBack', wish, options);
    const again = await by('/api/admin/cash/takeBack', wish, options);
    expect(again).toMatchObject({ resultCode: '0', data: first.data });
    expect(await kindsOf(member.requestId)).toHaveLength(4);
  });
});

describe('money that is not there any longer', () => {
  test('is owed, deposit and bonus each, and what comes in pays it', async () => {
    const member = await depositor();
    await member.stake(700_000n);
    expect((await takeBack(member.requestId)).resultCode).toBe('0');
    expect(await member.balance()).toMatchObject({ cash: '0', owed: '700000' });
    const { list } = (await member.call('/api/cash/debts')).data;
    expect(list).toMatchObject([
      { subjectType: 'cash-request', subjectId: member.requestId, left: '600000' },
      { subjectType: 'cash-request', subjectId: member.requestId, left: '100000' },
    ]);
    await member.pay(800_000n);
    expect(await member.balance()).toMatchObject({ cash: '100000', owed: '0' });
  });

  test('and was asked for as a withdrawal: that is judged again, and refused it pays', async () => {
    const member = await depositor();
    await member.stake(1_100_000n);
    await member.pay(1_500_000n);
    await member.settled(1_300_000n);
    const asked = await member.out('1200000');
    expect(asked.resultCode).toBe('0');
    const { requestId } = asked.data;
    await takeBack(member.requestId);
    expect(await member.balance()).toMatchObject({ cash: '0', held: '1200000', owed: '800000' });
    world.clock.advance(1_000);
    await cashier()('/api/admin/cash/wait', { requestId });
    expect((await cashier()('/api/admin/cash/approve', { requestId })).resultCode).toBe('W014');
    await cashier()('/api/admin/cash/reject', { requestId, reason });
    expect(await member.balance()).toMatchObject({ cash: '400000', held: '0', owed: '0' });
  });
});

describe('what a bonus brought', () => {
  test('goes with it for its part while it is to be staked, as if it were given up', async () => {
    const member = await depositor();
    await member.stake(100_000n);
    await member.pay(650_000n);
    // 550,000 were won with 1,100,000, a part of eleven of which was the bonus.
    await takeBack(member.requestId);
    expect(await member.balance()).toMatchObject({ cash: '500000', owed: '0' });
  });

  test('is nothing that a stake of before brings back: that is the member’s own', async () => {
    const member = await depositor();
    await member.stake(1_100_000n);
    world.clock.advance(60_000);
    const later = await member.deposit('100000');
    await member.giveBack(1_100_000n);
    await takeBack(later);
    expect(await member.balance()).toMatchObject({ cash: '1100000', owed: '0' });
  });

  test('stays where it was staked already; the bonus itself does not', async () => {
    const member = await depositor();
    await member.stake(1_100_000n);
    await member.pay(1_650_000n);
    await member.settled(1_300_000n);
    await takeBack(member.requestId);
    expect(await member.balance()).toMatchObject({ cash: '550000', owed: '0' });
  });
});

test('attack: a chosen bonus that is on a round meanwhile is owed, as its deposit is', async () => {
  const promotionId = randomUUID();
  const member = await depositor('100000', promotionId);
  const { memberId, requestId } = member;
  const money = (kind: Kind, amount: bigint, of: object) =>
    world.apply({ siteId, memberId, kind, amount, ...of });
  await world.apply(grantOf(member, promotionId));
  const round = {
    counterAccount: 'vendor:evolution',
    subjectType: 'game',
    subjectId: randomUUID(),
  };
  await money(Kind.STAKE, 150_000n, round);
  expect((await takeBack(requestId)).resultCode).toBe('0');
  expect(await member.balance()).toMatchObject({ cash: '0', owed: '150000' });
  await money(Kind.PAYOUT, 300_000n, round);
  expect(await member.balance()).toMatchObject({ cash: '150000', owed: '0' });
});

describe('attack: a chosen bonus that asks for no turnover', () => {
  const freeOf = (member: Depositor, promotionId: string) => {
    const { turnover: _, ...free } = grantOf(member, promotionId);
    return free;
  };

  test('goes back with its deposit, once, and its promotion hears of it', async () => {
    const listener = await listenTo(world.space, walletEvents);
    const promotionId = randomUUID();
    const member = await depositor('100000', promotionId);
    const grant = freeOf(member, promotionId);
    await world.apply(grant);
    expect(await member.balance()).toMatchObject({ cash: '150000', owed: '0' });
    const answers = await Promise.all([1, 2, 3].map(() => takeBack(member.requestId)));
    expect(answers.map(({ resultCode }) => resultCode).toSorted()).toEqual(['0', 'T999', 'T999']);
    expect(await member.balance()).toMatchObject({ cash: '0', owed: '0' });
    await world.apply(grant);
    expect(await member.balance()).toMatchObject({ cash: '0', owed: '0' });
    expect(await kindsOf(grant.subjectId)).toEqual([
      { kind: 12, amount: 50_000n, from: `promotion:${promotionId}`, to: 'cash' },
      { kind: 21, amount: 50_000n, from: 'cash', to: `promotion:${promotionId}` },
    ]);
    await eventually(() => {
      const outcomes = listener.events.flatMap(({ key, value: { event } }) =>
        key === member.memberId && event.case === 'outcome' ? [event.value] : [],
      );
      expect(outcomes).toContainEqual(
        expect.objectContaining({ kind: Kind.BONUS_FORFEIT, amount: 50_000n, applied: true }),
      );
    });
    await listener.stop();
  });

  test('is owed where it is gone, and paid by what comes in', async () => {
    const promotionId = randomUUID();
    const member = await depositor('100000', promotionId);
    await world.apply(freeOf(member, promotionId));
    await member.stake(150_000n);
    await takeBack(member.requestId);
    expect(await member.balance()).toMatchObject({ cash: '0', owed: '150000' });
    await member.pay(200_000n);
    expect(await member.balance()).toMatchObject({ cash: '50000', owed: '0' });
  });

  test.each([
    ['whole', '30000', { cash: '0', owed: '20000' }, '100000'],
    // The 10,000 that were still to be staked go as ever, and the deposit has taken all there was.
    ['for a part of it', '60000', { cash: '10000', owed: '0' }, '90000'],
  ])('is no other one that paid a debt %s: it is owed again', async (_name, won, given, owed) => {
    const promotionId = randomUUID();
    const member = await depositor('100000', promotionId);
    await member.stake(100_000n);
    const later = await member.deposit(won);
    await takeBack(member.requestId);
    await world.apply(grantOf({ ...member, requestId: later }, promotionId));
    expect(await member.balance()).toMatchObject(given);
    await takeBack(later);
    expect(await member.balance()).toMatchObject({ cash: '0', owed });
    expect(await member.turnover()).toEqual([]);
  });

  test('comes too late where its deposit is gone, and goes with it at the same moment', async () => {
    const promotionId = randomUUID();
    const late = await depositor('100000', promotionId);
    await takeBack(late.requestId);
    await world.apply(freeOf(late, promotionId));
    expect(await late.balance()).toMatchObject({ cash: '0', owed: '0' });
    const members = await Promise.all(
      Array.from({ length: 10 }, () => depositor('100000', promotionId)),
    );
    await Promise.all(
      members.flatMap((member) => [
        world.apply(freeOf(member, promotionId)),
        takeBack(member.requestId),
      ]),
    );
    for (const member of members) {
      expect(await member.balance()).toMatchObject({ cash: '0', owed: '0' });
    }
  });
});

describe('attack: a chosen bonus that comes after its deposit was taken back', () => {
  const refusalOf = async (commandId: string) => {
    const { rows } = await world.pool.query('select refusal from ledger where command_id = $1', [
      commandId,
    ]);
    return rows.map(({ refusal }) => refusal);
  };

  test('is refused, and stays so when it is asked for again', async () => {
    const promotionId = randomUUID();
    const member = await depositor('100000', promotionId);
    expect((await takeBack(member.requestId)).resultCode).toBe('0');
    const grant = grantOf(member, promotionId);
    await world.apply(grant);
    await world.apply(grant);
    expect(await member.balance()).toMatchObject({ cash: '0', owed: '0' });
    expect(await member.turnover()).toEqual([]);
    expect(await refusalOf(grant.commandId)).toEqual(['T003']);
  });

  test('is no other bonus: that of a deposit which stands is given', async () => {
    const promotionId = randomUUID();
    const member = await depositor('100000', promotionId);
    const stands = await member.deposit('100000');
    await takeBack(member.requestId);
    await world.apply(grantOf({ ...member, requestId: stands }, promotionId));
    expect(await member.balance()).toMatchObject({ cash: '150000', owed: '0' });
  });

  test('at the same moment is refused or goes with it, whichever is first', async () => {
    const promotionId = randomUUID();
    const members = await Promise.all(
      Array.from({ length: 10 }, () => depositor('100000', promotionId)),
    );
    await Promise.all(
      members.flatMap((member) => [
        world.apply(grantOf(member, promotionId)),
        takeBack(member.requestId),
      ]),
    );
    for (const member of members) {
      expect(await member.balance()).toMatchObject({ cash: '0', owed: '0' });
      expect(await member.turnover()).toEqual([]);
    }
  });
});

test('other requirements are judged from what stands: bets after it count for them', async () => {
  const member = await depositor();
  await member.deposit('100000');
  await member.stake(130_000n);
  await member.settled(130_000n);
  const left = async () => (await member.limits()).withdrawal.rollingRemaining;
  expect(await left()).toBe('1300000');
  await takeBack(member.requestId);
  expect(await left()).toBe('0');
  // A bet that is undone opens what it met, and never what was taken back.
  const { rows } = await world.pool.query(
    `select forfeited, met_at is not null as met from rolling_requirement
     where member_id = $1 order by created_at`,
    [member.memberId],
  );
  expect(rows).toEqual([
    { forfeited: 100_000n, met: true },
    { forfeited: null, met: false },
  ]);
});

describe('taking back is refused', () => {
  test('where nothing was completed, for a withdrawal, and without a reason', async () => {
    const member = await depositor('50000');
    const { requestId } = (await member.call('/api/cash/in', { amount: '20000' })).data;
    expect((await takeBack(requestId)).resultCode).toBe('T002');
    await cashier()('/api/admin/cash/wait', { requestId });
    expect((await takeBack(requestId)).resultCode).toBe('T002');
    await cashier()('/api/admin/cash/reject', { requestId, reason });
    expect((await takeBack(requestId)).resultCode).toBe('T002');
    await member.settled(65_000n);
    const out = (await member.out('10000')).data;
    await complete(out.requestId);
    expect((await takeBack(out.requestId)).resultCode).toBe('T002');
    const silent = { requestId: member.requestId, reason: ' ' };
    expect((await cashier()('/api/admin/cash/takeBack', silent)).resultCode).toBe('W003');
  });

  test('on another site, of what there is not, and to who may only look', async () => {
    const member = await depositor('50000');
    const stranger = callAs(
      world.service,
      operatorCaller({ siteId: 'elsewhere', permissions: ['cash.decide'] }),
    );
    expect((await takeBack(member.requestId, stranger)).resultCode).toBe('H404');
    expect((await takeBack(randomUUID())).resultCode).toBe('H404');
    expect((await takeBack(member.requestId, operator('cash.read'))).resultCode).toBe('H403');
    expect(await member.balance()).toMatchObject({ cash: '55000' });
  });

  test('beyond what one does alone in a day: who approved it leaves it to another', async () => {
    const anna = cashier();
    const approved = async () => {
      const { call } = world.member({ siteId });
      const { requestId } = (await call('/api/cash/in', { amount: '1000000' })).data;
      await cashier()('/api/admin/cash/wait', { requestId });
      await anna('/api/admin/cash/approve', { requestId });
      return String(requestId);
    };
    const all = [await approved(), await approved(), await approved(), await approved()];
    const codes: string[] = [];
    for (const one of all) codes.push((await takeBack(one, anna)).resultCode);
    expect(codes).toEqual(['0', '0', '0', 'W019']);
    expect((await takeBack(all[3] ?? '')).resultCode).toBe('0');
  });
});
