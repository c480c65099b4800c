import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationList } from '@prisma/schema-engine-wasm';

/** What Prisma and we keep of an applied file, to see whether it was edited since. */
export function checksumOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}

/**
 * Reads a folder of migrations, `<timestamp>_<name>/migration.sql` each, in the order of their
 * names. A folder that does not exist yet has none.
 */
export async function readMigrationList(directory: URL | string): Promise<MigrationList> {
  const baseDir = pathOf(directory);
  const names = await folderNames(baseDir);
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok' as const, value: await readSql(path.join(baseDir, name)) },
        },
      })),
    ),
  };
}

/** The same folder, as names and checksums. */
export async function readChecksums(
  directory: URL | string,
): Promise<readonly { name: string; checksum: string }[]> {
  const baseDir = pathOf(directory);
  const names = await folderNames(baseDir);
  return Promise.all(
    names.map(async (name) => ({
      name,
      checksum: checksumOf(await readSql(path.join(baseDir, name))),
    })),
  );
}

function pathOf(directory: URL | string): string {
  return path.resolve(typeof directory === 'string' ? directory : fileURLToPath(directory));
}

async function folderNames(baseDir: string): Promise<string[]> {
  try {
    const entries = await readdir(baseDir, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function readSql(folder: string): Promise<string> {
  return readFile(path.join(folder, 'migration.sql'), 'utf8');
}
