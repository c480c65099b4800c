import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appendAudit } from '../../src/audit/audit.ts';
import { type AuditHeads, openAuditHeads } from '../../src/audit/audit-heads.ts';
import { auditKeys } from '../../src/audit/audit-keys.ts';
import {
  AUDIT_COLUMNS,
  FIRST_HASH,
  openRowHash,
  parseAuditRows,
} from '../../src/audit/audit-rows.ts';
import { keepAuditJob } from '../../src/audit/keep-audit.ts';
import { verifyAudit } from '../../src/audit/verify-audit.ts';
import { applyMigrations } from '../../src/migrate/migrations.ts';
import { withTransaction } from '../../src/postgres/postgres.ts';
import { listenLocally } from '../../src/testing/local-server.ts';
import { openTestSpace } from '../../src/testing/testing.ts';
import { systemClock } from '../../src/values/clock.ts';
import { createServiceLogin } from '../migrate/service-login.ts';

const ROWS = 20;
const keys = auditKeys([Buffer.alloc(32, 1)]);
const never = new AbortController().signal;

const space = await openTestSpace('audit_attacks');
const login = await createServiceLogin(space);
let folder = '';
let store: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noriter-audit-'));
});
afterAll(async () => {
  store?.close();
  await rm(folder, { recursive: true, force: true });
  await space.close();
  await login.drop();
});

let logs = 0;

/** A log of twenty rows whose head is published, and somebody who may do anything to its database. */
async function openLog({ sink = pathToFileURL(folder).href } = {}) {
  logs += 1;
  const url = await space.createDatabase(`log${logs}`);
  await applyMigrations({ databaseUrl: url, log: space.log });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  const heads = openAuditHeads({ DATABASE_URL: url, AUDIT_KEY: keys, AUDIT_SINK: sink });
  if (heads === null) throw new Error('A sink is configured.');
  const metrics = new Registry();
  const job = keepAuditJob<null>({ pool, metrics, clock: systemClock, keys, heads });
  const append = (n: number) =>
    withTransaction(pool, (tx) =>
      appendAudit(tx, keys, {
        siteId: 'noriter',
        operatorId: 'o1',
        action: 'withdrawal.approve',
        subject: `cash-request:${n}`,
        before: null,
        after: { amount: '5000' },
        address: '203.0.113.9',
        requestId: `r${n}`,
        at: new Date(1_768_446_000_000 + n),
      }),
    );
  for (let n = 1; n <= ROWS; n += 1) await append(n);
  await job.run(null, never);
  await pool.query('alter table kit.audit_log disable trigger all');
  const file = join(folder, `${new URL(url).pathname.slice(1)}.jsonl`);
  return { url, pool, heads, metrics, job, append, file };
}

const whole = (pool: pg.Pool, heads: AuditHeads | null) => verifyAudit(pool, { keys, heads });

/** What was enough before there was a key: everything behind the change is hashed anew. */
async function rewrite(pool: pg.Pool, { from, keepsKey }: { from: number; keepsKey: boolean }) {
  await pool.query(`update kit.audit_log set operator_id = 'somebody else' where position = $1`, [
    from,
  ]);
  const { rows } = await pool.query(`select ${AUDIT_COLUMNS} from kit.audit_log order by position`);
  let previousHash = FIRST_HASH;
  for (const row of parseAuditRows(rows)) {
    const hash =
      keepsKey && row.position < from
        ? row.hash
        : openRowHash({ position: row.position, previousHash }, row);
    await pool.query(
      `update kit.audit_log set previous_hash = decode($2, 'hex'), hash = decode($3, 'hex'),
         key_id = case when $4 then key_id end
       where position = $1`,
      [row.position, previousHash, hash, keepsKey],
    );
    previousHash = hash;
  }
}

test('a process that has not verified yet says nothing, and a broken log is an alarm', async () => {
  const { pool, heads, metrics } = await openLog();
  const read = (registry: Registry) => registry.getSingleMetricAsString('noriter_audit_whole');
  expect(await read(metrics)).toMatch(/^noriter_audit_whole 1$/m);
  const beside = new Registry();
  const job = keepAuditJob<null>({ pool, metrics: beside, clock: systemClock, keys, heads });
  expect(await read(beside)).not.toMatch(/^noriter_audit_whole/m);
  await pool.query(`update kit.audit_log set operator_id = 'somebody else' where position = 3`);
  await expect(job.run(null, never)).rejects.toThrow('is broken at 3');
  expect(await read(beside)).toMatch(/^noriter_audit_whole 0$/m);
  await pool.end();
});

