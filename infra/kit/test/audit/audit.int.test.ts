import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type AuditRow, appendAudit } from '../../src/audit/audit.ts';
import { verifyAudit } from '../../src/audit/verify-audit.ts';
import { defineRoute } from '../../src/contract/route.ts';
import { auditRoutes } from '../../src/http/audit-routes.ts';
import { applyMigrations } from '../../src/migrate/migrations.ts';
import { withTransaction } from '../../src/postgres/postgres.ts';
import { type BaseConfig, baseConfig } from '../../src/service/config.ts';
import { defineService, type RunningService, type ServiceBase } from '../../src/service/service.ts';
import {
  callAs,
  memberCaller,
  openTestSpace,
  operatorCaller,
  settableClock,
  startTestService,
} from '../../src/testing/testing.ts';

type Deps = ServiceBase<BaseConfig>;

const clock = settableClock('2026-01-15T03:00:00.123Z');
const service = defineService<BaseConfig, Deps>({
  name: 'wallet',
  config: baseConfig,
  codes: {},
  open: (base) => base,
  routes: [
    ...auditRoutes<Deps>('wallet', async (_deps, { siteId, ids, words }) =>
      Object.fromEntries([...ids, ...words].map((id) => [id, `${siteId} calls it ${id}`])),
    ),
    defineRoute<Deps>()({
      path: '/api/admin/cash/approve',
      summary: 'Approves',
      access: { permission: 'cash.decide' },
      audits: true,
      body: z.object({ requestId: z.string(), fail: z.boolean().default(false) }),
      data: z.object({}),
      async handle({ pool }, { body, audit }) {
        await withTransaction(pool, async (tx) => {
          await audit(tx, {
            action: 'deposit.approve',
            subject: `cash-request:${body.requestId}`,
            before: { status: 2, amount: 5_000n },
            after: { status: 1, amount: 5_000n, note: '확인' },
          });
          if (body.fail) throw new Error('the change failed');
        });
        return {};
      },
    }),
  ],
});

const space = await openTestSpace('audit');
let running: RunningService<Deps>;
beforeAll(async () => {
  running = await startTestService(service, { space, clock });
});
afterAll(async () => {
  await running.stop();
  await space.close();
});

const means = { keys: space.auditKeys, heads: null };
const operator = operatorCaller({ permissions: ['cash.decide', 'audit.read'] });
const call = (path: string, body: object = {}, caller = operator) =>
  callAs({ url: running.url, key: space.keyring }, caller)(path, body);

