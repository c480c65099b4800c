import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDataDirectory } from '../src/servers/data-directory.ts';
import { freePort } from '../src/servers/ports.ts';
import { postgresKeeper, postgresUrl } from '../src/servers/postgres.ts';
import { createDatabases } from '../src/servers/postgres-databases.ts';

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('PostgreSQL writes to the disk before it says so, and keeps its data through kill -9', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'servers-'));
  const directory = await openDataDirectory({ dataDir, temporary: true, print: () => undefined });
  onTestFinished(() => directory.close());
  const port = await freePort();
  const place = { port, dataDir, logDir: join(dataDir, 'logs'), durable: true };
  const keeper = directory.add(await postgresKeeper(place));
  await keeper.start();
  const settings = `SELECT current_setting('fsync') AS fsync,
    current_setting('full_page_writes') AS pages, current_setting('synchronous_commit') AS commit`;
  expect(await query(postgresUrl(port), settings)).toEqual([
    { fsync: 'on', pages: 'on', commit: 'on' },
  ]);
  await createDatabases(postgresUrl(port), ['kept']);
  await createDatabases(postgresUrl(port), ['kept']);
  await query(postgresUrl(port, 'kept'), 'CREATE TABLE note AS SELECT 42 AS answer');
  await keeper.kill();
  // The number of the killed server now belongs to a program that has nothing to do with it.
  const lock = join(keeper.spec.command().cwd, 'postmaster.pid');
  expect(existsSync(lock)).toBe(true);
  writeFileSync(lock, `${process.pid}\n`);
  await keeper.start();
  expect(await query(postgresUrl(port, 'kept'), 'TABLE note')).toEqual([{ answer: 42 }]);
});