describe('who may do anything to the database', () => {
  test('and hashes a changed row and all behind it anew, is seen without any head', async () => {
    const { pool } = await openLog();
    await rewrite(pool, { from: 7, keepsKey: true });
    expect((await whole(pool, null)).brokenAt).toBe(7n);
    await pool.end();
  });

  test('and writes the whole log as if there had never been a key, is seen by the head', async () => {
    const { pool, heads } = await openLog();
    await rewrite(pool, { from: 7, keepsKey: false });
    // All that a chain without a key can say: it fits.
    expect(await whole(pool, null)).toMatchObject({ brokenAt: null, openRows: ROWS });
    expect((await whole(pool, heads)).brokenAt).toBe(BigInt(ROWS));
    await pool.end();
  });

  test('and cuts the tail off, is seen by the head, also when other rows follow', async () => {
    const { pool, heads, append } = await openLog();
    await pool.query('delete from kit.audit_log where position > 15');
    expect(await whole(pool, null)).toMatchObject({ rows: 15, brokenAt: null, cutBefore: null });
    expect(await whole(pool, heads)).toMatchObject({ brokenAt: null, cutBefore: BigInt(ROWS) });
    for (let n = 16; n <= ROWS + 2; n += 1) await append(n + 100);
    expect((await whole(pool, heads)).brokenAt).toBe(BigInt(ROWS));
    await pool.end();
  });

  test('and adds rows without a key behind keyed ones, is seen', async () => {
    const { pool } = await openLog();
    await pool.query(
      `insert into kit.audit_log select position + 1, site_id, operator_id, action, subject, before,
         after, address, request_id, at, hash, sha256('x'), null
       from kit.audit_log where position = $1`,
      [ROWS],
    );
    expect((await whole(pool, null)).brokenAt).toBe(BigInt(ROWS + 1));
    await pool.end();
  });
});

describe('the head outside', () => {
  test('that somebody wrote without the key is not believed; a torn line is passed over', async () => {
    const { pool, heads, file } = await openLog();
    await appendFile(file, '{"log":"torn');
    expect((await heads.latest())?.position).toBe(BigInt(ROWS));
    const [line = ''] = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, `${line.replace(`"${ROWS}"`, '"15"')}\n`);
    await expect(whole(pool, heads)).rejects.toThrow('not made with its key');
    await pool.end();
  });

  test('is published by the job while the log is whole, and the job fails when it is not', async () => {
    const { pool, heads, job, append, metrics } = await openLog();
    await append(ROWS + 1);
    await job.run(null, never);
    expect((await heads.latest())?.position).toBe(BigInt(ROWS + 1));
    await append(ROWS + 2);
    await pool.query(`update kit.audit_log set after = '{}' where position = $1`, [ROWS + 2]);
    await expect(job.run(null, never)).rejects.toThrow('is broken at 22');
    expect((await heads.latest())?.position).toBe(BigInt(ROWS + 1));
    expect(await metrics.metrics()).toContain('noriter_audit_whole 0');
    await pool.end();
  });

  test('may lie in an object store, the newest first', async () => {
    const objects = new Map<string, string>();
    store = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=KEY/')) {
        response.writeHead(403).end();
      } else if (request.method === 'PUT') {
        let body = '';
        request.on('data', (chunk) => {
          body += String(chunk);
        });
        request.on('end', () => {
          objects.set(pathname, body);
          response.end();
        });
      } else if (searchParams.has('list-type')) {
        const folderOf = `${pathname}/${searchParams.get('prefix')}`;
        const [first] = [...objects.keys()].filter((key) => key.startsWith(folderOf)).sort();
        response.end(first ? `<Key>${first.slice(pathname.length + 1)}</Key>` : '<ok/>');
      } else response.end(objects.get(pathname));
    });
    const { port } = await listenLocally(store);
    const sink = `s3+http://KEY:SECRET@127.0.0.1:${port}/noriter/audit?region=eu-1`;
    const { pool, heads, job, append } = await openLog({ sink });
    await append(ROWS + 1);
    await job.run(null, never);
    expect(objects.size).toBe(2);
    expect((await heads.latest())?.position).toBe(BigInt(ROWS + 1));
    expect(await whole(pool, heads)).toMatchObject({ brokenAt: null, cutBefore: null });
    await pool.end();
  });
});

test('the role that a service runs with may add to the log and read it, and nothing else', async () => {
  const ownerUrl = await space.createDatabase('roles');
  const databaseUrl = login.urlOf(ownerUrl);
  await applyMigrations({ databaseUrl, ownerUrl, log: space.log });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const row = {
    siteId: 'noriter',
    operatorId: 'o1',
    action: 'a.b',
    subject: 's',
    before: null,
    after: null,
    address: '203.0.113.9',
    requestId: 'r',
    at: new Date(1_768_446_000_000),
  };
  await withTransaction(pool, (tx) => appendAudit(tx, keys, row));
  for (const statement of [
    `update kit.audit_log set action = 'x'`,
    'delete from kit.audit_log',
    'truncate kit.audit_log',
    'alter table kit.audit_log disable trigger all',
    'drop trigger audit_log_append_only on kit.audit_log',
    'drop table kit.audit_log',
    'create table kit.mine (n int)',
  ]) {
    await expect(pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  }
  await pool.query('insert into kit.inbox select * from kit.inbox');
  // The relay keeps its outbox small itself.
  const may = `select has_table_privilege('kit.outbox', 'maintain') as vacuum`;
  expect((await pool.query(may)).rows).toEqual([{ vacuum: true }]);
  expect((await whole(pool, null)).rows).toBe(1);
  await pool.end();
});
