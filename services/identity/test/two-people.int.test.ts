import { randomUUID } from 'node:crypto';
import { verifySessionToken } from '@noriter/kit/session-tokens';
import { type Answer, operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDemoOperator } from '../src/actions/operators/create-operator.ts';
import { permissions } from '../src/domain/operators/built-in-roles.ts';
import { permissionsOf } from '../src/domain/operators/roles.ts';
import { codeAt } from '../src/domain/second-factor.ts';
import { type IdentityWorld, openIdentityWorld } from './identity-world.ts';

let world: IdentityWorld;

beforeAll(async () => {
  world = await openIdentityWorld({ LOGIN_RATE_PER_ADDRESS: '10000' });
});
afterAll(() => world.close());
/** Each test has half minutes of its own, so that no code was used by the one before. */
beforeEach(() => world.clock.advance(300_000));

const HOUR = 3_600_000;
const password = 'a password of mine';
const [anna, ben] = [person(), person()];

/** An administrator, by the caller the gateway signs. */
function person(changes: object = {}) {
  const caller = operatorCaller({ operatorId: randomUUID(), permissions, ...changes });
  const call = (name: string, body: object = {}) =>
    world.call(caller)(`/api/admin/operators/${name}`, body);
  return { ...caller, call };
}

const wish = () => ({
  loginId: `op-${randomUUID().slice(0, 20)}`,
  name: '둘째 손',
  role: 'cashier',
  reason: '야간 담당 채용',
});

const decide = (by: ReturnType<typeof person>, requestId: string, move = 'approve') =>
  by.call('requests/decide', { requestId, move, reason: move === 'refuse' ? '아님' : '' });

async function requestOf(by: ReturnType<typeof person>, requestId: string) {
  const { data } = await by.call('requests/list');
  return data.list.find((one: { requestId: string }) => one.requestId === requestId);
}

/** Asked by Anna, approved by Ben; nobody has a link or a code yet. */
async function approved(changes: object = {}) {
  const asked = { ...wish(), ...changes };
  const { requestId } = (await anna.call('create', asked)).data;
  expect((await decide(ben, requestId)).resultCode).toBe('0');
  const { act } = await requestOf(anna, requestId);
  return { ...asked, operatorId: String(act.operatorId), requestId };
}

async function keysOf(operatorId: string) {
  const { token } = (await anna.call('enrolment/link', { operatorId })).data;
  const { code } = (await ben.call('enrolment/code', { operatorId })).data;
  return { link: String(token), code: String(code) };
}

/** From an address of its own each time: the routes take few calls from one. */
let calls = 0;
function guest(path: string, body: object) {
  calls += 1;
  const address = `198.51.100.${calls % 250}`;
  return world.call({ kind: 'guest', siteId: 'noriter', address })(path, body);
}

const begin = (keys: object) => guest('/api/admin/enrol/begin', keys);

async function enrol(keys: { link: string; code: string }, own = password): Promise<Answer> {
  const { data, resultCode } = await begin(keys);
  if (resultCode !== '0') return { ...(await begin(keys)) };
  const otp = codeAt(secretIn(data.otpauthUri), world.clock.now());
  const body = { ...keys, password: own, otp, factor: data.factor };
  const answer = await guest('/api/admin/enrol/finish', body);
  return { ...answer, data: { ...answer.data, secret: secretIn(data.otpauthUri) } };
}

const secretIn = (uri: string) => new URL(uri).searchParams.get('secret') ?? '';

const logIn = (loginId: string, own: string, otp: string) =>
  world.guest('/api/admin/login', { loginId, password: own, otp });

