import { randomUUID } from 'node:crypto';

import { withTransaction } from '@noriter/kit/postgres';
import { readSessionState } from '@noriter/kit/session-state';
import { guestCaller, operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createDemoOperator } from '../src/actions/operators/create-operator.ts';
import { permissions } from '../src/domain/operators/built-in-roles.ts';
import { permissionsOf } from '../src/domain/operators/roles.ts';
import { codeAt } from '../src/domain/second-factor.ts';
import { forgetOperatorGuesses } from '../src/store/sessions/attempts.ts';
import { type IdentityWorld, openIdentityWorld } from './identity-world.ts';

let world: IdentityWorld;

beforeAll(async () => {
  world = await openIdentityWorld({ LOGIN_RATE_PER_ADDRESS: '10000' });
});
afterAll(() => world.close());
/** Each test has half minutes of its own, so that no code was used by the one before. */
beforeEach(() => world.clock.advance(300_000));

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

async function makeOperator(role: string, siteId = 'noriter') {
  const operator = {
    operatorId: world.deps.ids.next(),
    siteId,
    loginId: `op-${randomUUID()}`,
    name: '운영자',
    password: 'a long password',
    role,
    addresses: [],
    totpSecret: secret,
  };
  await createDemoOperator(world.deps, operator);
  return operator;
}

type Made = Awaited<ReturnType<typeof makeOperator>>;

function logIn({ loginId, password }: Made, otp = codeAt(secret, world.clock.now())) {
  return world.guest('/api/admin/login', { loginId, password, otp });
}

/** Calls as the operator with these permissions, under a path of operators. */
function as({ operatorId, siteId }: Made, granted: readonly string[] = permissions) {
  const call = world.call(operatorCaller({ operatorId, siteId, permissions: granted }));
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
    const left = await world.deps.db.operator.count({
      where: { siteId, role: 'super', disabled: false },
    });
    expect(left).toBe(1);
  });
});

describe('who cannot come in', () => {
  it('attack: is counted as the administrator who is left', async () => {
    const siteId = `site-${randomUUID().slice(0, 8)}`;
    const [one, other] = [await makeOperator('super', siteId), await makeOperator('super', siteId)];
    const manager = await makeOperator('cashier', siteId);
    await world.deps.pool.query('update operator set enrolled_at = null where operator_id = $1', [
      other.operatorId,
    ]);
    const { operatorId } = one;
    expect((await as(manager)('disable', { operatorId })).resultCode).toBe('A104');
    const role = { operatorId, role: 'auditor' };
    expect((await as(manager)('setRole', role)).resultCode).toBe('A104');
  });
});

describe('nobody gives more than they have', () => {
  const lesser = [...permissionsOf('cashier'), 'operators.manage'];

  it('neither to others nor to themselves, nor takes over who may more', async () => {
    const manager = await makeOperator('cashier');
    const admin = await makeOperator('super');
    const call = as(manager, lesser);
    const { operatorId } = admin;
    const reason = '채용';
    const create = { loginId: `op-${randomUUID()}`.slice(0, 30), name: '새 운영자', reason };
    expect((await call('create', { ...create, role: 'super' })).resultCode).toBe('A105');
    expect((await call('create', { ...create, role: 'cashier' })).resultCode).toBe('0');
    expect((await call('disable', { operatorId })).resultCode).toBe('A105');
    expect((await call('reset', { operatorId, reason })).resultCode).toBe('A105');
    const { sessionId } = (await logIn(admin)).data;
    expect((await call('sessions/revoke', { operatorId })).resultCode).toBe('A105');
    expect(await readSessionState(world.space.redis, sessionId)).toBe('live');
    const own = { operatorId: manager.operatorId };
    expect((await call('setRole', { ...own, role: 'super' })).resultCode).toBe('A103');
    expect((await call('reset', { ...own, reason })).resultCode).toBe('A103');
    const colleague = await makeOperator('cashier');
    const raise = { operatorId: colleague.operatorId, role: 'super' };
    expect((await call('setRole', raise)).resultCode).toBe('A105');
    expect((await call('setRole', { ...raise, role: 'nobody' })).resultCode).toBe('A106');
  });
});

