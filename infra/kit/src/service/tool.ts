import type { Pool } from 'pg';
import type { z } from 'zod';
import { createPool } from '../postgres/postgres.ts';
import { createLogger, type Logger } from '../telemetry/logging.ts';
import { type BaseConfig, readConfig } from './config.ts';
import { readyDatabase } from './ready-database.ts';

type ToolConfig = Pick<
  BaseConfig,
  'DATABASE_URL' | 'DATABASE_MIGRATION_URL' | 'DATABASE_MIGRATIONS' | 'LOG_LEVEL'
>;

/** What a seed or a command of a service works with; whoever opened it ends the pool. */
export type Tool<C extends ToolConfig> = { config: C; log: Logger; pool: Pool };

/**
 * Opens a service's database for a seed or a command, migrated as at a start: no Kafka, no Redis, no HTTP.
 *
 * @param options.name in logs and among the database's sessions, such as `wallet-seed`
 * @param options.migrations the service's `prisma/migrations`
 * @throws ConfigError when the environment cannot be used, MigrationError as `readyDatabase`
 * @example const { pool } = await openTool({ name: 'wallet-seed', config: walletConfig, migrations });
 */
export async function openTool<C extends ToolConfig>(options: {
  name: string;
  config: z.ZodType<C>;
  migrations: URL;
  /** Connections at most; one by default. */
  connections?: number;
  env?: Readonly<Record<string, string | undefined>>;
}): Promise<Tool<C>> {
  const config = readConfig(options.config, options.env);
  const log = createLogger({ service: options.name, level: config.LOG_LEVEL });
  await readyDatabase(config, { migrations: options.migrations, log });
  const { name, connections = 1 } = options;
  const pool = createPool(config.DATABASE_URL, { applicationName: name, max: connections });
  return { config, log, pool };
}
