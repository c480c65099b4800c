import { randomUUID } from 'node:crypto';

import { readSessionState } from '@noriter/kit/session-state';
import { verifySessionToken } from '@noriter/kit/session-tokens';
import {
  eventually,
  guestCaller,
  type Listening,
  listenTo,
  operatorCaller,
} from '@noriter/kit/testing';
import { siteEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createDemoOperator, type DemoOperator } from '../src/actions/operators/create-operator.ts';
import { permissions } from '../src/domain/operators/built-in-roles.ts';
import { codeAt } from '../src/domain/second-factor.ts';
import {
  type IdentityWorld,
  makeMember,
  openIdentityWorld,
  operatorWith,
} from './identity-world.ts';

let world: IdentityWorld;
let listener: Listening<typeof siteEvents>;

beforeAll(async () => {
  world = await openIdentityWorld({
    LOGIN_RATE_PER_ADDRESS: '10000',
    CAPTCHA_FREE_TRIES: '10000',
  });
  listener = await listenTo(world.space, siteEvents);
});
afterAll(async () => {
  await listener.stop();
  await world.close();
});
/** Each test has half minutes of its own, so that no code was used by the one before. */
beforeEach(() => world.clock.advance(5 * minute));

const minute = 60_000;
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const path = '/api/admin/login';

async function makeOperator(changes: Partial<DemoOperator> = {}): Promise<DemoOperator> {
  const operator: DemoOperator = {
    operatorId: world.deps.ids.next(),
    siteId: 'noriter',
    loginId: `op-${randomUUID()}`,
    name: '운영자',
    password: 'a long password',
    role: 'super',
    addresses: [],
    totpSecret: secret,
    ...changes,
  };
  await createDemoOperator(world.deps, operator);
  return operator;
}

const codeNow = (awayMs = 0) => codeAt(secret, new Date(world.clock.now().getTime() + awayMs));

function logIn({ loginId, password }: DemoOperator, otp = codeNow(), address = '203.0.113.9') {
  return world.call(guestCaller({ address }))(path, { loginId, password, otp });
}

/** The same with a solved captcha, which a few failures make it cost. */
async function logInSolved({ loginId, password }: DemoOperator, otp = codeNow()) {
  const { captchaId } = (await world.guest('/api/auth/captcha')).data;
  const captcha = await world.space.redis.get(`captcha:${captchaId}`);
  return world.call(guestCaller({ address: '203.0.113.9' }))(path, {
    loginId,
    password,
    otp,
    captchaId,
    captcha,
  });
}

/** What the audit log holds of an operator's logins, in order. */
async function auditedOf({ operatorId }: DemoOperator): Promise<string[]> {
  const { rows } = await world.deps.pool.query<{ action: string }>(
    `select action from kit.audit_log where operator_id = $1 and action like 'operator.log-in%'
     order by position`,
    [operatorId],
  );
  return rows.map(({ action }) => action);
}

/** How often logins have ended each way so far. */
async function counted(): Promise<Map<unknown, number>> {
  const { values } = await world.deps.operatorLogins.get();
  return new Map(values.map(({ labels, value }) => [labels.outcome, value]));
}

