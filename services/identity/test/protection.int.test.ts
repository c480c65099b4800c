import { randomUUID } from 'node:crypto';

import { eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { memberEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isAvailable } from '../src/store/members/check-unique.ts';
import type { NewMember } from '../src/store/members/insert-member.ts';
import {
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
  operatorWith,
  password,
  signUpForm,
  withdrawalPassword,
  withoutCaptcha,
} from './identity-world.ts';

let world: IdentityWorld;
let listener: Listening<typeof memberEvents>;
let partner: NewMember;

beforeAll(async () => {
  world = await openIdentityWorld({ LOGIN_RATE_PER_ADDRESS: '10000' });
  await withoutCaptcha(world);
  partner = await makeMember(world.deps, { partnerType: 'PTN_5' });
  listener = await listenTo(world.space, memberEvents);
});
afterAll(async () => {
  await listener.stop();
  await world.close();
});

const hour = 60 * 60_000;
const day = 24 * hour;
const own = (name: string) => `/api/member/protection/${name}`;
const adminPath = (name: string) => `/api/admin/members/protection/${name}`;
const depositDay = { kind: 'deposit', period: 'day' } as const;

async function member() {
  const made = await makeMember(world.deps);
  const call = world.memberOf(made);
  const get = async () => (await call(own('get'))).data;
  const limit = async (kind: string, period: string) =>
    (await get()).limits.find(
      (one: { kind: string; period: string }) => one.kind === kind && one.period === period,
    );
  return { ...made, call, get, limit };
}

async function logIn({ loginId }: NewMember) {
  return world.guest('/api/member/login', { memId: loginId, memPass: password });
}

function protectionEvents(memberId: string) {
  return listener.events.flatMap(({ key, value: { event } }) =>
    key === memberId && event.case === 'protectionChanged' ? [event.value] : [],
  );
}

/** Of a member's first change now: by the clock, so that none is ever below one that a restore has lost. */
const firstVersion = () =>
  Math.floor((world.clock.now().getTime() - Date.parse('2026-01-01T00:00:00Z')) / 1_000);

describe('limits', () => {
  it('attack: that are set after a restore are passed over for what was lost', async () => {
    const { call, memberId } = await member();
    const versionNow = async () =>
      (await world.internal('/internal/members/protection', { memberId })).data.version;
    for (const amount of ['100000', '90000', '80000']) {
      await call(own('setLimit'), { ...depositDay, amount });
    }
    const lost = await versionNow();
    // What everybody else has by then.
    await world.deps.pool.query(
      'update protection set version = version - 2 where member_id = $1',
      [memberId],
    );
    world.clock.advance(60_000);
    await call(own('setLimit'), { ...depositDay, amount: '50000' });
    expect(await versionNow()).toBeGreaterThan(lost);
  });

  it('begin with none, and a lower one holds at once and is published', async () => {
    const { call, get, limit, memberId } = await member();
    expect(await get()).toMatchObject({
      state: 'none',
      timeOutUntil: null,
      exclusion: null,
      realityCheckMinutes: 60,
      realityCheckChosen: false,
      sessionStartedAt: null,
    });
    expect((await get()).limits).toHaveLength(9);
    const set = await call(own('setLimit'), { ...depositDay, amount: '100000' });
    expect(set).toMatchObject({ status: 200, resultCode: '0' });
    await call(own('setLimit'), { ...depositDay, amount: '50000' });
    expect(await limit('deposit', 'day')).toMatchObject({
      amount: '50000',
      own: { amount: '50000', raise: null },
      imposed: { amount: null, raise: null },
    });
    await eventually(() => expect(protectionEvents(memberId)).toHaveLength(2));
    expect(protectionEvents(memberId)[1]).toMatchObject({
      version: firstVersion() + 1,
      excluded: false,
      deposit: { day: 50_000n },
    });
  });

  it('are raised after 24 hours and a confirmation, not before, and once', async () => {
    const { call, limit } = await member();
    await call(own('setLimit'), { ...depositDay, amount: '50000' });
    await call(own('setLimit'), { ...depositDay, amount: '80000' });
    const early = await call(own('confirmRaise'), depositDay);
    expect(early).toMatchObject({ status: 200, resultCode: 'R001' });
    expect(Date.parse(early.data.from) - world.clock.now().getTime()).toBe(day);
    expect(early.resultMessage).not.toMatch(/[{}]/);
    world.clock.advance(day);
    expect((await limit('deposit', 'day')).amount).toBe('50000');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(own('confirmRaise'), depositDay)),
    );
    const codes = answers.map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'R002')).toHaveLength(9);
    expect(await limit('deposit', 'day')).toMatchObject({ amount: '80000', own: { raise: null } });
  });

  it('stay when the raise is withdrawn or forgotten', async () => {
    const { call, limit } = await member();
    await call(own('setLimit'), { ...depositDay, amount: '50000' });
    await call(own('setLimit'), { ...depositDay, amount: null });
    expect((await limit('deposit', 'day')).own.raise).toMatchObject({ amount: null });
    const { list } = (await call(own('history'))).data;
    expect(list[0]).toMatchObject({ action: 'setLimit', detail: { waits: 'raise', amount: null } });
    expect(list[1].detail.waits).toBeUndefined();
    expect((await call(own('withdrawRaise'), depositDay)).resultCode).toBe('0');
    expect((await call(own('withdrawRaise'), depositDay)).resultCode).toBe('R002');
    await call(own('setLimit'), { ...depositDay, amount: null });
    world.clock.advance(9 * day);
    expect((await limit('deposit', 'day')).own.raise).toBeNull();
    expect((await call(own('confirmRaise'), depositDay)).resultCode).toBe('R002');
    expect((await limit('deposit', 'day')).amount).toBe('50000');
  });

  it('end as the lowest asked for, however a hundred requests race', async () => {
    const { call, limit, memberId } = await member();
    const amounts = Array.from({ length: 100 }, (_, index) => String(10_000 + index));
    const answers = await Promise.all(
      amounts.map((amount) => call(own('setLimit'), { ...depositDay, amount })),
    );
    const lowest = Math.min(
      ...amounts.map(Number).filter((_, index) => answers[index]?.resultCode === '0'),
    );
    expect((await limit('deposit', 'day')).amount).toBe(String(lowest));
    const gate = await world.internal('/internal/members/protection', { memberId });
    const { version } = gate.data;
    // Each change is published once, in its order, and none is left out.
    await expect
      .poll(() => protectionEvents(memberId).map((event) => event.version))
      .toEqual(
        Array.from({ length: version - firstVersion() + 1 }, (_, at) => firstVersion() + at),
      );
  });

  it('are changed once for one idempotency key, also after a crash', async () => {
    const { call, memberId } = await member();
    const idempotencyKey = randomUUID();
    const body = { ...depositDay, amount: '50000' };
    for (let time = 0; time < 3; time += 1) {
      expect((await call(own('setLimit'), body, { idempotencyKey })).resultCode).toBe('0');
    }
    await world.deps.pool.query('delete from kit.http_idempotency');
    expect((await call(own('setLimit'), body, { idempotencyKey })).resultCode).toBe('0');
    const changes = await world.deps.db.protectionChange.count({ where: { memberId } });
    expect(changes).toBe(1);
    const other = await call(own('setLimit'), { ...body, amount: '1' }, { idempotencyKey });
    expect(other.resultCode).toBe('C999');
  });

  it.each([
    ['an unknown kind', 'setLimit', { kind: 'stake', period: 'day', amount: '1' }],
    ['a number', 'setLimit', { ...depositDay, amount: 1 }],
    ['an amount below zero', 'setLimit', { ...depositDay, amount: '-1' }],
    ['no amount', 'setLimit', depositDay],
    ['an unknown period', 'confirmRaise', { kind: 'loss', period: 'year' }],
    ['an unknown length', 'timeOut', { length: '1h' }],
    ['no password', 'selfExclude', { length: '6m' }],
    ['minutes that are not offered', 'setRealityCheck', { minutes: 5 }],
  ])('are malformed with %s', async (_name, path, body) => {
    const { call } = await member();
    expect(await call(own(path), body)).toMatchObject({ status: 400, resultCode: 'H400' });
  });
});

