import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDataDirectory } from '../src/servers/data-directory.ts';
import { kafkaKeeper } from '../src/servers/kafka.ts';
import { freePort } from '../src/servers/ports.ts';
import { postgresKeeper, postgresUrl } from '../src/servers/postgres.ts';
import { createDatabases } from '../src/servers/postgres-databases.ts';
import { redisKeeper } from '../src/servers/redis.ts';

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

/** Hangul, blanks, quotes, commas, what Java's properties escape: 120 characters. */
const AWKWARD = `놀이터 "둘" 'c', #!= \\u0041 ${'가나'.repeat(10)}`.padEnd(120, 'x');

test('servers start and start again below any name, and leave nothing beside it', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'servers-'));
  const dataDir = join(parent, AWKWARD);
  mkdirSync(dataDir);
  // PostgreSQL runs as another user where the tests are root.
  for (const dir of [parent, dataDir]) chmodSync(dir, 0o755);
  const directory = await openDataDirectory({ dataDir, temporary: true, print: () => undefined });
  onTestFinished(() => directory.close());
  const [port, controllerPort] = [await freePort(), await freePort()];
  const place = { dataDir, logDir: join(dataDir, 'logs'), print: () => undefined };
  const kafka = { ...place, port, controllerPort, compiler: 'quick' } as const;
  const specs = [
    await kafkaKeeper(kafka),
    await redisKeeper({ ...place, port: await freePort() }),
    await postgresKeeper({ ...place, port: await freePort(), durable: false }),
  ];
  for (const spec of specs) {
    const keeper = directory.add(spec);
    await keeper.start();
    await keeper.kill();
    await keeper.start();
  }
  // A broker that has kept its data elsewhere would be refused by the next start.
  await kafkaKeeper(kafka);
  expect(existsSync(join(dataDir, 'kafka', 'logs', 'meta.properties'))).toBe(true);
  expect(readdirSync(parent)).toEqual([AWKWARD]);
});