describe('what an operator changes', () => {
  test('is in the log with who, from where, when, before and after', async () => {
    const answer = await call('/api/admin/cash/approve', { requestId: 'r1' });
    expect(answer.resultCode).toBe('0');
    const { data } = await call('/api/admin/audit/wallet/list', { startDate: '2026-01-15' });
    expect(data.list).toEqual([
      {
        position: '1',
        at: '2026-01-15T03:00:00.123Z',
        operatorId: operator.operatorId,
        action: 'deposit.approve',
        subject: 'cash-request:r1',
        before: { status: 2, amount: '5000' },
        after: { status: 1, amount: '5000', note: '확인' },
        address: operator.address,
        requestId: answer.requestId,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
  });

  test('is named as operators call it: each id in the rows once, whole', async () => {
    const id = '0198f4f2-7a11-7c3e-9d8b-1f2e3d4c5b6a';
    await call('/api/admin/cash/approve', { requestId: id });
    await call('/api/admin/cash/approve', { requestId: `sr:match:7/${id}` });
    for (const path of ['list', 'export']) {
      const { data } = await call(`/api/admin/audit/wallet/${path}`, { startDate: '2026-01-15' });
      expect(data.names).toEqual({
        r1: 'noriter calls it r1',
        [id]: `noriter calls it ${id}`,
        [`sr:match:7/${id}`]: `noriter calls it sr:match:7/${id}`,
      });
    }
  });

  test('leaves no entry when the change itself was rolled back', async () => {
    const answer = await call('/api/admin/cash/approve', { requestId: 'r2', fail: true });
    expect(answer.resultCode).toBe('E001');
    expect((await verifyAudit(space.pool, means)).rows).toBe(3);
  });

  test('is seen by operators of that site with the permission, and nobody else', async () => {
    const path = '/api/admin/audit/wallet/list';
    const other = operatorCaller({ siteId: 'other', permissions: ['audit.read'] });
    expect((await call(path, { startDate: '2026-01-15' }, other)).data.list).toEqual([]);
    expect((await call(path, {}, operatorCaller())).resultCode).toBe('H403');
    const member = callAs({ url: running.url, key: space.keyring }, memberCaller());
    expect((await member(path)).resultCode).toBe('H403');
  });
});

describe('the chain', () => {
  const row = (n: number): AuditRow => ({
    siteId: 'noriter',
    operatorId: 'o1',
    action: 'member.suspend',
    subject: `member:${n}`,
    before: null,
    after: { n, rate: 0.1, text: 'a"\\b', list: [1, { z: 1, a: [] }], huge: 1e21 },
    address: '203.0.113.9',
    requestId: `r${n}`,
    at: new Date(1_768_446_000_000 + n),
  });

  test('holds when fifty transactions append at once', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        withTransaction(space.pool, (tx) => appendAudit(tx, space.auditKeys, row(n))),
      ),
    );
    expect(await verifyAudit(space.pool, means)).toMatchObject({ rows: 53, brokenAt: null });
    const { data } = await call('/api/admin/audit/wallet/verify');
    expect(data).toMatchObject({ rows: 53, brokenAt: null });
  });

  test.each([
    "update kit.audit_log set action = 'x' where position = 3",
    'delete from kit.audit_log where position = 3',
    'truncate kit.audit_log',
  ])('is append-only: %s', async (statement) => {
    await expect(space.pool.query(statement)).rejects.toThrow('append-only');
  });

  test.each([
    ['a changed field', `update kit.audit_log set after = '{"n":0}' where position = 20`, 20n],
    ['a changed time', `update kit.audit_log set at = at + interval '1 ms' where position = 7`, 7n],
    ['a row taken out', 'delete from kit.audit_log where position = 30', 30n],
    [
      'a row with a hash of its own',
      `update kit.audit_log set hash = sha256('x') where position = 40`,
      40n,
    ],
  ])('shows %s, by somebody who went around the trigger', async (_what, tampering, brokenAt) => {
    const url = await space.createDatabase(`tamper${brokenAt}`);
    await copyLog(url);
    const { Pool } = (await import('pg')).default;
    const pool = new Pool({ connectionString: url });
    await pool.query('alter table kit.audit_log disable trigger all');
    expect((await verifyAudit(pool, means)).brokenAt).toBeNull();
    await pool.query(tampering);
    expect((await verifyAudit(pool, means)).brokenAt).toBe(brokenAt);
    await pool.end();
  });

  test('that was cut off at its end has another last hash', async () => {
    const { head } = await verifyAudit(space.pool, means);
    const url = await space.createDatabase('cut');
    await copyLog(url);
    const { Pool } = (await import('pg')).default;
    const pool = new Pool({ connectionString: url });
    await pool.query('alter table kit.audit_log disable trigger all');
    await pool.query('delete from kit.audit_log where position > 45');
    const cut = await verifyAudit(pool, means);
    expect(cut).toMatchObject({ rows: 45, brokenAt: null });
    expect(cut.head).not.toBe(head);
    await pool.end();
  });

  async function copyLog(databaseUrl: string): Promise<void> {
    await applyMigrations({ databaseUrl, log: space.log });
    const { Pool } = (await import('pg')).default;
    const target = new Pool({ connectionString: databaseUrl });
    const { rows } = await space.pool.query('select to_jsonb(a)::text as row from kit.audit_log a');
    await target.query(
      `insert into kit.audit_log select r.* from unnest($1::text[]) as j (row),
         jsonb_populate_record(null::kit.audit_log, j.row::jsonb) as r`,
      [rows.map((one: { row: string }) => one.row)],
    );
    await target.end();
  }
});
