import { randomUUID } from 'node:crypto';
import { withTransaction } from '@noriter/kit/postgres';
import { verifySessionToken } from '@noriter/kit/session-tokens';
import { operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoOperator } from '../src/actions/operators/create-operator.ts';
import { permissions } from '../src/domain/operators/built-in-roles.ts';
import { permissionsOf } from '../src/domain/operators/roles.ts';
import { codeAt } from '../src/domain/second-factor.ts';
import { clearCredentials } from '../src/store/operators/credentials.ts';
import { type IdentityWorld, openIdentityWorld } from './identity-world.ts';
import { passkeySites, softwareAuthenticator } from './software-authenticator.ts';

let world: IdentityWorld;

beforeAll(async () => {
  world = await openIdentityWorld({
    LOGIN_RATE_PER_ADDRESS: '10000',
    PASSKEY_SITES: passkeySites,
  });
});
afterAll(() => world.close());

const password = 'a password of mine';
const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
type Device = ReturnType<typeof softwareAuthenticator>;

/** From an address of its own each time: the routes take few calls from one. */
let calls = 0;
function guest(path: string, body: object, siteId = 'noriter') {
  calls += 1;
  const address = `198.51.${Math.floor(calls / 250)}.${calls % 250}`;
  return world.call({ kind: 'guest', siteId, address })(path, body);
}

async function operator() {
  const operatorId = randomUUID();
  const loginId = `op-${operatorId.slice(0, 20)}`;
  const named = { operatorId, siteId: 'noriter', loginId, name: '운영자', role: 'cashier' };
  await createDemoOperator(world.deps, { ...named, password, totpSecret, addresses: [] });
  const caller = operatorCaller({ operatorId, loginId, permissions: permissionsOf('cashier') });
  const call = (name: string, body: object = {}) =>
    world.call(caller)(`/api/admin/account/${name}`, body);
  return { operatorId, loginId, call };
}

type Operator = Awaited<ReturnType<typeof operator>>;

/** A code that was not used before. */
function code() {
  world.clock.advance(60_000);
  return codeAt(totpSecret, world.clock.now());
}

async function addPasskey({ call }: Operator, device: Device, name = '내 노트북') {
  const begun = await call('passkeys/begin', { password, otp: code() });
  return call('passkeys/finish', { name, passkey: device.make(begun.data.options) });
}

async function withPasskey() {
  const who = await operator();
  const device = softwareAuthenticator();
  expect((await addPasskey(who, device)).resultCode).toBe('0');
  return { ...who, device };
}

const challengeFor = async (loginId: string) =>
  (await guest('/api/admin/login/passkey', { loginId })).data.options;

const logIn = (loginId: string, passkey: object, own = password) =>
  guest('/api/admin/login', { loginId, password: own, passkey });

async function auditOf(operatorId: string, action: string) {
  const { rows } = await world.deps.pool.query(
    'select after from kit.audit_log where operator_id = $1 and action = $2',
    [operatorId, action],
  );
  return rows.map(({ after }) => after);
}