describe('an operator’s sessions', () => {
  it('are listed and ended, one or all, one’s own too', async () => {
    const operator = await makeOperator('super');
    const { operatorId } = operator;
    const first = (await logIn(operator)).data.sessionId;
    world.clock.advance(60_000);
    const second = (await logIn(operator)).data.sessionId;
    const call = as(operator);
    const { data } = await call('sessions', { operatorId });
    expect(data.list.map((one: { sessionId: string }) => one.sessionId)).toEqual([second, first]);
    const ended = await call('sessions/revoke', { operatorId, sessionId: first });
    expect(ended.data).toEqual({ ended: 1 });
    expect(await readSessionState(world.space.redis, first)).toBe('ended');
    expect(await readSessionState(world.space.redis, second)).toBe('live');
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
    for (const name of ['sessions', 'sessions/revoke', 'enrolment/link', 'enrolment/code']) {
      expect((await call(name, { operatorId })).resultCode).toBe('H403');
    }
    expect((await call('reset', { operatorId, reason: '분실' })).status).toBe(403);
    expect((await call('names')).data.list).toContainEqual({
      operatorId,
      loginId: rest.loginId,
      name: '운영자',
    });
    expect((await world.guest('/api/admin/operators/names')).resultCode).toBe('H401');
  });

  it('stay when only the name changes', async () => {
    const admin = await makeOperator('super');
    const operator = await makeOperator('cashier');
    const { sessionId } = (await logIn(operator)).data;
    const body = { operatorId: operator.operatorId, name: '  야간   담당 ' };
    expect((await as(admin)('setName', body)).resultCode).toBe('0');
    expect(await readSessionState(world.space.redis, sessionId)).toBe('live');
    const { data } = await world.admin('/api/admin/operators/names');
    expect(data.list).toContainEqual(expect.objectContaining({ name: '야간 담당' }));
  });
});

describe('attack: who has the password guesses the code, each time from another network', () => {
  const from = (network: number, { loginId, password }: Made, otp: string) => {
    const guest = world.call(guestCaller({ address: `203.0.113.${network}` }));
    return guest('/api/admin/login', { loginId, password, otp });
  };
  const right = () => codeAt(secret, world.clock.now());

  it('after five wrong ones a right one is none, until a while has passed', async () => {
    const operator = await makeOperator('super');
    const guesses = Array.from({ length: 5 }, (_, at) => from(at, operator, '000000'));
    const answers = await Promise.all(guesses);
    expect(answers.map(({ resultCode }) => resultCode)).toEqual(Array(5).fill('LX04'));
    expect((await from(9, operator, right())).resultCode).toBe('LX04');
    world.clock.advance(31 * 60_000);
    expect((await from(9, operator, right())).resultCode).toBe('0');
  });

  it('a stranger without the password keeps nobody out', async () => {
    const operator = await makeOperator('super');
    const stranger = { ...operator, password: 'another password' };
    for (let at = 0; at < 8; at += 1) await from(at, stranger, right());
    expect((await from(9, operator, right())).resultCode).toBe('0');
  });

  it('over weeks they add up, and a reset begins anew', async () => {
    const operator = await makeOperator('super');
    for (let at = 0; at < 20; at += 1) {
      if (at % 5 === 0) world.clock.advance(31 * 60_000);
      await from(at, operator, '000000');
    }
    world.clock.advance(24 * 3_600_000);
    expect((await from(30, operator, right())).resultCode).toBe('LX04');
    await withTransaction(world.deps.pool, (tx) =>
      forgetOperatorGuesses(tx, operator.siteId, operator.loginId),
    );
    expect((await from(30, operator, right())).resultCode).toBe('0');
  });
});
