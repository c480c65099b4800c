import pg from 'pg';
import type { Logger } from '../telemetry/logging.ts';
import { readKitSql } from './kit-sql.ts';
import { readChecksums } from './migration-files.ts';
import { editedText, MigrationError } from './migrations.ts';

/** A migration as the database's own books have it. */
type Kept = { name: string; checksum: string; has_ended: boolean };

const KIT_BOOK = 'select name, checksum, true as has_ended from kit._kit_migrations';
/** What was rolled back has left nothing, and stands there again once it was applied. */
const OWN_BOOK = `
  select migration_name as name, checksum, finished_at is not null as has_ended
  from public._prisma_migrations where rolled_back_at is null`;

const REMEDY =
  "Run this version's main.ts with the argument migrate and the owner's address " +
  '(DATABASE_MIGRATION_URL), then start again.';

/**
 * Compares what a database has been through with the files of this code, and changes nothing: what
 * a process does that does not know the database's owner. A database that is newer is taken, for
 * while a new version rolls out, or is rolled back, the old one starts on the new schema.
 *
 * @param options.directory the service's `prisma/migrations`; without it only the kit's tables
 * @throws MigrationError naming the migrations that are missing, failed or were edited, and what to run
 * @example await expectMigrated({ databaseUrl, directory: service.migrations, log });
 */
export async function expectMigrated(options: {
  databaseUrl: string;
  directory?: URL | string | undefined;
  log: Logger;
}): Promise<void> {
  const { directory, log } = options;
  const own = directory === undefined ? [] : await readChecksums(directory);
  const files = [...(await readKitSql()), ...own];
  const kept = await readBooks(options.databaseUrl, directory !== undefined);
  const byName = new Map(kept.map((row) => [row.name, row]));

  const missing = files.filter(({ name }) => !byName.has(name));
  const failed = files.filter(({ name }) => byName.get(name)?.has_ended === false);
  const edited = files.filter(({ name, checksum }) => {
    const row = byName.get(name);
    return row?.has_ended === true && row.checksum !== checksum;
  });
  const problems = [
    ...(missing.length === 0 ? [] : [`The database lacks ${listed(missing)}.`]),
    ...(failed.length === 0 ? [] : [`Failed, or not ended: ${listed(failed)}.`]),
  ];
  if (problems.length > 0) throw new MigrationError([...problems, REMEDY].join(' '));
  if (edited.length > 0) throw new MigrationError(editedText(edited.map(({ name }) => name)));

  const known = new Set(files.map(({ name }) => name));
  const newer = kept.map(({ name }) => name).filter((name) => !known.has(name));
  if (newer.length > 0) log.warn({ migrations: newer }, 'database is newer than this code');
}

async function readBooks(databaseUrl: string, hasOwn: boolean): Promise<readonly Kept[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'expect-migrated',
  });
  await allowed(() => client.connect());
  try {
    const kit = await readBook(client, KIT_BOOK);
    return hasOwn ? [...kit, ...(await readBook(client, OWN_BOOK))] : kit;
  } finally {
    await client.end();
  }
}

const NO_SUCH_TABLE = '42P01';
const NOT_ALLOWED = '42501';

/** A database that nobody has migrated has no book. */
async function readBook(client: pg.Client, text: string): Promise<readonly Kept[]> {
  try {
    return (await allowed(() => client.query<Kept>(text))).rows;
  } catch (error) {
    if (codeOf(error) === NO_SUCH_TABLE) return [];
    throw error;
  }
}

/** A database without grants for this login shows no book, or does not let it in. */
async function allowed<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (codeOf(error) !== NOT_ALLOWED) throw error;
    const what = 'The login of DATABASE_URL may not read which migrations the database has.';
    throw new MigrationError(`${what} ${REMEDY}`, { cause: error });
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

function listed(files: readonly { name: string }[]): string {
  return files.map(({ name }) => name).join(', ');
}
