import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMigrationList } from './migration-files.ts';
import { openSchemaEngine } from './schema-engine.ts';

/**
 * Writes the migration that leads from the migrations there are to a schema.prisma. The engine
 * replays them in a shadow database, which it makes beside the given one and drops again.
 *
 * @param options.schemaFile the service's `prisma/schema.prisma`
 * @param options.migrationsDirectory the service's `prisma/migrations`
 * @param options.name what the migration does, in a few words
 * @param options.serverUrl any database on a server where databases may be made
 * @param options.now gives the folder its timestamp
 * @returns the new file's path, or null when there is nothing to change
 */
export async function diffMigration(options: {
  schemaFile: string;
  migrationsDirectory: string;
  name: string;
  serverUrl: string;
  now: Date;
}): Promise<string | null> {
  const content = await readFile(options.schemaFile, 'utf8');
  const schemaEngine = await openSchemaEngine(options.serverUrl, content);
  const { engine, filters } = schemaEngine;
  try {
    const result = await engine.diff({
      from: { tag: 'migrations', ...(await readMigrationList(options.migrationsDirectory)) },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content }] },
      script: true,
      exitCode: true,
      filters,
    });
    if (result.exitCode !== CHANGES || result.stdout === null) return null;
    const folder = path.join(options.migrationsDirectory, folderName(options));
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, 'migration.sql');
    await writeFile(file, result.stdout);
    return file;
  } finally {
    await schemaEngine.close();
  }
}

/** What the engine answers, instead of 0, when there is something to change. */
const CHANGES = 2;

/** Prisma's way: the second in which it was written, and what it does. */
function folderName({ now, name }: { now: Date; name: string }): string {
  const second = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return `${second}_${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`;
}