describe('a break', () => {
  it('holds at once, is published everywhere, and cannot be shortened', async () => {
    const { call, get, memberId } = await member();
    expect((await call(own('timeOut'), { length: '7d' })).resultCode).toBe('0');
    expect((await call(own('timeOut'), { length: '24h' })).resultCode).toBe('R003');
    const until = new Date(world.clock.now().getTime() + 7 * day).toISOString();
    expect(await get()).toMatchObject({ state: 'timeOut', timeOutUntil: until });
    const info = await call('/api/member/info');
    expect(info.data.member.protection).toEqual({
      state: 'timeOut',
      until,
      realityCheckMinutes: 60,
    });
    const gate = await world.internal('/internal/members/protection', { memberId });
    expect(gate.data).toMatchObject({
      version: firstVersion(),
      state: 'timeOut',
      excluded: false,
    });
    world.clock.advance(7 * day);
    expect(await get()).toMatchObject({ state: 'none', timeOutUntil: null });
  });

  it('needs the password when it is an exclusion, which counts wrong guesses', async () => {
    const { call, get } = await member();
    const body = { length: '6m', password: 'wrong123' };
    for (let time = 0; time < 5; time += 1) {
      expect((await call(own('selfExclude'), body)).resultCode).toBe('U121');
    }
    const locked = await call(own('selfExclude'), { ...body, password });
    expect(locked.resultCode).toBe('LX03');
    expect((await get()).exclusion).toBeNull();
  });

  it('attack: a stranger who locks the door keeps nobody from an exclusion', async () => {
    const { call, get, loginId: memId } = await member();
    for (let time = 0; time < 5; time += 1) {
      await world.guest('/api/member/login', { memId, memPass: 'wrong123' });
    }
    const locked = await world.guest('/api/member/login', { memId, memPass: password });
    expect(locked.resultCode).toBe('LX03');
    expect((await call(own('selfExclude'), { length: '6m', password })).resultCode).toBe('0');
    expect(await get()).toMatchObject({ state: 'excluded' });
  });

  it('by exclusion leaves the login and the withdrawal open', async () => {
    const excluded = await member();
    const { call, get, memberId } = excluded;
    expect((await call(own('selfExclude'), { length: '1y', password })).resultCode).toBe('0');
    expect(await get()).toMatchObject({ state: 'excluded' });
    expect((await call(own('selfExclude'), { length: '6m', password })).resultCode).toBe('R003');
    expect((await call(own('selfExclude'), { length: 'permanent', password })).resultCode).toBe(
      '0',
    );
    expect((await get()).exclusion).toMatchObject({ until: null });
    expect((await logIn(excluded)).resultCode).toBe('0');
    const check = { memberId, cashOutPass: withdrawalPassword };
    const asked = await world.internal('/internal/members/checkWithdrawal', check);
    expect(asked.data.outcome).toBe('ok');
    await eventually(() => expect(protectionEvents(memberId)).toHaveLength(2));
    expect(protectionEvents(memberId)[0]).toMatchObject({ excluded: true });
  });

  it('is asked for by members only', async () => {
    for (const name of ['get', 'history', 'setLimit', 'confirmRaise', 'withdrawRaise']) {
      expect(await world.guest(own(name), { ...depositDay, amount: '1' })).toMatchObject({
        status: 401,
      });
    }
    for (const name of ['timeOut', 'selfExclude', 'setRealityCheck']) {
      const body = { length: '24h', minutes: 15, password };
      expect(await world.admin(own(name), body)).toMatchObject({ status: 403 });
    }
    const gate = await world.guest('/internal/members/protection', { memberId: randomUUID() });
    expect(gate).toMatchObject({ status: 401 });
  });
});

