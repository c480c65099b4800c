import { systemClock } from '@noriter/kit/clock';
import { readConfig } from '@noriter/kit/config';
import { systemIds } from '@noriter/kit/ids';
import { createLogger } from '@noriter/kit/logging';
import { applyMigrations } from '@noriter/kit/migrations';
import { createPool } from '@noriter/kit/postgres';

import { identityConfig } from './config.ts';
import { openPasswords } from './passwords.ts';
import { openVault } from './vault.ts';

/** What the commands and the seed work with: the database alone, no Kafka, no Redis, no HTTP. */
export async function openTools(env = process.env) {
  const config = readConfig(identityConfig, env);
  const log = createLogger({ service: 'identity-command', level: config.LOG_LEVEL });
  const directory = new URL('../prisma/migrations', import.meta.url);
  await applyMigrations({ databaseUrl: config.DATABASE_URL, directory, log });
  const pool = createPool(config.DATABASE_URL, { applicationName: 'identity-command', max: 4 });
  const cost = { memoryKib: config.ARGON2_MEMORY_KIB, passes: config.ARGON2_PASSES };
  return {
    config,
    log,
    pool,
    clock: systemClock,
    ids: systemIds,
    vault: await openVault(pool, config.DATA_KEYS),
    passwords: await openPasswords(cost),
    close: () => pool.end(),
  };
}

export type Tools = Awaited<ReturnType<typeof openTools>>;
