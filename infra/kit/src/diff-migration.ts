import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMigrationList } from './migrate/migration-files.ts';
import { openSchemaEngine } from './migrate/schema-engine.ts';

/**
 * Writes the migration that leads from the migrations there are to a schema.prisma. The engine
 * replays them in a shadow database, which it makes beside the given one and drops again.
 *
 * @param options.schemaFile the service's `prisma/schema.prisma`
 * @param options.migrationsDirectory the service's `prisma/migrations`
 * @param options.name what the migration does, in a few words
 * @param options.serverUrl any database on a server where databases may be made
 * @returns the new file's path, or null when there is nothing to change
 */
export async function diffMigration(options: {
  schemaFile: string;
  migrationsDirectory: string;
  name: string;
  serverUrl: string;
}): Promise<string | null> {
  const content = await readFile(options.schemaFile, 'utf8');
  const schemaEngine = await openSchemaEngine(options.serverUrl, content);
  const { engine, filters } = schemaEngine;
  try {
    const result = await engine.createMigration({
      draft: false,
      migrationName: options.name,
      migrationsList: await readMigrationList(options.migrationsDirectory),
      schema: { files: [{ path: 'schema.prisma', content }] },
      filters,
    });
    if (result.migrationScript === null) return null;
    const folder = path.join(options.migrationsDirectory, result.generatedMigrationName);
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, 'migration.sql');
    await writeFile(file, result.migrationScript);
    return file;
  } finally {
    await schemaEngine.close();
  }
}