describe('attack: one administrator is two operators', () => {
  it('nobody creates an operator alone, nor approves the own request', async () => {
    const asked = wish();
    const made = await anna.call('create', { ...asked, password });
    expect(made.data.otpauthUri).toBeUndefined();
    const { requestId } = made.data;
    expect((await decide(anna, requestId)).resultCode).toBe('A115');
    expect((await logIn(asked.loginId, password, '000000')).resultCode).toBe('LX04');
    expect((await decide(ben, requestId)).resultCode).toBe('0');
    expect((await decide(ben, requestId)).resultCode).toBe('A114');
    expect((await logIn(asked.loginId, '', '000000')).status).toBe(400);
  });

  it('the link is for one, the code for the other, and neither opens anything alone', async () => {
    const { operatorId } = await approved();
    expect((await ben.call('enrolment/link', { operatorId })).resultCode).toBe('A118');
    expect((await anna.call('enrolment/code', { operatorId })).resultCode).toBe('A118');
    const { link, code } = await keysOf(operatorId);
    expect((await begin({ link, code: 'AAAA-AAAA-AA' })).resultCode).toBe('A117');
    expect((await begin({ link: 'not a link', code })).resultCode).toBe('A117');
    const stranger = await world.call({ kind: 'guest', siteId: 'other', address: '203.0.113.9' })(
      '/api/admin/enrol/begin',
      { link, code },
    );
    expect(stranger.resultCode).toBe('A117');
    expect((await enrol({ link, code })).resultCode).toBe('0');
  });

  it('a link works once, for an hour, and the newest only; wrong codes close it', async () => {
    const { operatorId } = await approved();
    const old = await keysOf(operatorId);
    const fresh = await keysOf(operatorId);
    expect((await begin(old)).resultCode).toBe('A117');
    world.clock.advance(HOUR + 1_000);
    expect((await begin(fresh)).resultCode).toBe('A117');
    const next = await keysOf(operatorId);
    expect((await enrol(next)).resultCode).toBe('0');
    expect((await begin(next)).resultCode).toBe('A117');
    expect((await anna.call('enrolment/link', { operatorId })).resultCode).toBe('A113');

    const other = await approved();
    const guessed = await keysOf(other.operatorId);
    await Promise.all(Array.from({ length: 8 }, () => begin({ ...guessed, code: 'AAAA-AAAA-AA' })));
    expect((await begin(guessed)).resultCode).toBe('A117');
    const { code } = (await ben.call('enrolment/code', other)).data;
    expect((await begin({ ...guessed, code })).resultCode).toBe('0');
  });

  it('a reset needs two as well, and takes the old credentials at once', async () => {
    const operator = await approved();
    const { data } = await enrol(await keysOf(operator.operatorId));
    const { operatorId, loginId } = operator;
    const own = person({ operatorId });
    expect((await own.call('reset', { operatorId, reason: '분실' })).resultCode).toBe('A103');
    const written = operatorId.toUpperCase();
    const { requestId } = (await anna.call('reset', { operatorId: written, reason: '분실' })).data;
    world.clock.advance(60_000);
    const otp = () => codeAt(data.secret, world.clock.now());
    expect((await logIn(loginId, password, otp())).resultCode).toBe('0');
    // Who is reset does not approve it.
    expect((await decide(own, requestId)).resultCode).toBe('A103');
    await decide(ben, requestId);
    world.clock.advance(60_000);
    expect((await logIn(loginId, password, otp())).resultCode).toBe('LX04');
    expect((await enrol(await keysOf(operatorId), 'another of my own')).resultCode).toBe('0');
  });

  it('more rights need two: a role, a role that grows, a way back in', async () => {
    const { operatorId } = await approved();
    const raise = { operatorId, role: 'super', reason: '승진' };
    expect((await anna.call('setRole', { ...raise, reason: '' })).resultCode).toBe('A112');
    expect((await anna.call('setRole', raise)).data).toEqual({ isWaiting: true });
    const lesser = { operatorId, role: 'approver' };
    expect((await anna.call('setRole', { ...lesser, role: 'cashier' })).data.isWaiting).toBe(false);
    expect((await anna.call('disable', { operatorId })).data).toEqual({ isWaiting: false });
    const enable = { operatorId, reason: '복귀' };
    expect((await anna.call('enable', enable)).data).toEqual({ isWaiting: true });
    const { data } = await ben.call('requests/list');
    for (const { requestId, status } of data.list.slice(0, 2)) {
      expect(status).toBe('waiting');
      expect((await decide(ben, requestId)).resultCode).toBe('0');
    }
    const row = await world.deps.db.operator.findUniqueOrThrow({ where: { operatorId } });
    expect(row).toMatchObject({ role: 'super', disabled: false });
    expect(row.freshSince).not.toBeNull();
  });
});

describe('a fresh operator', () => {
  it('approves nothing for the hours that the site sets', async () => {
    const operator = await approved({ role: 'super' });
    const { data } = await enrol(await keysOf(operator.operatorId));
    world.clock.advance(60_000);
    const otp = codeAt(data.secret, world.clock.now());
    const entered = await logIn(operator.loginId, password, otp);
    const { TOKEN_PUBLIC_KEY } = world.deps.config;
    const claims = await verifySessionToken(
      TOKEN_PUBLIC_KEY,
      entered.data.token,
      world.clock.now(),
    );
    const enrolledAt = world.clock.now().getTime() - 60_000;
    expect(claims?.apv).toBe(enrolledAt + 24 * HOUR);

    const fresh = person({ operatorId: operator.operatorId, approvesFrom: claims?.apv });
    const { requestId } = (await anna.call('create', wish())).data;
    const early = await decide(fresh, requestId);
    expect([early.resultCode, early.status]).toEqual(['A120', 403]);
    // Refusing is no risk.
    const other = (await anna.call('create', wish())).data;
    expect((await decide(fresh, other.requestId, 'refuse')).resultCode).toBe('0');
    world.clock.advance(24 * HOUR);
    expect((await decide(fresh, requestId)).resultCode).toBe('0');
  });
});