describe('an operator', () => {
  it('adds a passkey by what they have, logs in by it, and sees when it was used', async () => {
    const { call, device, loginId, operatorId } = await withPasskey();
    const options = await challengeFor(loginId);
    expect(options).toMatchObject({ rpId: 'noriter.example', userVerification: 'required' });
    const entered = await logIn(loginId, device.prove(options));
    expect(entered.resultCode).toBe('0');
    const { passkeys, ...own } = (await call('get')).data;
    expect(own).toMatchObject({ hasAuthenticator: true, offersPasskeys: true });
    const used = world.clock.now().toISOString();
    expect(passkeys).toMatchObject([{ name: '내 노트북', lastUsedAt: used, passkeyId: device.id }]);
    expect(await auditOf(operatorId, 'operator.add-passkey')).toEqual([{ passkey: '내 노트북' }]);
    expect(await auditOf(operatorId, 'operator.log-in')).toMatchObject([{ by: 'passkey' }]);
  });

  it('has several, removes them by a passkey too, but never the last factor', async () => {
    const { call, device, operatorId, ...who } = await withPasskey();
    const other = softwareAuthenticator();
    expect((await addPasskey({ call, operatorId, ...who }, other, '열쇠')).resultCode).toBe('0');
    const proof = async () => {
      const { options } = (await call('passkeys/ask')).data;
      expect(options.allowCredentials).toContainEqual({ id: other.id, type: 'public-key' });
      return { password, passkey: other.prove(options) };
    };
    const remove = async (passkeyId: string) =>
      call('passkeys/remove', { ...(await proof()), passkeyId });
    expect((await remove(device.id)).resultCode).toBe('0');
    expect((await remove(device.id)).resultCode).toBe('LX08');
    await world.deps.pool.query(
      'update operator set has_authenticator = false where operator_id = $1',
      [operatorId],
    );
    expect((await remove(other.id)).resultCode).toBe('LX09');
    expect((await call('get')).data.passkeys).toHaveLength(1);
    // Without an authenticator a code of the one before proves nothing.
    const typed = { loginId: who.loginId, password, otp: code() };
    expect((await guest('/api/admin/login', typed)).resultCode).toBe('LX04');
  });

  it('enrols with a passkey instead of an authenticator', async () => {
    const [anna, ben] = [randomUUID(), randomUUID()].map((operatorId) =>
      world.call(operatorCaller({ operatorId, permissions })),
    );
    const loginId = `op-${randomUUID().slice(0, 20)}`;
    const asked = { loginId, name: '둘째 손', role: 'cashier', reason: '야간 담당' };
    const { requestId } = (await anna?.('/api/admin/operators/create', asked))?.data ?? {};
    const decision = { requestId, move: 'approve', reason: '' };
    await ben?.('/api/admin/operators/requests/decide', decision);
    const { operatorId } = await world.deps.db.operator.findFirstOrThrow({ where: { loginId } });
    const link = (await anna?.('/api/admin/operators/enrolment/link', { operatorId }))?.data.token;
    const key = (await ben?.('/api/admin/operators/enrolment/code', { operatorId }))?.data.code;
    const keys = { link, code: key };
    const { data } = await guest('/api/admin/enrol/begin', keys);
    const device = softwareAuthenticator();
    const finish = (made: object) =>
      guest('/api/admin/enrol/finish', { ...keys, password, passkey: { name: '열쇠', made } });
    const elsewhere = device.make(data.passkey, { origin: 'https://evil.example' });
    expect((await finish(elsewhere)).resultCode).toBe('LX07');
    const again = (await guest('/api/admin/enrol/begin', keys)).data.passkey;
    expect((await finish(device.make(again))).data.recoveryCodes).toHaveLength(10);
    const options = await challengeFor(loginId);
    expect((await logIn(loginId, device.prove(options))).resultCode).toBe('0');
  });
});

describe('before money moves', () => {
  it('the second factor is proven again, by a passkey or a code, for this session', async () => {
    const { loginId, device, operatorId } = await withPasskey();
    const { TOKEN_PUBLIC_KEY } = world.deps.config;
    const { data } = await logIn(loginId, device.prove(await challengeFor(loginId)));
    const untilOf = async (token: string) =>
      (await verifySessionToken(TOKEN_PUBLIC_KEY, token, world.clock.now()))?.fac;
    const halfAnHour = 30 * 60_000;
    const loggedInAt = world.clock.now().getTime();
    expect(await untilOf(data.token)).toBe(loggedInAt + halfAnHour);
    const { sessionId } = data;
    const named = { operatorId, loginId, sessionId, permissions: permissionsOf('cashier') };
    const call = world.call(operatorCaller(named));
    world.clock.advance(10 * 60_000);
    const renewed = (await call('/api/admin/getToken')).data.token;
    expect(await untilOf(renewed)).toBe(loggedInAt + halfAnHour);
    const path = '/api/admin/account/stepUp';
    expect((await call(path, { otp: '000000' })).resultCode).toBe('A119');
    const { options } = (await call('/api/admin/account/passkeys/ask')).data;
    const proof = { passkey: device.prove(options) };
    const proven = (await call(path, proof)).data.token;
    expect(await untilOf(proven)).toBe(world.clock.now().getTime() + halfAnHour);
    expect((await call(path, proof)).resultCode).toBe('A119');
    const typed = (await call(path, { otp: code() })).data.token;
    expect(await untilOf(typed)).toBe(world.clock.now().getTime() + halfAnHour);
    expect(await auditOf(operatorId, 'operator.step-up')).toEqual([{ sessionId }, { sessionId }]);
  });
});