describe('an operator logs in', () => {
  it('with password and second factor, and gets the permissions of the role', async () => {
    const operator = await makeOperator({ role: 'cashier' });
    const answer = await logIn(operator);
    expect(answer).toMatchObject({
      resultCode: '0',
      data: { operator: { loginId: operator.loginId, role: 'cashier' } },
    });
    const { token, sessionId } = answer.data;
    const { TOKEN_PUBLIC_KEY } = world.deps.config;
    const claims = await verifySessionToken(TOKEN_PUBLIC_KEY, token, world.clock.now());
    expect(claims).toMatchObject({ kind: 'operator', sub: operator.operatorId, sid: sessionId });
    expect(claims?.perms).toContain('cash.decide');
    expect(claims?.perms).not.toContain('operators.manage');
    expect(await readSessionState(world.space.redis, sessionId)).toBe('live');
  });

  it('never learning which part was wrong', async () => {
    const operator = await makeOperator();
    const attempts = [
      await logIn({ ...operator, loginId: 'op-nobody' }),
      await logIn({ ...operator, password: 'another password' }),
      await logIn(operator, '000000'),
      await logIn(await makeOperator(), ''),
      await logIn(await makeOperator(), codeNow(-2 * minute)),
    ];
    for (const answer of attempts) {
      expect(answer.resultCode).toBe('LX04');
      expect(answer.resultMessage).toBe(attempts[0]?.resultMessage);
    }
  });

  it.each([-30_000, 0, 30_000])('with a code of %i ms from now', async (awayMs) => {
    const operator = await makeOperator();
    expect((await logIn(operator, codeNow(awayMs))).resultCode).toBe('0');
  });

  it('with a code once, and not with an older one after it', async () => {
    const operator = await makeOperator();
    const otp = codeNow();
    expect((await logIn(operator, otp)).resultCode).toBe('0');
    expect((await logIn(operator, otp)).resultCode).toBe('LX04');
    expect((await logIn(operator, codeNow(-30_000))).resultCode).toBe('LX04');
    expect((await logIn(operator, codeNow(30_000))).resultCode).toBe('0');
  });

  it('with one of ten logins that use the same code at once', async () => {
    const operator = await makeOperator();
    const otp = codeNow();
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(operator, otp)));
    expect(answers.filter(({ resultCode }) => resultCode === '0')).toHaveLength(1);
  });

  it('from allowed addresses only', async () => {
    const operator = await makeOperator({ addresses: ['198.51.100.0/24'] });
    const before = await counted();
    expect((await logIn(operator, codeNow(-30_000), '203.0.113.9')).resultCode).toBe('LX04');
    expect((await logIn(operator, codeNow(), '198.51.100.7')).resultCode).toBe('0');
    expect(await auditedOf(operator)).toEqual(['operator.log-in-barred', 'operator.log-in']);
    const after = await counted();
    expect(after.get('other-address')).toBe((before.get('other-address') ?? 0) + 1);
    expect(after.get('wrong')).toBe(before.get('wrong'));
  });

  it('with a captcha after two failures, and not after five, until the lock is over', async () => {
    const operator = await makeOperator();
    for (let time = 0; time < 2; time += 1) {
      expect((await logIn(operator, '000000')).resultCode).toBe('LX04');
    }
    expect((await logIn(operator)).resultCode).toBe('LX01');
    for (let time = 0; time < 3; time += 1) {
      expect((await logInSolved(operator, '000000')).resultCode).toBe('LX04');
    }
    expect((await logInSolved(operator)).resultCode).toBe('LX03');
    expect(await auditedOf(operator)).toEqual(Array(5).fill('operator.log-in-failed'));
    world.clock.advance(30 * minute);
    expect((await logInSolved(operator)).resultCode).toBe('0');
  });

  it('though a stranger has guessed often from elsewhere', async () => {
    const operator = await makeOperator();
    for (let time = 0; time < 30; time += 1) await logIn(operator, '000000', '198.51.100.66');
    expect((await logIn(operator)).resultCode).toBe('0');
    expect((await counted()).get('wrong')).toBeGreaterThan(1);
  });

  it('for half an hour without a sign of life, and for twelve hours in all', async () => {
    const operator = await makeOperator();
    const { sessionId } = (await logIn(operator)).data;
    const caller = { operatorId: operator.operatorId, loginId: operator.loginId, sessionId };
    const refresh = world.call(operatorCaller({ permissions, ...caller }));
    const renew = async () => (await refresh('/api/admin/getToken')).resultCode;
    for (let time = 0; time < 28; time += 1) {
      world.clock.advance(25 * minute);
      expect(await renew()).toBe('0');
    }
    world.clock.advance(20 * minute);
    expect(await renew()).toBe('TK998');
    world.clock.advance(30_000);
    const other = (await logIn(operator)).data.sessionId;
    world.clock.advance(31 * minute);
    const idle = world.call(operatorCaller({ permissions, ...caller, sessionId: other }));
    expect((await idle('/api/admin/getToken')).resultCode).toBe('TK998');
  });

  it('not to another site', async () => {
    const { loginId, password } = await makeOperator();
    const elsewhere = world.call(guestCaller({ siteId: 'other' }));
    const answer = await elsewhere(path, { loginId, password, otp: codeNow() });
    expect(answer.resultCode).toBe('LX04');
  });

  it('during maintenance too', async () => {
    const operator = await makeOperator();
    const startDate = new Date(world.clock.now().getTime() - minute).toISOString();
    await world.admin('/api/admin/site/check/set', { startDate });
    expect((await logIn(operator)).resultCode).toBe('0');
    await world.admin('/api/admin/site/check/set', { clear: true });
  });

  it('and out again, and refreshes in between', async () => {
    const operator = await makeOperator();
    const { sessionId } = (await logIn(operator)).data;
    const { operatorId, loginId } = operator;
    const call = world.call(operatorCaller({ operatorId, loginId, sessionId }));
    expect((await call('/api/admin/getToken')).resultCode).toBe('0');
    expect((await call('/api/admin/info')).data.operator).toMatchObject({
      loginId,
      permissions: [...permissions],
    });
    expect((await call('/api/admin/logout')).resultCode).toBe('0');
    expect(await readSessionState(world.space.redis, sessionId)).toBe('ended');
    expect((await call('/api/admin/getToken')).resultCode).toBe('TK998');
  });
});