it('the reality check is the member’s choice, and counts from the session’s start', async () => {
  const made = await makeMember(world.deps);
  const { sessionId } = (await logIn(made)).data;
  const call = world.memberOf(made, sessionId);
  expect((await call(own('setRealityCheck'), { minutes: 15 })).resultCode).toBe('0');
  const { data } = await call(own('get'));
  expect(data).toMatchObject({ realityCheckMinutes: 15, realityCheckChosen: true });
  expect(data.sessionStartedAt).toBe(world.clock.now().toISOString());
  expect((await call(own('setRealityCheck'), { minutes: 0 })).resultCode).toBe('0');
  const info = await call('/api/member/info');
  expect(info.data.member.protection.realityCheckMinutes).toBe(0);
});

describe('operators', () => {
  it('impose stricter protection with a reason, which the audit and the member see', async () => {
    const { call, limit, memberId } = await member();
    const reason = '잦은 고액 입금';
    const protection = { action: 'setLimit', ...depositDay, amount: '30000' };
    await call(own('setLimit'), { ...depositDay, amount: '50000' });
    const imposed = await world.admin(adminPath('impose'), { memberId, reason, protection });
    expect(imposed.resultCode).toBe('0');
    expect(await limit('deposit', 'day')).toMatchObject({
      amount: '30000',
      own: { amount: '50000' },
      imposed: { amount: '30000' },
    });
    const history = await call(own('history'));
    expect(history.data.list[0]).toMatchObject({
      action: 'setLimit',
      byOperator: true,
      reason,
      detail: { amount: '30000', setBy: 'operator' },
    });
    expect(history.data.list[0].operator).toBeUndefined();
    const seen = await world.admin(adminPath('history'), { memberId });
    expect(seen.data.list).toHaveLength(2);
    expect(seen.data.list[0].operator).toBeTruthy();
    const audit = await world.admin('/api/admin/audit/identity/list');
    const entry = audit.data.list.find(
      (row: { subject: string }) => row.subject === `member:${memberId}`,
    );
    expect(entry).toMatchObject({ action: 'member.protect', after: { reason } });
  });

  it('ease an imposed limit only with 24 hours and the member’s confirmation', async () => {
    const { call, limit, memberId } = await member();
    const impose = (amount: string | null) =>
      world.admin(adminPath('impose'), {
        memberId,
        reason: '상담 완료',
        protection: { action: 'setLimit', ...depositDay, amount },
      });
    await impose('30000');
    await impose(null);
    expect(await limit('deposit', 'day')).toMatchObject({
      amount: '30000',
      imposed: { raise: { amount: null } },
    });
    expect((await call(own('confirmRaise'), depositDay)).resultCode).toBe('R002');
    world.clock.advance(day);
    const confirmed = await call(own('confirmRaise'), { ...depositDay, setBy: 'operator' });
    expect(confirmed.resultCode).toBe('0');
    expect((await limit('deposit', 'day')).amount).toBeNull();
  });

  it('lift an exclusion when its time is over, and show it as a status until then', async () => {
    const { call, memberId, loginId } = await member();
    const lift = () => world.admin(adminPath('liftExclusion'), { memberId, reason: '상담 완료' });
    expect((await lift()).resultCode).toBe('R004');
    await call(own('selfExclude'), { length: '6m', password });
    expect((await lift()).resultCode).toBe('R001');
    const find = async (status: string) =>
      (await world.admin('/api/admin/members/list', { status, search: loginId })).data.list;
    expect(await find('excluded')).toMatchObject([{ memberId, status: 'excluded' }]);
    expect(await find('active')).toEqual([]);
    world.clock.advance(185 * day);
    const answers = await Promise.all(Array.from({ length: 5 }, lift));
    const codes = answers.map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'R004')).toHaveLength(4);
    expect(await find('active')).toMatchObject([{ memberId, status: 'active' }]);
  });

  it('are shown whose person an applicant may be', async () => {
    const { call, memberId, loginId, address } = await member();
    await call(own('selfExclude'), { length: '6m', password });
    const applicant = await makeMember(world.deps, { address, status: 'pending' });
    const related = '/api/admin/members/related';
    const { data } = await world.admin(related, { memberId: applicant.memberId });
    const known = data.addresses.flatMap(({ members }: { members: object[] }) => members);
    expect(known).toContainEqual(
      expect.objectContaining({ memberId, memId: loginId, status: 'excluded' }),
    );
  });

  it('never lift a permanent one', async () => {
    const { memberId } = await member();
    const protection = { action: 'exclude', length: 'permanent' };
    const reason = '본인 요청';
    await world.admin(adminPath('impose'), { memberId, reason, protection });
    world.clock.advance(30 * 365 * day);
    const lifted = await world.admin(adminPath('liftExclusion'), { memberId, reason });
    expect(lifted.resultCode).toBe('R005');
  });

  it('need the permission, a reason and a member', async () => {
    const { memberId } = await member();
    const protection = { action: 'timeOut', length: '24h' };
    const reader = world.call(operatorWith('members.read'));
    expect((await reader(adminPath('get'), { memberId })).resultCode).toBe('0');
    const body = { memberId, reason: 'x', protection };
    expect(await reader(adminPath('impose'), body)).toMatchObject({ status: 403 });
    expect(await reader(adminPath('liftExclusion'), body)).toMatchObject({ status: 403 });
    expect(await world.admin(adminPath('impose'), { ...body, reason: ' ' })).toMatchObject({
      status: 400,
    });
    const stranger = { ...body, memberId: randomUUID() };
    expect((await world.admin(adminPath('impose'), stranger)).resultCode).toBe('U130');
    expect((await world.admin(adminPath('get'), stranger)).resultCode).toBe('U130');
  });
});

