import { createHash } from 'node:crypto';
import pg from 'pg';
import { readMigrationList } from '../migrate/migration-files.ts';
import { applyMigrations } from '../migrate/migrations.ts';
import type { Logger } from '../telemetry/logging.ts';
import { serverAddresses } from './servers.ts';

/** One process at a time makes a template. */
const LOCK_KEY = 4_705_171_002n;

/**
 * Puts a copy of a migrated database in the place of an empty one, which takes a tenth of what
 * migrating it takes. The first to ask on a server makes the template. A database that has tables,
 * or in which somebody is, stays as it is: whoever starts on it migrates it as ever.
 */
export async function copyMigrated(
  databaseUrl: string,
  options: { directory: URL; log: Logger },
): Promise<void> {
  const database = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  if (!(await isEmpty(databaseUrl))) return;
  await onServer(async (client) => {
    const template = await templateOf(client, options);
    try {
      await client.query(`drop database ${client.escapeIdentifier(database)}`);
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === '55006') return;
      throw error;
    }
    await createFrom(client, { database, template });
  });
}

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select 1 from pg_class join pg_namespace n on n.oid = relnamespace
       where nspname not in ('pg_catalog', 'information_schema', 'pg_toast') limit 1`,
    );
    return rowCount === 0;
  } finally {
    await client.end();
  }
}

/** @returns the name of the server's template for these very migrations */
async function templateOf(
  client: pg.Client,
  { directory, log }: { directory: URL; log: Logger },
): Promise<string> {
  const list = await readMigrationList(directory);
  const hash = createHash('sha256').update(JSON.stringify(list)).digest('hex');
  const name = `template_${hash.slice(0, 32)}`;
  await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 1) return name;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await createFrom(client, { database: unfinished, template: 'template1' });
    const url = new URL(serverAddresses().databaseUrl);
    url.pathname = `/${unfinished}`;
    await applyMigrations({ databaseUrl: url.href, directory, log });
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
  }
}

async function createFrom(
  client: pg.Client,
  { database, template }: { database: string; template: string },
): Promise<void> {
  const [made, from] = [database, template].map((name) => client.escapeIdentifier(name));
  await client.query(`create database ${made} template ${from}`);
}

async function onServer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverAddresses().databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