describe('operators are managed', () => {
  const create = (changes: object = {}) => {
    const loginId = `op-${randomUUID()}`.slice(0, 30);
    const body = { loginId, name: '입출금 담당', role: 'cashier', reason: '채용' };
    return world.admin('/api/admin/operators/create', { ...body, ...changes });
  };

  it.each([
    ['a role no site can have', { role: '왕' }],
    ['a bad address', { addresses: ['everywhere'] }],
    ['a bad login id', { loginId: '관리자님' }],
  ])('not with %s', async (_name, changes) => {
    expect(await create(changes)).toMatchObject({ status: 400, resultCode: 'H400' });
  });

  it('with a role the site has, and a reason', async () => {
    expect((await create({ role: 'king' })).resultCode).toBe('A106');
    expect((await create({ reason: ' ' })).resultCode).toBe('A112');
  });

  it('with a login id nobody has, whoever is approved first', async () => {
    const loginId = `op-${randomUUID()}`.slice(0, 30);
    const second = world.call(operatorCaller({ permissions }));
    const requests = await Promise.all([
      create({ loginId }),
      create({ loginId: loginId.toUpperCase() }),
    ]);
    const answers = await Promise.all(
      requests.map(({ data: { requestId } }) =>
        second('/api/admin/operators/requests/decide', { requestId, move: 'approve' }),
      ),
    );
    expect(answers.map(({ resultCode }) => resultCode).sort()).toEqual(['0', 'A101']);
    expect((await create({ loginId })).resultCode).toBe('A101');
  });

  it('and every session of a changed operator ends', async () => {
    const operator = await makeOperator();
    const { operatorId } = operator;
    const change = (name: string, body: object = {}) =>
      world.admin(`/api/admin/operators/${name}`, { operatorId, ...body });
    const { sessionId } = (await logIn(operator)).data;
    expect((await change('setRole', { role: 'auditor' })).resultCode).toBe('0');
    expect(await readSessionState(world.space.redis, sessionId)).toBe('ended');
    world.clock.advance(minute);
    const again = (await logIn(operator)).data;
    expect(again.operator.permissions).toContain('audit.read');
    expect((await change('disable')).resultCode).toBe('0');
    expect(await readSessionState(world.space.redis, again.sessionId)).toBe('ended');
    world.clock.advance(minute);
    expect((await logIn(operator)).resultCode).toBe('LX05');
    expect((await change('enable', { reason: '복귀' })).data).toEqual({ isWaiting: true });
    await world.deps.pool.query('update operator set disabled = false where operator_id = $1', [
      operatorId,
    ]);
    expect((await change('setAddresses', { addresses: ['198.51.100.0/24'] })).resultCode).toBe('0');
    world.clock.advance(minute);
    expect((await logIn(operator)).resultCode).toBe('LX04');
  });

  it('by others only, and by who may', async () => {
    const self = operatorCaller({ permissions });
    const { operatorId } = self;
    const disable = '/api/admin/operators/disable';
    for (const written of [operatorId, operatorId.toUpperCase()]) {
      const { resultCode } = await world.call(self)(disable, { operatorId: written });
      expect(resultCode).toBe('A103');
    }
    const nobody = { operatorId: randomUUID() };
    expect((await world.admin(disable, nobody)).resultCode).toBe('A102');
    const cashier = world.call(operatorWith('cash.decide'));
    expect(await cashier(disable, nobody)).toMatchObject({ status: 403 });
    expect(await cashier('/api/admin/operators/list')).toMatchObject({ status: 403 });
  });
});