describe('attack: a right factor is not', () => {
  it('the way to go on guessing at the password, unseen', async () => {
    const { loginId, device, operatorId } = await withPasskey();
    const { sessionId } = (await logIn(loginId, device.prove(await challengeFor(loginId)))).data;
    const own = { operatorId, loginId, sessionId, permissions: permissionsOf('cashier') };
    const call = (name: string, body: object = {}) =>
      world.call(operatorCaller(own))(`/api/admin/account/${name}`, body);
    const proof = async () => {
      const { options } = (await call('passkeys/ask')).data;
      return { passkey: device.prove(options) };
    };
    const change = async (guess: string) =>
      call('password', { password: guess, newPassword: 'a thief chose this', ...(await proof()) });
    for (let guess = 0; guess < 4; guess += 1) {
      expect((await change(`a guess, number ${guess}`)).resultCode).toBe('A119');
    }
    expect((await call('stepUp', await proof())).resultCode).toBe('0');
    expect((await change('a guess, number four')).resultCode).toBe('A119');
    expect((await change(password)).resultCode).toBe('LX03');
    expect(await auditOf(operatorId, 'operator.proof-failed')).toHaveLength(5);
  });
});

describe('attack: a passkey of an operator is not', () => {
  it('replayed: a challenge is answered once, and in time', async () => {
    const { loginId, device } = await withPasskey();
    const options = await challengeFor(loginId);
    const proof = device.prove(options);
    expect((await logIn(loginId, proof)).resultCode).toBe('0');
    expect((await logIn(loginId, proof)).resultCode).toBe('LX04');
    expect((await logIn(loginId, device.prove(options))).resultCode).toBe('LX04');
    const late = device.prove(await challengeFor(loginId));
    world.clock.advance(5 * 60_000 + 1);
    expect((await logIn(loginId, late)).resultCode).toBe('LX04');
    const made = device.prove({ challenge: 'made up by the thief' });
    expect((await logIn(loginId, made)).resultCode).toBe('LX04');
  });

  it.each([
    ['signed on a page of somebody else', { origin: 'https://evil.example' }],
    ['made for another domain', { rpId: 'evil.example' }],
    ['used without verifying the user', { isVerified: false }],
    ['an answer to another question', { type: 'webauthn.create' }],
  ])('%s', async (_what, lie) => {
    const who = await operator();
    const device = softwareAuthenticator();
    const begun = await who.call('passkeys/begin', { password, otp: code() });
    const madeFalsely = 'type' in lie ? { type: 'webauthn.get' } : lie;
    const made = device.make(begun.data.options, madeFalsely);
    expect((await who.call('passkeys/finish', { name: 'x', passkey: made })).resultCode).toBe(
      'LX07',
    );
    expect((await addPasskey(who, device)).resultCode).toBe('0');
    const proof = device.prove(await challengeFor(who.loginId), lie);
    expect((await logIn(who.loginId, proof)).resultCode).toBe('LX04');
    const honest = device.prove(await challengeFor(who.loginId));
    expect((await logIn(who.loginId, honest)).resultCode).toBe('0');
  });

  it('copied: a counter that falls is refused, and stands in the audit log', async () => {
    const { loginId, device, operatorId, call } = await withPasskey();
    const used = device.prove(await challengeFor(loginId), { counter: 9 });
    expect((await logIn(loginId, used)).resultCode).toBe('0');
    for (const counter of [9, 8, 0]) {
      const copy = device.prove(await challengeFor(loginId), { counter });
      expect((await logIn(loginId, copy)).resultCode).toBe('LX04');
    }
    expect(await auditOf(operatorId, 'operator.log-in-copied-passkey')).toHaveLength(3);
    const { options } = (await call('passkeys/ask')).data;
    const copy = { password, passkey: device.prove(options, { counter: 2 }) };
    expect((await call('passkeys/begin', copy)).resultCode).toBe('A119');
    const written = await auditOf(operatorId, 'operator.copied-passkey');
    expect(written).toEqual([{ credentialId: device.id, counter: 2 }]);
  });

  it('somebody else’s: neither their key, nor their challenge, nor their half-made one', async () => {
    const [anna, ben] = [await withPasskey(), await withPasskey()];
    const theirs = anna.device.prove(await challengeFor(ben.loginId));
    expect((await logIn(ben.loginId, theirs)).resultCode).toBe('LX04');
    const forAnna = ben.device.prove(await challengeFor(anna.loginId));
    expect((await logIn(ben.loginId, forAnna)).resultCode).toBe('LX04');
    const begun = await anna.call('passkeys/begin', { password, otp: code() });
    const stolen = softwareAuthenticator().make(begun.data.options);
    const finish = { name: 'x', passkey: stolen };
    expect((await ben.call('passkeys/finish', finish)).resultCode).toBe('LX07');
    // A device that somebody has registered is theirs alone.
    expect((await addPasskey(ben, anna.device)).resultCode).toBe('LX07');
    // What is asked for to log in proves nothing within a session.
    const forLogin = anna.device.prove(await challengeFor(anna.loginId));
    const proof = { password, passkey: forLogin };
    expect((await anna.call('passkeys/begin', proof)).resultCode).toBe('A119');
    const remove = { password, otp: code(), passkeyId: anna.device.id };
    expect((await ben.call('passkeys/remove', remove)).resultCode).toBe('LX08');
  });

  it('a way around the password, nor one to learn who has a passkey', async () => {
    const { loginId, device } = await withPasskey();
    const proof = device.prove(await challengeFor(loginId));
    expect((await logIn(loginId, proof, 'not my password')).resultCode).toBe('LX04');
    const known = await challengeFor(loginId);
    const unknown = await challengeFor('nobody-at-all');
    expect({ ...unknown, challenge: '' }).toEqual({ ...known, challenge: '' });
    const elsewhere = await guest('/api/admin/login/passkey', { loginId }, 'other');
    expect(elsewhere.resultCode).toBe('LX06');
  });
});

