import pg from 'pg';
import { FINDS_DEAD_PEERS } from '../postgres/dead-peers.ts';
import type { Logger } from '../telemetry/logging.ts';
import { grantRuntime } from './grant-runtime.ts';
import { applyKitSql } from './kit-sql.ts';
import { readMigrationList } from './migration-files.ts';
import { type OpenSchemaEngine, openSchemaEngine } from './schema-engine.ts';
import { checkFingerprint, storeFingerprint } from './schema-fingerprint.ts';

/** Any number that nobody else uses: one process at a time migrates a database. */
const LOCK_KEY = 4_705_171_001n;
const LOCK_WAIT_MS = 120_000;

/** The database cannot be brought to what the code expects; the message names the remedy. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** What to say of migrations that are not what they were when they were applied. */
export function editedText(names: readonly string[]): string {
  return (
    `The migration ${names.join(', ')} was edited after it had been applied. ` +
    'Put its text back as it was and write the change as a new migration (npm run db:diff).'
  );
}

/**
 * Brings a database up to date: the kit's own tables in the schema `kit`, then the service's
 * migrations, which are the folders Prisma writes. Safe when many processes start at once: one
 * works, the others wait, then find nothing to do.
 *
 * @param options.directory the service's `prisma/migrations`; without it only the kit's tables
 * @returns the names of the migrations it applied
 * @throws MigrationError when an applied migration was edited or is missing in the middle, when
 *   the schema was changed by hand since the last migration, or when a migration fails
 * @example await applyMigrations({ databaseUrl, directory: service.migrations, log });
 */
export async function applyMigrations(options: {
  databaseUrl: string;
  /** The database as its owner; `databaseUrl`'s role is then given what it needs, and no more. */
  ownerUrl?: string | undefined;
  directory?: URL | string | undefined;
  log: Logger;
}): Promise<readonly string[]> {
  const client = new pg.Client({
    connectionString: options.ownerUrl ?? options.databaseUrl,
    application_name: 'migrations',
    options: FINDS_DEAD_PEERS,
  });
  await client.connect();
  try {
    await client.query(`set statement_timeout = ${LOCK_WAIT_MS}`);
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query('set statement_timeout = 0');
    const applied = await applyKitSql(client, options.log);
    const { directory, ownerUrl, databaseUrl } = options;
    const url = ownerUrl ?? databaseUrl;
    const own =
      directory === undefined
        ? []
        : await applyOwn(client, { databaseUrl: url, directory, log: options.log });
    if (ownerUrl !== undefined) await grantRuntime(client, new URL(databaseUrl).username);
    return [...applied, ...own];
  } finally {
    // Ending the session gives the lock back, whatever happened before.
    await client.end();
  }
}

async function applyOwn(
  client: pg.Client,
  { databaseUrl, directory, log }: { databaseUrl: string; directory: URL | string; log: Logger },
): Promise<readonly string[]> {
  const drift = await checkFingerprint(client);
  if (drift !== null) throw new MigrationError(drift);
  const list = await readMigrationList(directory);
  const schemaEngine = await openSchemaEngine(databaseUrl);
  try {
    await checkHistory(schemaEngine, list, log);
    const applied = await applyPending(schemaEngine, list);
    for (const name of applied) log.info({ migration: name }, 'migration applied');
    await storeFingerprint(client);
    return applied;
  } finally {
    await schemaEngine.close();
  }
}

type MigrationList = Awaited<ReturnType<typeof readMigrationList>>;

async function checkHistory(
  { engine, filters }: OpenSchemaEngine,
  list: MigrationList,
  log: Logger,
): Promise<void> {
  const found = await engine.diagnoseMigrationHistory({
    migrationsList: list,
    optInToShadowDatabase: false,
    filters,
  });
  // A migration runs as one transaction: a failed one has left nothing and may run again, changed.
  const failed = new Set(found.failedMigrationNames);
  for (const migrationName of failed) await engine.markMigrationRolledBack({ migrationName });
  const edited = found.editedMigrationNames.filter((name) => !failed.has(name));
  if (edited.length > 0) {
    throw new MigrationError(editedText(edited));
  }
  const history = found.history;
  if (history?.diagnostic === 'historiesDiverge') {
    throw new MigrationError(
      `The database has migrations this code does not know ` +
        `(${history.unpersistedMigrationNames.join(', ')}) and lacks some that it has ` +
        `(${history.unappliedMigrationNames.join(', ')}). Merge the two lines of migrations.`,
    );
  }
  // While a new version rolls out, the old one may start again on the new schema.
  if (history?.diagnostic === 'migrationsDirectoryIsBehind') {
    log.warn({ migrations: history.unpersistedMigrationNames }, 'database is newer than this code');
  }
}

async function applyPending(
  schemaEngine: OpenSchemaEngine,
  list: MigrationList,
): Promise<readonly string[]> {
  const { engine, filters } = schemaEngine;
  try {
    const result = await engine.applyMigrations({ migrationsList: list, filters });
    return result.appliedMigrationNames;
  } catch (cause) {
    const reason =
      schemaEngine.scriptError()?.message ?? (cause instanceof Error ? cause.message : '');
    throw new MigrationError(`A migration failed and changed nothing: ${reason}`, { cause });
  }
}
