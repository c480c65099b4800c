import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { diffMigration } from '../migrate/diff-migration.ts';

/** `npm run db:diff -- <service> <name>`: writes a service's next migration. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const LOCAL_SERVER = 'postgres://noriter:noriter@127.0.0.1:54320/postgres';

const [service, ...words] = process.argv.slice(2);
if (service === undefined || words.length === 0) {
  fail('Name the service and the change: npm run db:diff -- wallet "add rolling requirement"');
}
const folder = path.join(ROOT, 'services', service, 'prisma');
const schemaFile = path.join(folder, 'schema.prisma');
if (!existsSync(schemaFile)) fail(`There is no ${path.relative(ROOT, schemaFile)}.`);

try {
  const file = await diffMigration({
    schemaFile,
    migrationsDirectory: path.join(folder, 'migrations'),
    name: words.join(' '),
    now: new Date(),
    serverUrl: process.env.DATABASE_URL ?? LOCAL_SERVER,
  });
  console.log(
    file === null
      ? `The migrations of ${service} already lead to its schema.prisma.`
      : `Written: ${path.relative(ROOT, file)}. Read it before you commit it; it runs at start.`,
  );
} catch (error) {
  fail(
    `No migration was written: ${error instanceof Error ? error.message : String(error)}\n` +
      'It needs a PostgreSQL on which databases can be made: start the local stack, ' +
      'or set DATABASE_URL.',
  );
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
