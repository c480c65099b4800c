import { randomUUID } from 'node:crypto';
import { withTransaction } from '@noriter/kit/postgres';
import { eventually, operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDemoOperator } from '../src/actions/operators/create-operator.ts';
import { permissions } from '../src/domain/operators/built-in-roles.ts';
import { lockRoles, writeRole } from '../src/store/operators/roles.ts';
import { type IdentityWorld, openIdentityWorld } from './identity-world.ts';

let world: IdentityWorld;
let siteId: string;

beforeAll(async () => {
  world = await openIdentityWorld();
});
afterAll(() => world.close());
/** A site of its own, so that no test sees another one's roles. */
beforeEach(() => {
  siteId = `site-${randomUUID().slice(0, 8)}`;
});

const [annaId, benId] = [randomUUID(), randomUUID()];
const by = (operatorId: string) => (name: string, body: object) =>
  world.call(operatorCaller({ operatorId, siteId, permissions }))(`/api/admin/${name}`, body);
const [anna, ben] = [by(annaId), by(benId)];

const small = { roleId: 'night', name: '야간', permissions: ['cash.decide'], version: 0 };
const large = { ...small, permissions: ['cash.decide', 'cash.adjust', 'operators.manage'] };
const reason = '야간 담당';

async function newestRequest(): Promise<string> {
  const { data } = await ben('operators/requests/list', {});
  return String(data.list[0].requestId);
}

const decide = (requestId: string, move = 'approve') =>
  ben('operators/requests/decide', { requestId, move, reason });

async function makeOperator(role: string): Promise<string> {
  const operatorId = world.deps.ids.next();
  const loginId = `op-${randomUUID().slice(0, 20)}`;
  const secrets = { password: 'a long password', totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' };
  const operator = { operatorId, siteId, loginId, name: '운영자', role, addresses: [] };
  await createDemoOperator(world.deps, { ...operator, ...secrets });
  return operatorId;
}

/** Asked for while the role may little. */
const asked: Readonly<Record<string, () => Promise<unknown>>> = {
  create: () => {
    const loginId = `op-${randomUUID().slice(0, 20)}`;
    return anna('operators/create', { loginId, name: '새 운영자', role: 'night', reason });
  },
  setRole: async () => {
    const operatorId = await makeOperator('auditor');
    return anna('operators/setRole', { operatorId, role: 'night', reason });
  },
};

/** What one administrator may do alone to a role that nobody has. */
const growth: Readonly<Record<string, () => Promise<unknown>>> = {
  changed: () => anna('roles/save', { ...large, version: 1 }),
  'dropped and made anew': async () => {
    await anna('roles/drop', { roleId: 'night', version: 1 });
    return anna('roles/save', large);
  },
};

describe('attack: a role that grows between asking and approving', () => {
  it.each(Object.keys(asked).flatMap((kind) => Object.keys(growth).map((way) => ({ kind, way }))))(
    'of $kind, $way',
    async ({ kind, way }) => {
      await anna('roles/save', small);
      await asked[kind]?.();
      const requestId = await newestRequest();
      expect(await growth[way]?.()).toMatchObject({ resultCode: '0' });
      expect((await decide(requestId)).resultCode).toBe('A123');
      const held = await world.deps.db.operator.count({ where: { siteId, role: 'night' } });
      expect(held).toBe(0);
      // It is refused, and asked for anew.
      expect((await decide(requestId, 'refuse')).resultCode).toBe('0');
      await asked[kind]?.();
      expect((await decide(await newestRequest())).resultCode).toBe('0');
    },
  );

  it.each(['enable', 'reset'])('of %s, whose operator has the role', async (kind) => {
    await anna('roles/save', small);
    const operatorId = await makeOperator('night');
    await anna('operators/disable', { operatorId });
    await anna(`operators/${kind}`, { operatorId, reason });
    const requestId = await newestRequest();
    await anna('roles/save', { ...large, version: 1, reason });
    expect((await decide(await newestRequest())).resultCode).toBe('0');
    expect((await decide(requestId)).resultCode).toBe('A123');
  });

  it('in the very moment of the approval', async () => {
    await anna('roles/save', small);
    await asked.create?.();
    const requestId = await newestRequest();
    const { pool, clock } = world.deps;
    const approval = await withTransaction(pool, async (tx) => {
      await lockRoles(tx, siteId);
      const answer = decide(requestId);
      await eventually(async () => {
        const waiting = `select 1 from pg_locks join pg_database on oid = database
          where datname = current_database() and locktype = 'advisory' and not granted`;
        expect((await pool.query(waiting)).rowCount).toBe(1);
      });
      const role = { siteId, roleId: 'night', name: '야간', permissions: [...permissions] };
      await writeRole(tx, role, { loginId: 'anna', at: clock.now() });
      return { answer };
    });
    expect((await approval.answer).resultCode).toBe('A123');
  });

  it('but not one that stays as it was', async () => {
    await anna('roles/save', small);
    for (const ask of Object.values(asked)) {
      await ask();
      expect((await decide(await newestRequest())).resultCode).toBe('0');
    }
  });
});
