import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diffMigration } from '../../src/migrate/diff-migration.ts';
import { applyMigrations } from '../../src/migrate/migrations.ts';
import { createPool } from '../../src/postgres/postgres.ts';
import { eventually, openTestSpace, type TestSpace } from '../../src/testing/testing.ts';

const ACCOUNT = `
datasource db {
  provider = "postgresql"
}

model Account {
  memberId String @id @map("member_id") @db.Uuid
  cash     BigInt

  @@map("account")
}
`;

describe('diffMigration', () => {
  let space: TestSpace;
  let folder: string;

  beforeAll(async () => {
    space = await openTestSpace('diff');
    folder = await mkdtemp(path.join(tmpdir(), 'diff-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await space.close();
  });

  async function diff(schema: string, name: string, now: string): Promise<string | null> {
    const schemaFile = path.join(folder, 'schema.prisma');
    await writeFile(schemaFile, schema);
    return diffMigration({
      schemaFile,
      migrationsDirectory: path.join(folder, 'migrations'),
      name,
      serverUrl: space.databaseUrl,
      now: new Date(now),
    });
  }

  it('writes the way from the migrations to the schema, and nothing when they agree', async () => {
    const first = await diff(ACCOUNT, 'First tables', '2026-01-01T00:00:00Z');
    expect(first).toBe(path.join(folder, 'migrations/20260101000000_first_tables/migration.sql'));
    expect(await diff(ACCOUNT, 'again', '2026-01-02T00:00:00Z')).toBeNull();

    const changed = ACCOUNT.replace('BigInt\n', 'BigInt\n  held     BigInt @default(0)\n');
    const second = await diff(changed, 'add held', '2026-01-03T04:05:06Z');
    expect(second).toContain('20260103040506_add_held');
    expect(await readFile(second ?? '', 'utf8')).toContain(
      'ALTER TABLE "account" ADD COLUMN     "held" BIGINT NOT NULL DEFAULT 0;',
    );

    const directory = path.join(folder, 'migrations');
    const { databaseUrl, log } = space;
    expect(await applyMigrations({ databaseUrl, directory, log })).toEqual(
      expect.arrayContaining(['20260101000000_first_tables', '20260103040506_add_held']),
    );
  });

  it('replays migrations beside the given database, never in it', async () => {
    const schemaFile = path.join(folder, 'schema.prisma');
    await writeFile(schemaFile, ACCOUNT);
    const serverUrl = await space.createDatabase('untouched');
    const migrationsDirectory = path.join(folder, 'migrations');
    const now = new Date('2026-02-01T00:00:00Z');
    await diffMigration({ schemaFile, migrationsDirectory, name: 'x', serverUrl, now });
    const pool = createPool(serverUrl, { applicationName: 'untouched', max: 1 });
    const { rows } = await pool.query(`select from pg_class where relname = 'account'`);
    await pool.end();
    expect(rows).toEqual([]);
  });

  it('leaves no shadow database behind', async () => {
    await eventually(async () => {
      const { rows } = await space.pool.query(
        `select datname from pg_database where datname like 'migration_shadow_%'`,
      );
      expect(rows).toEqual([]);
    });
  });
});
