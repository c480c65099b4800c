import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openHouse } from '../src/house.ts';
import { freePort } from '../src/ports.ts';
import { createDatabases, postgresKeeper, postgresUrl } from '../src/postgres.ts';

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('PostgreSQL writes to the disk before it says so, as in production', async () => {
  const settings = await query(
    inject('databaseUrl'),
    `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit`,
  );
  expect(settings).toEqual([{ fsync: 'on', commit: 'on' }]);
});

test('PostgreSQL keeps its data through kill -9 and a stale lock file', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'servers-'));
  const house = await openHouse({ dataDir, temporary: true, say: () => undefined });
  onTestFinished(() => house.close());
  const port = await freePort();
  const place = { port, dataDir, logDir: join(dataDir, 'logs') };
  const keeper = house.add(await postgresKeeper(place));
  await keeper.start();
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
