import { randomUUID } from 'node:crypto';

import { readSessionState } from '@noriter/kit/session-state';
import { operatorCaller } from '@noriter/kit/testing';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createOperator } from '../src/actions/create-operator.ts';
import { permissions, permissionsOf } from '../src/domain/roles.ts';
import { codeAt } from '../src/domain/second-factor.ts';
import { type House, openHouse } from './house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse({ LOGIN_RATE_PER_ADDRESS: '10000' });
});
afterAll(() => house.close());
/** Each test has half minutes of its own, so that no code was used by the one before. */
beforeEach(() => house.clock.advance(300_000));

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

async function makeOperator(role: string, siteId = 'noriter') {
  const operator = {
    operatorId: house.deps.ids.next(),
    siteId,
    loginId: `op-${randomUUID()}`,
    name: '운영자',
    password: 'a long password',
    role,
    addresses: [],
    totpSecret: secret,
  };
  await createOperator(house.deps, operator);
  return operator;
}

type Made = Awaited<ReturnType<typeof makeOperator>>;

function logIn({ loginId, password }: Made, otp = codeAt(secret, house.clock.now())) {
  return house.guest('/api/admin/login', { loginId, password, otp });
}

/** Calls as the operator with these permissions, under a path of operators. */
function as({ operatorId, siteId }: Made, granted: readonly string[] = permissions) {
  const call = house.call(operatorCaller({ operatorId, siteId, permissions: granted }));
  return (name: string, body: object = {}, options = {}) =>
    call(`/api/admin/operators/${name}`, body, options);
}

describe('the last administrator of a site', () => {
  it('stays, also when two take each other’s rights at once', async () => {
    const siteId = `site-${randomUUID().slice(0, 8)}`;
    const [one, other] = [await makeOperator('super', siteId), await makeOperator('super', siteId)];
    const answers = await Promise.all([
      as(one)('disable', { operatorId: other.operatorId }),
      as(other)('setRole', { operatorId: one.operatorId, role: 'auditor' }),
    ]);
    expect(answers.map(({ resultCode }) => resultCode).sort()).toEqual(['0', 'A104']);
    const left = await house.deps.db.operator.count({
      where: { siteId, role: 'super', disabled: false },
    });
    expect(left).toBe(1);
  });
});

describe('nobody gives more than they have', () => {
  const lesser = [...permissionsOf('cashier'), 'operators.manage'];

  it('neither to others nor to themselves, nor takes over who may more', async () => {
    const manager = await makeOperator('cashier');
    const admin = await makeOperator('super');
    const call = as(manager, lesser);
    const { operatorId } = admin;
    const password = 'another password';
    const create = { loginId: `op-${randomUUID()}`.slice(0, 30), name: '새 운영자', password };
    expect((await call('create', { ...create, role: 'super' })).resultCode).toBe('A105');
    expect((await call('create', { ...create, role: 'cashier' })).resultCode).toBe('0');
    expect((await call('disable', { operatorId })).resultCode).toBe('A105');
    expect((await call('resetPassword', { operatorId, password })).resultCode).toBe('A105');
    expect((await call('resetSecondFactor', { operatorId })).resultCode).toBe('A105');
    const own = { operatorId: manager.operatorId };
    expect((await call('setRole', { ...own, role: 'super' })).resultCode).toBe('A103');
    expect((await call('resetPassword', { ...own, password })).resultCode).toBe('A103');
    const colleague = await makeOperator('cashier');
    const raise = { operatorId: colleague.operatorId, role: 'super' };
    expect((await call('setRole', raise)).resultCode).toBe('A105');
    expect((await call('setRole', { ...raise, role: 'nobody' })).resultCode).toBe('A106');
  });
});

