import { applyMigrations, MigrationError } from '../migrate/migrations.ts';
import { createLogger } from '../telemetry/logging.ts';
import { baseConfig, readConfig } from './config.ts';
import { whenThere } from './ready-database.ts';

/** No key of the service is among them: who migrates needs none. */
const migrateConfig = baseConfig
  .pick({ DATABASE_URL: true, DATABASE_MIGRATION_URL: true, LOG_LEVEL: true })
  .required({ DATABASE_MIGRATION_URL: true });

/**
 * What `main.ts migrate` does: brings the service's database up to date as its owner, and gives the
 * role of DATABASE_URL what it needs. It serves nothing, and may run while others do or beside itself.
 *
 * @throws ConfigError without the addresses of both, MigrationError as `applyMigrations`
 */
export async function migrateService(
  { name, migrations }: { name: string; migrations?: URL },
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  if (migrations === undefined) throw new MigrationError(`${name} has no database to migrate.`);
  const config = readConfig(migrateConfig, env);
  const log = createLogger({ service: name, level: config.LOG_LEVEL });
  const applied = await whenThere(log, () =>
    applyMigrations({
      databaseUrl: config.DATABASE_URL,
      ownerUrl: config.DATABASE_MIGRATION_URL,
      directory: migrations,
      log,
    }),
  );
  log.info({ migrations: applied }, 'the database is up to date');
}