describe('the site is managed', () => {
  const options = async () => (await world.admin('/api/admin/site/options/get')).data;
  const setOptions = async (body: object) =>
    world.admin('/api/admin/site/options/set', { version: (await options()).version, ...body });

  it('option by option, and refuses real mode without a licence', async () => {
    expect((await setOptions({ sns1: '텔레그램' })).data.siteOption.sns1).toBe('텔레그램');
    expect((await setOptions({ captcha: true })).data.siteOption.sns1).toBe('텔레그램');
    const refused = await setOptions({ mode: 'real' });
    expect(refused.resultCode).toBe('S004');
    expect(refused.resultMessage).toContain('licence, allowedCountries, minimumAge');
    expect((await setOptions({ idMin: 30 })).resultCode).toBe('S005');
    expect((await setOptions({ joinRecommenderId: 'nobody1' })).resultCode).toBe('U116');
    expect(await setOptions({ idMin: 0 })).toMatchObject({ status: 400 });
    expect((await setOptions({ banks: ['004', '999'] })).resultCode).toBe('S005');
    const { siteOption, changedAt, changedBy } = await options();
    expect(siteOption).toMatchObject({ mode: 'demo', idMin: 5 });
    expect({ changedAt: typeof changedAt, changedBy }).toEqual({
      changedAt: 'string',
      changedBy: 'admin',
    });
  });

  it('by one of those who changed the same version at once; a repetition changes nothing', async () => {
    const { version } = await options();
    const race = await Promise.all(
      ['하나', '둘', '셋'].map((sns2) => setOptions({ version, sns2 })),
    );
    expect(race.map(({ resultCode }) => resultCode).sort()).toEqual(['0', 'S006', 'S006']);
    const body = { version: version + 1, sns2: '넷' };
    const key = { idempotencyKey: `options-${randomUUID()}` };
    const call = () => world.admin('/api/admin/site/options/set', body, key);
    const first = await call();
    expect((await call()).data).toEqual(first.data);
    expect((await options()).version).toBe(version + 2);
  });

  it('with the banks it offers, in its order', async () => {
    await setOptions({ banks: ['088', '004'] });
    const banks = await world.guest('/api/etc/bank');
    expect(banks.data.list.map((bank: { bankCode: string }) => bank.bankCode)).toEqual([
      '088',
      '004',
    ]);
    await setOptions({ banks: [] });
    expect((await world.guest('/api/etc/bank')).data.list.length).toBeGreaterThan(20);
  });

  it('with a maintenance window that is published', async () => {
    const set = (body: object) => world.admin('/api/admin/site/check/set', body);
    const now = world.clock.now().getTime();
    const startDate = new Date(now + minute).toISOString();
    const endDate = new Date(now + 2 * minute).toISOString();
    const message = { ko: '서버 교체', en: 'New servers', vi: 'Thay máy chủ' };
    const planned = await set({ startDate, endDate, message });
    expect(planned.data).toMatchObject({
      maintenance: false,
      siteCheckInfo: { startDate, endDate, message },
    });
    const seen = await world.guest('/api/common/siteCheckInfo');
    expect(seen.data.siteCheckInfo.message).toEqual(message);
    expect(await set({ startDate: endDate, endDate: startDate })).toMatchObject({ status: 400 });
    expect((await set({ clear: true })).data.siteCheckInfo).toBeNull();
    await eventually(() => {
      const windows = listener.events.flatMap(({ value }) =>
        value.event.case === 'maintenance' ? [value.event.value] : [],
      );
      const last = windows.slice(-2);
      expect(last[0]?.startsAt).toBeDefined();
      expect(last[0]?.endsAt).toBeDefined();
      expect(last[1]?.startsAt).toBeUndefined();
    });
  });

  it('with game locks that is published', async () => {
    const lock = (body: object) => world.admin('/api/admin/site/gameLock', body);
    expect((await lock({ locked: true })).data.list).toEqual([{ scope: '', locked: true }]);
    await lock({ locked: true, scope: 'casino' });
    const { data } = await lock({ locked: false });
    expect(data.list).toEqual([
      { scope: '', locked: false },
      { scope: 'casino', locked: true },
    ]);
    await eventually(() => {
      const locks = listener.events.flatMap(({ value }) =>
        value.event.case === 'gameLock' ? [value.event.value] : [],
      );
      expect(locks).toMatchObject([
        { locked: true, scope: '' },
        { locked: true, scope: 'casino' },
        { locked: false, scope: '' },
      ]);
    });
  });

  it('by who may, each site its own', async () => {
    const cashier = world.call(operatorWith('cash.decide'));
    expect(await cashier('/api/admin/site/gameLock', { locked: true })).toMatchObject({
      status: 403,
    });
    const other = world.call({ ...operatorWith('site.manage'), siteId: 'other' });
    await other('/api/admin/site/options/set', { version: 0, idMin: 7 });
    expect((await options()).siteOption.idMin).toBe(5);
  });
});

