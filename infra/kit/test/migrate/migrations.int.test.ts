import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyMigrations } from '../../src/migrate/migrations.ts';
import { openTestSpace, type TestSpace } from '../../src/testing/testing.ts';
import { query as queryAt } from './query.ts';

const FIRST = `
create table account (member_id uuid primary key, cash bigint not null check (cash >= 0));
-- A semicolon in a text; and in a body:
comment on table account is 'what a member holds; never below zero';
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'no; never';
end
$$;
create trigger account_refuse before delete on account
  for each row execute function refuse_change();`;
const SECOND = 'alter table account add column held bigint not null default 0;';

describe('migrations', () => {
  let space: TestSpace;
  let directory: string;
  let databaseUrl: string;
  let counter = 0;

  beforeAll(async () => {
    space = await openTestSpace('migrations');
  });
  afterAll(() => space.close());

  beforeEach(async () => {
    counter += 1;
    databaseUrl = await space.createDatabase(`case_${counter}`);
    directory = await mkdtemp(path.join(tmpdir(), 'migrations-'));
    await write('20260101000000_first', FIRST);
    return () => rm(directory, { recursive: true });
  });

  async function write(name: string, sql: string): Promise<void> {
    await mkdir(path.join(directory, name), { recursive: true });
    await writeFile(path.join(directory, name, 'migration.sql'), sql);
  }

  const apply = () => applyMigrations({ databaseUrl, directory, log: space.log });

  const query = (text: string) => queryAt(databaseUrl, text);

  it('applies what is new, once, and records it as Prisma does', async () => {
    expect(await apply()).toContain('20260101000000_first');
    await write('20260102000000_second', SECOND);
    expect(await apply()).toEqual(['20260102000000_second']);
    expect(await apply()).toEqual([]);
    const recorded = await query(
      `select migration_name, applied_steps_count, finished_at is not null as finished
       from _prisma_migrations order by migration_name`,
    );
    expect(recorded).toEqual([
      { migration_name: '20260101000000_first', applied_steps_count: 1, finished: true },
      { migration_name: '20260102000000_second', applied_steps_count: 1, finished: true },
    ]);
  });

  it('runs a function body whole, semicolons and all', async () => {
    await apply();
    await query(`insert into account values (gen_random_uuid(), 5)`);
    await expect(query('delete from account')).rejects.toThrow('no; never');
  });

  it('applies each migration once when several processes start together', async () => {
    const results = await Promise.all([apply(), apply(), apply()]);
    expect(results.flat().filter((name) => name === '20260101000000_first')).toHaveLength(1);
  });

  it('refuses a migration that was edited after it was applied', async () => {
    await apply();
    await write('20260101000000_first', `${FIRST} create table more (id int);`);
    await expect(apply()).rejects.toThrow(
      'The migration 20260101000000_first was edited after it had been applied.',
    );
  });

  it('refuses a schema that was changed by hand, and names the change', async () => {
    await apply();
    await query('alter table account add column bonus bigint');
    await expect(apply()).rejects.toThrow(/changed by hand.*column account\.bonus bigint/);
    await query('alter table account drop column bonus');
    expect(await apply()).toEqual([]);
  });

  it('sees a dropped check and a new trigger as changes by hand', async () => {
    await apply();
    await query('alter table account drop constraint account_cash_check');
    await expect(apply()).rejects.toThrow('constraint account.account_cash_check CHECK');
  });

  it('takes partitions that a job made as no change', async () => {
    await write('20260103000000_ledger', 'create table ledger (at date) partition by range (at);');
    await apply();
    await query(
      `create table ledger_2026 partition of ledger
       for values from ('2026-01-01') to ('2027-01-01')`,
    );
    expect(await apply()).toEqual([]);
  });

  it('leaves nothing of a migration that fails, and takes it when it was corrected', async () => {
    await apply();
    await write('20260102000000_second', `${SECOND} select nothing_like_this();`);
    await expect(apply()).rejects.toThrow(
      /A migration failed and changed nothing.*nothing_like_this/s,
    );
    expect(await query('select * from account')).toEqual([]);
    await write('20260102000000_second', SECOND);
    expect(await apply()).toEqual(['20260102000000_second']);
  });

  it('lets an older version of the code start on a newer database', async () => {
    await write('20260102000000_second', SECOND);
    await apply();
    await rm(path.join(directory, '20260102000000_second'), { recursive: true });
    expect(await apply()).toEqual([]);
  });

  it('puts the tables of the kit into a schema of their own', async () => {
    await applyMigrations({ databaseUrl, log: space.log });
    const tables = await query(
      `select tablename from pg_tables where schemaname = 'kit' and tablename not like '\\_%'`,
    );
    expect(tables.map((row) => row.tablename)).toEqual(
      expect.arrayContaining(['outbox', 'inbox', 'job_run']),
    );
  });
});
