import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationList } from '@prisma/schema-engine-wasm';

/**
 * Reads a folder of migrations, `<timestamp>_<name>/migration.sql` each, in the order of their
 * names. A folder that does not exist yet has none.
 */
export async function readMigrationList(directory: URL | string): Promise<MigrationList> {
  const baseDir = path.resolve(
    typeof directory === 'string' ? directory : fileURLToPath(directory),
  );
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
