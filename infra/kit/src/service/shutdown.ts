import closeWithGrace from 'close-with-grace';
import type { Logger } from '../telemetry/logging.ts';

/** One step of a shutdown, with its name for the log. */
export type ShutdownStep = { name: string; run(): Promise<void> };

/** How long one step may take before the next one begins. */
const STEP_TIMEOUT_MS = 8_000;

/** How long all of it may take before the process ends anyway; Kubernetes waits 30 s. */
const SHUTDOWN_MS_MAX = 25_000;

/**
 * Runs the steps in their order. A step that fails or takes too long is logged and passed over:
 * what comes after it, such as flushing the outbox, must still happen.
 */
export async function shutDown(steps: readonly ShutdownStep[], log: Logger): Promise<void> {
  for (const step of steps) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const problem = new Error(`took longer than ${STEP_TIMEOUT_MS} ms`);
      timer = setTimeout(() => reject(problem), STEP_TIMEOUT_MS);
    });
    try {
      await Promise.race([step.run(), late]);
    } catch (error) {
      log.error({ err: error, step: step.name }, 'shutdown step failed');
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * Stops the service on SIGTERM, SIGINT and on an error that nobody caught, which is logged. The
 * process exits 0 after a signal and 1 after an error.
 *
 * @example stopOnSignals(() => running.stop(), log);
 */
export function stopOnSignals(stop: () => Promise<void>, log: Logger): void {
  const logger = { error: (message?: unknown) => log.error({ err: message }, 'while closing') };
  closeWithGrace({ delay: SHUTDOWN_MS_MAX, logger }, async ({ err, signal }) => {
    if (err !== undefined) log.fatal({ err }, 'an error nobody caught');
    else log.info({ signal }, 'stopping');
    await stop();
  });
}