describe('attack: an excluded member signs up anew as the same person', () => {
  const update = '/api/member/update';
  const signUp = '/api/member/signup';
  const secrets = { presentPass: password, presentCashOutPass: withdrawalPassword };

  async function excluded() {
    const made = await member();
    await made.call(own('selfExclude'), { length: '6m', password });
    return made;
  }

  it('with the phone they have left', async () => {
    const { call, phone } = await excluded();
    const left = await call(update, { ...secrets, memPhone: '01099990000' });
    expect(left.resultCode).toBe('R006');
    const form = signUpForm(partner.loginId, { memPhone: phone });
    expect((await world.guest(signUp, form)).resultCode).toBe('U114');
  });

  it('with the phone of a time-out, which is theirs to change once it is over', async () => {
    const { call } = await member();
    await call(own('timeOut'), { length: '24h', password });
    const change = () => call(update, { ...secrets, memPhone: '01099990001' });
    expect((await change()).resultCode).toBe('R006');
    world.clock.advance(day + hour);
    expect((await change()).resultCode).toBe('0');
  });

  it('with the account they have left: payouts need another one, and the number stays theirs', async () => {
    const { call, account } = await excluded();
    const other = { bank: '088', bankacc: `330${Date.now()}` };
    expect((await call(update, { ...secrets, ...other })).resultCode).toBe('0');
    const asked = { field: 'bankacc', value: account.account } as const;
    expect(await isAvailable(world.deps, 'noriter', asked)).toBe(false);
    const form = signUpForm(partner.loginId, { bankacc: account.account, bank: account.bankCode });
    expect((await world.guest(signUp, form)).resultCode).toBe('U115');
    const back = { bank: account.bankCode, bankacc: account.account };
    expect((await call(update, { ...secrets, ...back })).resultCode).toBe('0');
  });
});
