import { randomUUID } from 'node:crypto';

import { readSessionState } from '@noriter/kit/session-state';
import { operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createDemoOperator } from '../src/actions/operators/create-operator.ts';
import { permissions } from '../src/domain/operators/built-in-roles.ts';
import { codeAt } from '../src/domain/second-factor.ts';
import { type IdentityWorld, openIdentityWorld, operatorWith } from './identity-world.ts';

let world: IdentityWorld;
let siteId: string;

beforeAll(async () => {
  world = await openIdentityWorld({ LOGIN_RATE_PER_ADDRESS: '10000' });
});
afterAll(() => world.close());
/** A site of its own, so that no test sees another one's roles. */
beforeEach(() => {
  siteId = `site-${randomUUID().slice(0, 8)}`;
});

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const roles = (name: string, body: object = {}, options = {}) =>
  world.call(manager())(`/api/admin/roles/${name}`, body, options);

const managerId = randomUUID();
const manager = () => operatorCaller({ operatorId: managerId, siteId, permissions });

const night = {
  roleId: 'night-shift',
  name: '야간 담당',
  permissions: ['cash.read', 'cash.decide'],
  version: 0,
};

/** Another administrator approves what was asked last. */
async function approveNewest() {
  const second = world.call(operatorCaller({ siteId, permissions }));
  const { data } = await second('/api/admin/operators/requests/list');
  const { requestId } = data.list[0];
  const decision = { requestId, move: 'approve' };
  const answer = await second('/api/admin/operators/requests/decide', decision);
  expect(answer.resultCode).toBe('0');
}

async function makeOperator(role: string) {
  const operatorId = world.deps.ids.next();
  const loginId = `op-${randomUUID()}`;
  const secrets = { password: 'a long password', totpSecret: secret };
  const operator = { operatorId, siteId, loginId, name: '운영자', role, addresses: [] };
  await createDemoOperator(world.deps, { ...operator, ...secrets });
  return { operatorId, loginId };
}

async function logIn(loginId: string) {
  world.clock.advance(60_000);
  const otp = codeAt(secret, world.clock.now());
  const guest = world.call({ kind: 'guest', siteId, address: '203.0.113.9' });
  const { data } = await guest('/api/admin/login', { loginId, password: 'a long password', otp });
  return data;
}

describe('the roles of a site', () => {
  it('are those of the code until it makes its own', async () => {
    const { data } = await roles('list');
    const [first] = data.list;
    expect(first).toMatchObject({ roleId: 'super', isBuiltIn: true, version: 0 });
    expect(first.permissions).toEqual([...permissions]);
    expect(data.permissions).toEqual([...permissions]);
    const key = { idempotencyKey: `role-${siteId}` };
    const made = await roles('save', night, key);
    expect(made.data.list.at(-1)).toEqual({ ...night, isBuiltIn: false, version: 1 });
    expect((await roles('save', night, key)).data).toEqual(made.data);
    expect((await roles('save', night)).resultCode).toBe('S006');
    const other = world.admin('/api/admin/roles/list');
    expect(JSON.stringify((await other).data)).not.toContain('night-shift');
  });

  it('change what their operators may do, whose sessions end', async () => {
    await roles('save', night);
    const { loginId } = await makeOperator('night-shift');
    const before = await logIn(loginId);
    expect(before.operator.permissions).toEqual(['cash.read', 'cash.decide']);
    const more = { ...night, permissions: ['cash.read', 'members.read'], version: 1 };
    // It gives somebody more rights: another operator has to approve it.
    expect((await roles('save', more)).resultCode).toBe('A112');
    const asked = await roles('save', { ...more, reason: '업무 추가' });
    expect(asked.data.isWaiting).toBe(true);
    expect(await readSessionState(world.space.redis, before.sessionId)).toBe('live');
    await approveNewest();

    expect(await readSessionState(world.space.redis, before.sessionId)).toBe('ended');
    const after = await logIn(loginId);
    expect(after.operator.permissions).toEqual(['members.read', 'cash.read']);
    const log = await world.call(operatorCaller({ siteId, permissions }))(
      '/api/admin/audit/identity/list',
      { startDate: '2020-01-01', action: 'role.set' },
    );
    expect(log.data.list[0]).toMatchObject({
      subject: 'role:night-shift',
      before: { permissions: ['cash.read', 'cash.decide'] },
    });
  });

  it('of the code change too, and go back; the administrator’s never does', async () => {
    const cashier = { roleId: 'cashier', permissions: ['cash.read'], version: 0 };
    const changed = await roles('save', cashier);
    const row = changed.data.list.find((one: { roleId: string }) => one.roleId === 'cashier');
    expect(row).toMatchObject({ permissions: ['cash.read'], isBuiltIn: true, version: 1 });
    const back = await roles('drop', { roleId: 'cashier', version: 1 });
    const again = back.data.list.find((one: { roleId: string }) => one.roleId === 'cashier');
    expect(again.permissions).toContain('cash.decide');
    const admin = { roleId: 'super', permissions: [], version: 0 };
    expect((await roles('save', admin)).resultCode).toBe('A106');
    expect((await roles('drop', { roleId: 'super', version: 0 })).resultCode).toBe('A106');
  });

  it('are not taken away while somebody holds one', async () => {
    await roles('save', night);
    const { operatorId } = await makeOperator('night-shift');
    const drop = { roleId: 'night-shift', version: 1 };
    expect((await roles('drop', drop)).resultCode).toBe('A107');
    const raise = { operatorId, role: 'auditor', reason: '전환' };
    await world.call(manager())('/api/admin/operators/setRole', raise);
    await approveNewest();
    expect((await roles('drop', { ...drop, version: 2 })).resultCode).toBe('S006');
    expect((await roles('drop', drop)).resultCode).toBe('0');
    expect((await roles('drop', drop)).resultCode).toBe('A106');
  });

  it('are changed by others only, never beyond what one may do', async () => {
    await roles('save', night);
    const { operatorId } = await makeOperator('night-shift');
    const own = world.call(operatorCaller({ siteId, operatorId, permissions }));
    const wish = { ...night, version: 1 };
    expect((await own('/api/admin/roles/save', wish)).resultCode).toBe('A103');
    const lesser = { ...operatorWith('operators.manage', 'cash.read'), siteId };
    const refused = await world.call(lesser)('/api/admin/roles/save', wish);
    expect(refused.resultCode).toBe('A105');
    const stranger = world.call({ ...operatorWith('cash.read'), siteId });
    expect((await stranger('/api/admin/roles/save', wish)).status).toBe(403);
    expect((await stranger('/api/admin/roles/list')).status).toBe(403);
    expect((await roles('save', { ...wish, permissions: ['everything'] })).status).toBe(400);
    expect((await roles('save', { ...wish, roleId: 'Night Shift' })).status).toBe(400);
  });
});
