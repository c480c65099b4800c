// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller, serviceCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPolicy } from '../src/domain/policy/policy.ts';
import { siteWith } from './site-with.ts';
import { NOON, openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_alone');
  world.clock.set(NOON);
  const admin = operator(['cash.read', 'cash.policy']);
  const { policy, version } = (await admin('/api/admin/cash/policy/get', {})).data;
  const strict = { ...policy, adjustAloneDayMax: '500000', approveAloneDayMax: '100000' };
  const set = await admin('/api/admin/cash/policy/set', { version, policy: strict });
  expect(set.resultCode).toBe('0');
});
afterAll(() => world.close());

function operator(permissions: readonly string[]) {
  return callAs(world.service, operatorCaller({ operatorId: randomUUID(), permissions }));
}

async function somebody() {
  const member = world.member();
  await world.approve(member.memberId, { loginId: `m${member.memberId.slice(0, 8)}` });
  return member;
}

async function depositOf(amount: string) {
  const { data } = await (await somebody()).call('/api/cash/in', { amount });
  return { requestId: String(data.requestId), reason: '확인' };
}

const cashier = () => operator(['cash.decide']);

test('attack: an operator credits a thousand members by the limit of one', async () => {
  const anna = operator(['cash.adjust']);
  const give = async () => {
    const { memberId } = await somebody();
    const wish = { memberId, direction: 'up', amount: '200000', reason: '보상' };
    return (await anna('/api/admin/wallet/adjust', wish)).data.outcome;
  };
  expect([await give(), await give(), await give()]).toEqual(['applied', 'applied', 'asked']);
  world.clock.advance(86_400_000);
  expect(await give()).toBe('applied');
});

test('attack: a cashier approves what a confederate asked for; above a bound another one has to', async () => {
  const [anna, ben] = [cashier(), cashier()];
  const [small, large] = [await depositOf('60000'), await depositOf('60000')];
  for (const one of [small, large]) {
    expect((await anna('/api/admin/cash/wait', one)).resultCode).toBe('0');
  }
  expect((await anna('/api/admin/cash/approve', small)).resultCode).toBe('0');
  expect((await anna('/api/admin/cash/approve', large)).resultCode).toBe('W016');
  expect((await ben('/api/admin/cash/approve', large)).data).toMatchObject({ status: 1 });
});

test('attack: a bonus that comes with a deposit is no way past the bound', async () => {
  const levels = demoPolicy.levels.map((level) => ({ ...level, depositBonusPercent: 100 }));
  const siteId = await siteWith(world, { levels, approveAloneDayMax: 100_000n });
  const caller = { siteId, permissions: ['cash.decide'] };
  const one = () => callAs(world.service, operatorCaller({ ...caller, operatorId: randomUUID() }));
  const [anna, ben] = [one(), one()];
  const { data } = await world.member({ siteId }).call('/api/cash/in', { amount: '60000' });
  const deposit = { requestId: data.requestId, reason: '확인' };
  expect((await anna('/api/admin/cash/wait', deposit)).resultCode).toBe('0');
  // 60,000 alone would pass 100,000; with the 60,000 on top of it they do not.
  expect((await anna('/api/admin/cash/approve', deposit)).resultCode).toBe('W016');
  expect((await ben('/api/admin/cash/approve', deposit)).data).toMatchObject({ status: 1 });
});

test('attack: many at the same moment do not pass a bound that each of them keeps', async () => {
  const anna = cashier();
  const all = await Promise.all(Array.from({ length: 6 }, () => depositOf('30000')));
  await Promise.all(all.map((one) => anna('/api/admin/cash/wait', one)));
  const answers = await Promise.all(all.map((one) => anna('/api/admin/cash/approve', one)));
  const codes = answers.map(({ resultCode }) => resultCode).toSorted();
  expect(codes).toEqual(['0', '0', '0', 'W016', 'W016', 'W016']);
});

