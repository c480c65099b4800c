import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { Logger } from '../telemetry/logging.ts';
import { checksumOf } from './migration-files.ts';

const FOLDER = new URL('../../sql/', import.meta.url);

/** One of the kit's own SQL files, named as its file. */
type KitSqlFile = { name: string; sql: string; checksum: string };

/** The kit's own SQL files, in the order of their names. */
export async function readKitSql(): Promise<readonly KitSqlFile[]> {
  const names = (await readdir(FOLDER)).filter((one) => one.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sql, checksum: checksumOf(sql) };
    }),
  );
}

/**
 * Applies the kit's own SQL files, which live in the schema `kit`, so that a service's Prisma
 * schema sees nothing of them. The caller has the migration lock.
 *
 * @returns the names of the files it applied
 * @throws Error when a file was edited after it had been applied
 */
export async function applyKitSql(client: pg.ClientBase, log: Logger): Promise<string[]> {
  await client.query(`
    create schema if not exists kit;
    create table if not exists kit._kit_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const known = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from kit._kit_migrations',
  );
  const checksums = new Map(known.rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const file of await readKitSql()) {
    const { name, checksum } = file;
    if (checksums.get(name) === checksum) continue;
    if (checksums.has(name)) {
      throw new Error(
        `The kit's ${name} was edited after it had been applied. ` +
          'Put its text back as it was and write the change as a new file.',
      );
    }
    await applyOne(client, file);
    log.debug({ file: name }, 'kit table applied');
    applied.push(name);
  }
  return applied;
}

async function applyOne(client: pg.ClientBase, file: KitSqlFile): Promise<void> {
  await client.query('begin');
  try {
    await client.query(file.sql);
    await client.query('insert into kit._kit_migrations (name, checksum) values ($1, $2)', [
      file.name,
      file.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
