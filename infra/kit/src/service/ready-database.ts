import { isOutage } from '../flow/outage.ts';
import { expectMigrated } from '../migrate/expect-migrated.ts';
import { applyMigrations } from '../migrate/migrations.ts';
import type { Logger } from '../telemetry/logging.ts';
import type { BaseConfig } from './config.ts';

/** How long a start waits for a database that is still starting itself. */
const SERVER_WAIT_MS = 30_000;
const SERVER_RETRY_MS = 300;

type Settings = Pick<BaseConfig, 'DATABASE_URL' | 'DATABASE_MIGRATION_URL' | 'DATABASE_MIGRATIONS'>;

/**
 * Sees to it that a database is what this code needs: by migrating it, or where the settings expect
 * that somebody has, by looking. One that is still starting is waited for.
 *
 * @throws MigrationError as `applyMigrations` and `expectMigrated`
 */
export async function readyDatabase(
  settings: Settings,
  { migrations: directory, log }: { migrations: URL | undefined; log: Logger },
): Promise<void> {
  const { DATABASE_URL: databaseUrl, DATABASE_MIGRATION_URL: ownerUrl } = settings;
  await whenThere(log, async () => {
    if (settings.DATABASE_MIGRATIONS === 'expect') {
      await expectMigrated({ databaseUrl, directory, log });
    } else {
      await applyMigrations({ databaseUrl, ownerUrl, directory, log });
    }
  });
}

/** Repeats what failed because the database is away, for half a minute. */
export async function whenThere<T>(log: Logger, open: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + SERVER_WAIT_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open();
    } catch (error) {
      if (!isOutage(error) || performance.now() > deadline) throw error;
      if (attempt === 1) log.info({ err: error }, 'waiting for the database');
      await new Promise((resolve) => setTimeout(resolve, SERVER_RETRY_MS));
    }
  }
}