describe('attack: what was begun before a reset is finished after it', () => {
  const reset = (operatorId: string) =>
    withTransaction(world.deps.pool, (tx) => clearCredentials(world.deps, tx, operatorId));
  const enrol = (operatorId: string) =>
    world.deps.pool.query('update operator set enrolled_at = $2 where operator_id = $1', [
      operatorId,
      world.clock.now(),
    ]);

  it.each([
    ['before the operator has enrolled anew', false],
    ['and once they have', true],
  ])('a passkey of the thief is not kept, %s', async (_when, isEnrolled) => {
    const { operatorId, call } = await operator();
    const { options } = (await call('passkeys/begin', { password, otp: code() })).data;
    await reset(operatorId);
    if (isEnrolled) await enrol(operatorId);
    const passkey = softwareAuthenticator().make(options);
    expect((await call('passkeys/finish', { name: '휴대폰', passkey })).resultCode).toBe('LX07');
    expect((await call('get')).data.passkeys).toEqual([]);
  });

  it('an authenticator of the thief is not put into use', async () => {
    const { operatorId, call } = await operator();
    const begun = (await call('secondFactor/begin', { password, otp: code() })).data;
    const secret = new URL(begun.otpauthUri).searchParams.get('secret') ?? '';
    await reset(operatorId);
    await enrol(operatorId);
    const otp = codeAt(secret, world.clock.now());
    const finished = await call('secondFactor/finish', { factor: begun.factor, otp });
    expect(finished.resultCode).toBe('A119');
    expect((await call('get')).data.hasAuthenticator).toBe(false);
  });
});