/** A site of which no operator has set anything, and one of its operators. */
function untouched(permissions: readonly string[]) {
  const who = { siteId: `site-${randomUUID().slice(0, 8)}`, operatorId: randomUUID() };
  const call = callAs(world.service, operatorCaller({ ...who, permissions }));
  return { ...who, call };
}

test('attack: a cashier of a site that has set nothing approves what confederates ask for', async () => {
  const { siteId, call } = untouched(['cash.decide']);
  const ask = async () => {
    const { data } = await world.member({ siteId }).call('/api/cash/in', { amount: '5000000' });
    return { requestId: String(data.requestId), reason: '확인' };
  };
  const all = await Promise.all(Array.from({ length: 11 }, ask));
  await Promise.all(all.map((one) => call('/api/admin/cash/wait', one)));
  const answers = await Promise.all(all.map((one) => call('/api/admin/cash/approve', one)));
  const codes = answers.map(({ resultCode }) => resultCode).toSorted();
  expect(codes).toEqual([...Array.from({ length: 10 }, () => '0'), 'W016']);
});

test('attack: an operator of a site that has set nothing corrects, and goes on in another service', async () => {
  const { siteId, operatorId, call } = untouched(['cash.adjust']);
  const { memberId } = world.member({ siteId });
  await world.pool.query(
    `insert into member (member_id, site_id, login_id, nickname) values ($1, $2, 'm', 'm')`,
    [memberId, siteId],
  );
  const give = async (amount: string) => {
    const wish = { memberId, direction: 'up', amount, reason: '보상' };
    return (await call('/api/admin/wallet/adjust', wish)).data.outcome;
  };
  expect([await give('100000'), await give('1')]).toEqual(['applied', 'asked']);
  const act = { siteId, operatorId, kind: 'round-void', subject: 'round:1' };
  const alone = async (weight: string) => {
    const asked = { ...act, actId: randomUUID(), weight };
    const betting = callAs(world.service, serviceCaller('betting'));
    return (await betting('/internal/operators/alone', asked)).data.alone;
  };
  expect([await alone('59900001'), await alone('59900000'), await alone('1')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('what is done alone in another service counts, once, and leaves less here', async () => {
  const who = { siteId: 'together', operatorId: randomUUID() };
  const permissions = ['cash.read', 'cash.policy', 'cash.adjust'];
  const anna = callAs(world.service, operatorCaller({ ...who, permissions }));
  const { policy, version } = (await anna('/api/admin/cash/policy/get', {})).data;
  const strict = { ...policy, aloneDayMax: '100000' };
  await anna('/api/admin/cash/policy/set', { version, policy: strict });
  const ask = (weight: string, actId: string = randomUUID(), service = 'betting') =>
    callAs(world.service, serviceCaller(service))('/internal/operators/alone', {
      ...who,
      actId,
      kind: 'round-void',
      subject: 'round:1',
      weight,
    });
  const actId = randomUUID();
  const many = await Promise.all(Array.from({ length: 10 }, () => ask('15000')));
  expect(many.filter(({ data }) => data.alone)).toHaveLength(6);
  expect((await ask('10000', actId)).data).toEqual({ alone: true });
  // It is asked about again after an answer that was lost.
  expect((await ask('10000', actId)).data).toEqual({ alone: true });
  // What was to be done there did not come to be, and weighs more by now.
  expect((await ask('10001', actId)).data).toEqual({ alone: false });
  expect((await ask('1')).data).toEqual({ alone: false });
  expect((await ask('1', randomUUID(), 'board')).resultCode).toBe('H403');
  const member = world.member({ siteId: who.siteId });
  await world.pool.query(
    `insert into member (member_id, site_id, login_id, nickname) values ($1, $2, 'm', 'm')`,
    [member.memberId, who.siteId],
  );
  const wish = { memberId: member.memberId, direction: 'up', amount: '1', reason: '보상' };
  expect((await anna('/api/admin/wallet/adjust', wish)).data.outcome).toBe('asked');
});
