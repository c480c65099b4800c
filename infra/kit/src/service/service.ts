import { type OpenApiDocument, openApiDocument } from '../http/openapi.ts';
import { MigrationError } from '../migrate/migrations.ts';
import { ConfigError, type StatelessConfig } from './config.ts';
import { migrateService } from './migrate-service.ts';
import type { RunningService, Service, ServiceBase, StartOptions } from './shape.ts';
import { stopOnSignals } from './shutdown.ts';
import { start } from './start.ts';

export type { RunningService, Service, ServiceBase } from './shape.ts';

/**
 * Declares a service. The value does nothing until it is started, so documents can be written
 * from it without a database.
 *
 * @example
 * export const wallet = defineService({ name: 'wallet', config: walletConfig, codes: errors, … });
 */
export function defineService<C extends StatelessConfig, Deps extends ServiceBase<C>>(
  service: Service<C, Deps>,
): Service<C, Deps> {
  return service;
}

/**
 * Starts a service: reads its configuration, migrates its database (or expects it migrated), opens what it needs, and
 * listens. A start that fails closes again what it had opened.
 *
 * @throws ConfigError with every problem of the environment at once
 * @example const wallet = await startService(walletService, { ...process.env, PORT: '0' });
 */
export function startService<C extends StatelessConfig, Deps extends ServiceBase<C>>(
  service: Service<C, Deps>,
  env: Readonly<Record<string, string | undefined>> = process.env,
  options: StartOptions = {},
): Promise<RunningService<Deps>> {
  return start(service, env, options);
}

/**
 * What a main.ts does: starts the service and stops it on a signal, or with the argument `migrate`
 * brings its database up to date and ends. What cannot be used or is not migrated is printed in plain
 * sentences, and the process ends with 1.
 *
 * @param args the words behind `node main.ts`
 * @example await runService(wallet);
 */
export async function runService<C extends StatelessConfig, Deps extends ServiceBase<C>>(
  service: Service<C, Deps>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  const { name } = service;
  if (args.length === 0) {
    await orFail(`${name} could not start.`, async () => {
      const running = await startService(service);
      stopOnSignals(() => running.stop(), running.deps.log);
    });
  } else if (args.length === 1 && args[0] === 'migrate') {
    await orFail(`${name} could not be migrated.`, () => migrateService(service, process.env));
  } else {
    console.error(`${name} knows no "${args.join(' ')}": it serves, or with "migrate" migrates.`);
    process.exitCode = 1;
  }
}

async function orFail(sentence: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isPlain = error instanceof ConfigError || error instanceof MigrationError;
    console.error(sentence, isPlain ? error.message : error);
    process.exitCode = 1;
    // What failed to close must not keep a process that serves nobody.
    setTimeout(() => process.exit(1), 2_000).unref();
  }
}

/** A service's OpenAPI document, without starting anything. */
export function openapiOf<C extends StatelessConfig, Deps extends ServiceBase<C>>(
  service: Service<C, Deps>,
): OpenApiDocument {
  return openApiDocument(service);
}
