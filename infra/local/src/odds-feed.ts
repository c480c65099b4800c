import { join } from 'node:path';
import type { KeeperSpec } from './keeper.ts';
import { repoRoot } from './paths.ts';
import { inheritedEnvironment, saysReady } from './service-keeper.ts';
import { serviceUrl } from './services.ts';
import { until } from './waiting.ts';

/** What the sandbox's odds feed is told; see its README. */
export type OddsFeedSettings = {
  readonly seed: string;
  /** 60 plays a minute of a match in a second. */
  readonly speed: number;
  /** A short match starts every so many seconds; 0: only what the calendar says. */
  readonly shortEveryS: number;
};

/** Of `npm start`: whoever looks sees matches under way, and some of them end within minutes. */
export const demoOddsFeed: OddsFeedSettings = { seed: 'noriter', speed: 20, shortEveryS: 60 };

/** Of tests: nothing begins that a test did not ask for, apart from the calendar. */
export const testOddsFeed: OddsFeedSettings = { seed: 'noriter-test', speed: 60, shortEveryS: 0 };

export const oddsFeedPort = { usual: 8190, variable: 'NORITER_ODDS_FEED_PORT' } as const;

type Place = { readonly port: number; readonly logDir: string };

/** The odds feed as a process of its own. It is outside of the house: no service waits for it. */
export function oddsFeedKeeper(settings: OddsFeedSettings, { port, logDir }: Place): KeeperSpec {
  const name = 'odds-feed';
  return {
    name,
    stopOrder: 2,
    stopSignal: 'SIGTERM',
    graceMs: 5_000,
    readyWithinMs: 60_000,
    command: () => ({
      name,
      program: process.execPath,
      args: [join(repoRoot, 'infra', 'sandbox', 'odds-feed', 'src', 'main.ts')],
      env: {
        ...inheritedEnvironment(),
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        SEED: settings.seed,
        SPEED: String(settings.speed),
        SHORT_EVERY_S: String(settings.shortEveryS),
      },
      cwd: repoRoot,
      logFile: join(logDir, `${name}.log`),
    }),
    ready: (child) => until(child, () => saysReady(`${serviceUrl(port)}/ready`)),
  };
}
