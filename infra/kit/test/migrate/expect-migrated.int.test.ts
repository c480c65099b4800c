import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectMigrated } from '../../src/migrate/expect-migrated.ts';
import { applyMigrations } from '../../src/migrate/migrations.ts';
import { createLogger } from '../../src/telemetry/logging.ts';
import { openTestSpace, type TestSpace } from '../../src/testing/testing.ts';
import { query } from './query.ts';
import { createServiceLogin, type ServiceLogin } from './service-login.ts';

const FIRST = 'create table account (member_id uuid primary key, cash bigint not null);';
const SECOND = 'alter table account add column held bigint not null default 0;';

describe('a process that does not migrate', () => {
  let space: TestSpace;
  let login: ServiceLogin;
  let directory: string;
  let ownerUrl: string;
  let databaseUrl: string;
  let counter = 0;

  beforeAll(async () => {
    space = await openTestSpace('expect');
    login = await createServiceLogin(space);
  });
  afterAll(async () => {
    await space.close();
    await login.drop();
  });

  beforeEach(async () => {
    counter += 1;
    ownerUrl = await space.createDatabase(`case_${counter}`);
    databaseUrl = login.urlOf(ownerUrl);
    directory = await mkdtemp(path.join(tmpdir(), 'expect-'));
    await write('20260101000000_first', FIRST);
    return () => rm(directory, { recursive: true });
  });

  async function write(name: string, sql: string): Promise<void> {
    await mkdir(path.join(directory, name), { recursive: true });
    await writeFile(path.join(directory, name, 'migration.sql'), sql);
  }

  const apply = () => applyMigrations({ databaseUrl, ownerUrl, directory, log: space.log });

  /** @returns what it logged */
  async function look(): Promise<object[]> {
    const lines: object[] = [];
    const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const log = createLogger({ service: 'expect', level: 'info' }, destination);
    await expectMigrated({ databaseUrl, directory, log });
    return lines;
  }

  it('takes a database that was migrated for it, with a login that can change nothing of it', async () => {
    await write('20260102000000_second', SECOND);
    await apply();
    expect(await look()).toEqual([]);
    for (const statement of [
      'alter table account add column bonus bigint',
      'create table mine (n int)',
      'drop table kit.outbox',
      'alter table kit.audit_log disable trigger all',
      `insert into _prisma_migrations (id, checksum, migration_name) values ('1', '2', '3')`,
      'update _prisma_migrations set rolled_back_at = now()',
      'delete from kit._kit_migrations',
      `update kit._schema_fingerprint set objects = '{}'`,
    ]) {
      await expect(query(databaseUrl, statement), statement).rejects.toMatchObject({
        code: '42501',
      });
    }
    await query(databaseUrl, `insert into account values (gen_random_uuid(), 5)`);
  });

  it('names what is missing, of the service and of the kit, and says what to run', async () => {
    await apply();
    await write('20260102000000_second', SECOND);
    await expect(look()).rejects.toThrow(
      'The database lacks 20260102000000_second. ' +
        "Run this version's main.ts with the argument migrate",
    );
    await query(ownerUrl, `delete from kit._kit_migrations where name = '0011_audit_key.sql'`);
    await expect(look()).rejects.toThrow(
      'The database lacks 0011_audit_key.sql, 20260102000000_second. Run',
    );
  });

  it('refuses a database that nobody has migrated', async () => {
    await expect(look()).rejects.toThrow(/^The database lacks 0001_outbox\.sql, .*_first\. Run/);
  });

  it('refuses a database that was migrated and grants it nothing', async () => {
    await applyMigrations({ databaseUrl: ownerUrl, directory, log: space.log });
    await expect(look()).rejects.toThrow('may not read which migrations the database has. Run');
  });

  it('refuses after a migration that failed, and not once it was corrected', async () => {
    await apply();
    await write('20260102000000_second', `${SECOND} select nothing_like_this();`);
    await expect(apply()).rejects.toThrow('nothing_like_this');
    await expect(look()).rejects.toThrow('Failed, or not ended: 20260102000000_second. Run');
    await write('20260102000000_second', SECOND);
    await expect(look()).rejects.toThrow('Failed, or not ended: 20260102000000_second. Run');
    await query(
      ownerUrl,
      `update _prisma_migrations set rolled_back_at = now()
      where finished_at is null`,
    );
    await expect(look()).rejects.toThrow('The database lacks 20260102000000_second. Run');
    await apply();
    expect(await look()).toEqual([]);
  });

  it('refuses a migration that was edited after it was applied', async () => {
    await apply();
    await write('20260101000000_first', `${FIRST} create table more (id int);`);
    await expect(look()).rejects.toThrow(
      'The migration 20260101000000_first was edited after it had been applied.',
    );
  });

  it('takes a newer database, failed migrations of the newer version too, and logs it', async () => {
    await write('20260102000000_second', SECOND);
    await apply();
    await write('20260103000000_third', 'select nothing_like_this();');
    await expect(apply()).rejects.toThrow('nothing_like_this');
    await query(ownerUrl, `insert into kit._kit_migrations values ('0999_later.sql', '')`);
    for (const name of ['20260102000000_second', '20260103000000_third']) {
      await rm(path.join(directory, name), { recursive: true });
    }
    expect(await look()).toMatchObject([
      {
        level: 'warn',
        migrations: ['0999_later.sql', '20260102000000_second', '20260103000000_third'],
        msg: 'database is newer than this code',
      },
    ]);
    // Whoever goes back to the older version migrates with it as well.
    expect(await apply()).toEqual([]);
    expect(await look()).toMatchObject([
      { migrations: ['0999_later.sql', '20260102000000_second'] },
    ]);
  });

  it('refuses a database that is newer in one migration and lacks another', async () => {
    await write('20260102000000_second', SECOND);
    await apply();
    await rm(path.join(directory, '20260102000000_second'), { recursive: true });
    await write('20260102000001_other', 'create table other (id int);');
    await expect(look()).rejects.toThrow('The database lacks 20260102000001_other. Run');
  });
});
