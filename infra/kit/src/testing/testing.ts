import type { StatelessConfig } from '../service/config.ts';
import {
  type RunningService,
  type Service,
  type ServiceBase,
  startService,
} from '../service/service.ts';
import type { Clock } from '../values/clock.ts';
import { copyMigrated } from './migrated-database.ts';
import type { TestSpace } from './space.ts';

export { type Answer, type Call, callAs } from './call.ts';
export { guestCaller, memberCaller, operatorCaller, serviceCaller, TEST_SITE } from './callers.ts';
export { childEnvironment } from './child-environment.ts';
export { type SettableClock, settableClock, yesterday } from './clock.ts';
export { consumed } from './consumed.ts';
export { eventually } from './eventually.ts';
export { type Keyring, makeKeyring } from './keyring.ts';
export { type Listening, listenTo } from './listen.ts';
export { deadLettersOf, resendDeadLetters } from './resend.ts';
export { sendAs } from './send-as.ts';
export { openTestSpace, type TestSpace } from './space.ts';
export { startWithoutKafka } from './without-kafka.ts';

/**
 * Runs a service in this process, on a free port, in a test's space. Its jobs do not run by
 * themselves unless asked for: a test runs one with `runJob`.
 *
 * @param options.env changes to the environment, e.g. a second database
 * @example
 * const wallet = await startTestService(walletService, { space, clock });
 * const call = callAs({ url: wallet.url, key: space.keyring }, memberCaller());
 * expect((await call('/api/cash/getUserCash')).data.cash).toBe('0');
 */
export async function startTestService<C extends StatelessConfig, Deps extends ServiceBase<C>>(
  service: Service<C, Deps>,
  options: {
    space: TestSpace;
    clock?: Clock;
    env?: Record<string, string>;
    consumers?: boolean;
    jobs?: boolean;
  },
): Promise<RunningService<Deps>> {
  const { space, clock, env, consumers, jobs = false } = options;
  const environment = space.env(env, service.name);
  const { migrations: directory } = service;
  if (directory !== undefined) {
    await copyMigrated(environment.DATABASE_URL ?? '', { directory, log: space.log });
  }
  return startService(service, environment, {
    ...(clock === undefined ? {} : { clock }),
    ...(consumers === undefined ? {} : { consumers }),
    jobs,
  });
}
