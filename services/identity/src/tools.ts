import { systemClock } from '@noriter/kit/clock';
import { systemIds } from '@noriter/kit/ids';
import { openTool } from '@noriter/kit/tool';
import { identityConfig } from './config.ts';
import { openPasswords } from './passwords.ts';
import { openVault } from './store/vault.ts';

/** What the commands and the seed work with: the database alone, no Kafka, no Redis, no HTTP. */
export async function openTools(env = process.env) {
  const { config, log, pool } = await openTool({
    name: 'identity-command',
    config: identityConfig,
    migrations: new URL('../prisma/migrations', import.meta.url),
    connections: 4,
    env,
  });
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
