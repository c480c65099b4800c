import type { Clock } from './clock.ts';
import type { StatelessConfig } from './config.ts';
import { type RunningService, type Service, type ServiceBase, startService } from './service.ts';
import type { TestSpace } from './testing/space.ts';

export { type Answer, type Call, callAs } from './testing/call.ts';
export { guestCaller, memberCaller, operatorCaller, serviceCaller } from './testing/callers.ts';
export { type SettableClock, settableClock, yesterday } from './testing/clock.ts';
export { consumed } from './testing/consumed.ts';
export { eventually } from './testing/eventually.ts';
export { type Listening, listenTo } from './testing/listen.ts';
export { deadLettersOf, resendDeadLetters } from './testing/resend.ts';
export { openTestSpace, type TestSpace } from './testing/space.ts';

/**
 * Runs a service in this process, on a free port, in a test's space. Its jobs do not run by
 * themselves unless asked for: a test runs one with `runJob`.
 *
 * @param options.env changes to the environment, e.g. a second database
 * @example
 * const wallet = await startTestService(walletService, { space, clock });
 * const call = callAs({ url: wallet.url, key: space.internalKey }, memberCaller());
 * expect((await call('/api/cash/getUserCash')).data.cash).toBe('0');
 */
export function startTestService<C extends StatelessConfig, Deps extends ServiceBase<C>>(
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
  return startService(service, space.env(env), {
    ...(clock === undefined ? {} : { clock }),
    ...(consumers === undefined ? {} : { consumers }),
    jobs,
  });
}