it('guesses at ids that nobody has are forgotten after two days', async () => {
  const nobody = { ...(await makeOperator()), loginId: `nobody-${randomUUID()}` };
  expect((await logIn(nobody)).resultCode).toBe('LX04');
  const kept = async () =>
    (
      await world.deps.pool.query('select from attempt_count where subject like $1', [
        `${nobody.loginId}%`,
      ])
    ).rowCount;
  expect(await kept()).toBeGreaterThan(0);
  world.clock.advance(3 * 24 * 60 * minute);
  await world.runJob('forget-old-attempts');
  expect(await kept()).toBe(0);
});

describe('the audit', () => {
  it('holds every change with before and after, and its chain is whole', async () => {
    const { memberId } = await makeMember(world.deps, { status: 'pending' });
    await world.admin('/api/admin/members/approve', { memberId });
    await world.admin('/api/admin/members/setLevel', { memberId, level: 4, reason: '조정' });
    await world.admin('/api/admin/members/payoutAccount', { memberId });
    const subject = `member:${memberId}`;
    const day = { startDate: '2020-01-01' };
    const { data } = await world.admin('/api/admin/audit/identity/list', { subject, ...day });
    expect(data.list.map(({ action }: { action: string }) => action)).toEqual([
      'member.read-payout-account',
      'member.set-level',
      'member.approve',
    ]);
    expect(data.list[1]).toMatchObject({
      before: { level: 1 },
      after: { level: 4, reason: '조정' },
    });
    expect(JSON.stringify(data.list)).not.toContain('argon2');
    const verified = await world.admin('/api/admin/audit/identity/verify');
    expect(verified.data.brokenAt).toBeNull();
    expect(verified.data.rows).toBeGreaterThan(3);
  });

  it('cannot be changed, and shows it when somebody finds a way', async () => {
    const { pool } = world.deps;
    await expect(pool.query(`update kit.audit_log set action = 'x'`)).rejects.toThrow();
    await expect(pool.query('delete from kit.audit_log')).rejects.toThrow();
  });
});