describe('what is an operator’s own', () => {
  it('a weak password is refused, and the factor only counts once it is confirmed', async () => {
    const { operatorId, loginId } = await approved();
    const keys = await keysOf(operatorId);
    for (const weak of ['short', 'aaaaaaaaaaaaaaaa', `${loginId} and more`]) {
      expect((await enrol(keys, weak)).resultCode).toBe('A116');
    }
    const { data } = await begin(keys);
    const body = { ...keys, password, otp: '000000', factor: data.factor };
    expect((await guest('/api/admin/enrol/finish', body)).resultCode).toBe('A119');
    expect((await enrol(keys)).data.recoveryCodes).toHaveLength(10);
  });

  it('a recovery code stands in for the factor, once', async () => {
    const { operatorId, loginId } = await approved();
    const { data } = await enrol(await keysOf(operatorId));
    const [code = ''] = data.recoveryCodes;
    const answers = await Promise.all([1, 2, 3].map(() => logIn(loginId, password, code)));
    const codes = answers.map(({ resultCode }) => resultCode).sort();
    expect(codes).toEqual(['0', 'LX04', 'LX04']);
    const { rows } = await world.deps.pool.query(
      'select code_hash from operator_recovery_code where operator_id = $1',
      [operatorId],
    );
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  });

  it('password, factor and recovery codes change with the present ones, never without', async () => {
    const operator = {
      operatorId: randomUUID(),
      siteId: 'noriter',
      loginId: `op-${randomUUID().slice(0, 20)}`,
      name: '운영자',
      password,
      role: 'cashier',
      addresses: [],
      totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    };
    await createDemoOperator(world.deps, operator);
    const { operatorId, loginId } = operator;
    const granted = permissionsOf('cashier');
    const account = (name: string, body: object) =>
      world.call(operatorCaller({ operatorId, loginId, permissions: granted }))(
        `/api/admin/account/${name}`,
        body,
      );
    let secret = operator.totpSecret;
    const proof = (own = password) => {
      world.clock.advance(60_000);
      return { password: own, otp: codeAt(secret, world.clock.now()) };
    };
    const newPassword = 'quite another one';
    const wrong = { ...proof('not my password'), newPassword };
    expect((await account('password', wrong)).resultCode).toBe('A119');
    expect((await account('password', { ...proof(), otp: '000000', newPassword })).resultCode).toBe(
      'A119',
    );
    expect((await account('password', { ...proof(), newPassword: 'short' })).resultCode).toBe(
      'A116',
    );
    expect((await account('password', { ...proof(), newPassword })).resultCode).toBe('0');
    const begun = await account('secondFactor/begin', proof(newPassword));
    const next = secretIn(begun.data.otpauthUri);
    const confirm = { factor: begun.data.factor, otp: codeAt(next, world.clock.now()) };
    const stolen = { ...confirm, factor: `${begun.data.factor}x` };
    expect((await account('secondFactor/finish', stolen)).resultCode).toBe('A119');
    expect((await account('secondFactor/finish', confirm)).resultCode).toBe('0');
    secret = next;
    const renewed = await account('recoveryCodes', proof(newPassword));
    expect(renewed.data.recoveryCodes).toHaveLength(10);
    expect((await account('get', {})).data).toMatchObject({ recoveryCodesLeft: 10 });
    const { otp } = proof();
    expect((await logIn(loginId, newPassword, otp)).resultCode).toBe('0');
  });
});

describe("attack: one operator opens another's list of addresses", () => {
  const work = ['203.0.113.0/24'];

  async function listed() {
    const { operatorId } = await approved();
    const set = (addresses: string[], reason = '재택') =>
      anna.call('setAddresses', { operatorId, addresses, reason });
    expect((await set(work)).data).toEqual({ isWaiting: false });
    const addressesOf = async () => {
      const { rows } = await world.deps.pool.query(
        'select addresses from operator where operator_id = $1',
        [operatorId],
      );
      return rows[0]?.addresses;
    };
    const last = async () => (await ben.call('requests/list')).data.list[0];
    return { operatorId, set, addressesOf, last };
  }

  it.each([
    ['to every address', []],
    ['to one of their own', [...work, '198.51.100.7']],
  ])('%s', async (_what, addresses) => {
    const { set, addressesOf, last } = await listed();
    expect((await set(addresses, '')).resultCode).toBe('A112');
    expect((await set(addresses)).data).toEqual({ isWaiting: true });
    expect(await addressesOf()).toEqual(work);
    const { requestId, act } = await last();
    expect(act).toMatchObject({ kind: 'set-addresses', addresses, fromAddresses: work });
    expect((await decide(anna, requestId)).resultCode).toBe('A115');
    expect((await decide(ben, requestId)).resultCode).toBe('0');
    expect(await addressesOf()).toEqual(addresses);
  });

  it('a list that became another meanwhile is not widened by an older wish', async () => {
    const { set, addressesOf, last } = await listed();
    await set(['198.51.100.7']);
    const { requestId } = await last();
    await set([...work, '192.0.2.1']);
    const { requestId: other } = await last();
    expect((await decide(ben, other)).resultCode).toBe('0');
    expect((await decide(ben, requestId)).resultCode).toBe('S006');
    expect(await addressesOf()).toEqual([...work, '192.0.2.1']);
  });
});