describe('an operator’s secrets', () => {
  it('are replaced: the old password ends with every session', async () => {
    const admin = await makeOperator('super');
    const operator = await makeOperator('cashier');
    const { operatorId } = operator;
    const { sessionId } = (await logIn(operator)).data;
    const body = { operatorId, password: 'a newer password' };
    const key = { idempotencyKey: `reset-${randomUUID()}` };
    expect((await as(admin)('resetPassword', body, key)).resultCode).toBe('0');
    expect((await as(admin)('resetPassword', body, key)).resultCode).toBe('0');
    expect(await readSessionState(house.space.redis, sessionId)).toBe('ended');
    house.clock.advance(60_000);
    expect((await logIn(operator)).resultCode).toBe('LX04');
    house.clock.advance(60_000);
    expect((await logIn({ ...operator, password: body.password })).resultCode).toBe('0');
    expect(await as(admin)('resetPassword', { operatorId, password: 'short' })).toMatchObject({
      status: 400,
    });
  });

  it('are told once: the new second factor works and the old one no more', async () => {
    const admin = await makeOperator('super');
    const operator = await makeOperator('cashier');
    const { operatorId } = operator;
    const { data } = await as(admin)('resetSecondFactor', { operatorId });
    const fresh = new URL(data.otpauthUri).searchParams.get('secret') ?? '';
    const totp = new TOTP({ secret: Secret.fromBase32(fresh) });
    expect((await logIn(operator)).resultCode).toBe('LX04');
    const otp = totp.generate({ timestamp: house.clock.now().getTime() });
    expect((await logIn(operator, otp)).resultCode).toBe('0');
    const log = await house.admin('/api/admin/audit/identity/list', {
      startDate: '2020-01-01',
      subject: `operator:${operatorId}`,
      text: operator.loginId,
    });
    expect(log.data.list[0].action).toBe('operator.reset-second-factor');
    expect(JSON.stringify(log.data)).not.toContain(fresh);
  });
});

describe('an operator’s sessions', () => {
  it('are listed and ended, one or all, one’s own too', async () => {
    const operator = await makeOperator('super');
    const { operatorId } = operator;
    const first = (await logIn(operator)).data.sessionId;
    house.clock.advance(60_000);
    const second = (await logIn(operator)).data.sessionId;
    const call = as(operator);
    const { data } = await call('sessions', { operatorId });
    expect(data.list.map((one: { sessionId: string }) => one.sessionId)).toEqual([second, first]);
    const ended = await call('sessions/revoke', { operatorId, sessionId: first });
    expect(ended.data).toEqual({ ended: 1 });
    expect(await readSessionState(house.space.redis, first)).toBe('ended');
    expect(await readSessionState(house.space.redis, second)).toBe('live');
    const list = await call('list', { page: 1 });
    expect(list.data.list).toContainEqual(expect.objectContaining({ operatorId, liveSessions: 1 }));
    expect((await call('sessions/revoke', { operatorId })).data).toEqual({ ended: 1 });
    const nobody = { operatorId: randomUUID() };
    expect((await call('sessions', nobody)).resultCode).toBe('A102');
    expect((await call('sessions/revoke', nobody)).resultCode).toBe('A102');
  });

  it('and secrets are for who manages operators; names are for every operator', async () => {
    const { operatorId, ...rest } = await makeOperator('cashier');
    const call = as({ operatorId, ...rest }, permissionsOf('cashier'));
    for (const name of ['sessions', 'sessions/revoke', 'resetSecondFactor']) {
      expect((await call(name, { operatorId })).resultCode).toBe('H403');
    }
    expect((await call('resetPassword', { operatorId, password: 'long enough' })).status).toBe(403);
    expect((await call('names')).data.list).toContainEqual({
      operatorId,
      loginId: rest.loginId,
      name: '운영자',
    });
    expect((await house.guest('/api/admin/operators/names')).resultCode).toBe('H401');
  });

  it('stay when only the name changes', async () => {
    const admin = await makeOperator('super');
    const operator = await makeOperator('cashier');
    const { sessionId } = (await logIn(operator)).data;
    const body = { operatorId: operator.operatorId, name: '  야간   담당 ' };
    expect((await as(admin)('setName', body)).resultCode).toBe('0');
    expect(await readSessionState(house.space.redis, sessionId)).toBe('live');
    const { data } = await house.admin('/api/admin/operators/names');
    expect(data.list).toContainEqual(expect.objectContaining({ name: '야간 담당' }));
  });
});
