import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoSite } from './demo.ts';
import type { Keys } from './keys.ts';
import { repoRoot } from './paths.ts';
import { Problem } from './problem.ts';

/** What the local site knows when it writes a service's environment. */
export type SiteFacts = {
  ports: Readonly<Record<ServiceName, number>>;
  keys: Keys;
  databaseUrl(name: string): string;
  kafkaBrokers: string;
  redisUrl: string;
  /** The folder of the built web, or null when there is none. */
  webRoot: string | null;
  /** Where the sandbox's odds feed is, or null when none runs: then no sports are offered. */
  oddsFeedUrl: string | null;
  /** The address the gateway listens on; every other service stays on the loopback one. */
  publicHost: string;
};

type ServiceRow = {
  usualPort: number;
  portVariable: string;
  /** The service's own database, made before it starts; the service migrates it itself. */
  database: string | null;
  /** The demonstration data it brings, run once the whole site works. */
  seed: boolean;
  /** Lower stops first. The gateway goes before the services it calls. */
  stopOrder: number;
  env(facts: SiteFacts): Record<string, string>;
};

const urls = (facts: SiteFacts) => ({
  IDENTITY_URL: serviceUrl(facts.ports.identity),
  WALLET_URL: serviceUrl(facts.ports.wallet),
  BETTING_URL: serviceUrl(facts.ports.betting),
  BOARD_URL: serviceUrl(facts.ports.board),
  NOTIFIER_URL: serviceUrl(facts.ports.notifier),
});

const sites = ({ keys }: SiteFacts) => ({
  SITES: JSON.stringify({ [demoSite.id]: { key: demoSite.key, payloadKey: keys.payloadKey } }),
});

export const serviceNames = [
  'identity',
  'wallet',
  'betting',
  'board',
  'notifier',
  'gateway',
] as const;

export type ServiceName = (typeof serviceNames)[number];

/** Every service of the site. A new service is one more row. */
export const services = {
  identity: {
    usualPort: 8101,
    portVariable: 'NORITER_IDENTITY_PORT',
    database: 'identity',
    seed: true,
    stopOrder: 2,
    env: (facts) => ({
      ...urls(facts),
      TOKEN_PUBLIC_KEY: facts.keys.tokenPublicKey,
      TOKEN_PRIVATE_KEY: facts.keys.tokenPrivateKey,
      DATA_KEYS: JSON.stringify(facts.keys.dataKeys),
    }),
  },
  wallet: {
    usualPort: 8102,
    portVariable: 'NORITER_WALLET_PORT',
    database: 'wallet',
    seed: true,
    stopOrder: 2,
    env: urls,
  },
  betting: {
    usualPort: 8105,
    portVariable: 'NORITER_BETTING_PORT',
    database: 'betting',
    seed: false,
    stopOrder: 2,
    // Three hours of rounds, so that a new site has results to show.
    env: (facts) => ({
      ...urls(facts),
      DRAW_KEY: facts.keys.drawKey,
      ROUNDS_BEHIND: '36',
      ...(facts.oddsFeedUrl ? { ODDS_FEED_URL: facts.oddsFeedUrl } : {}),
    }),
  },
  board: {
    usualPort: 8104,
    portVariable: 'NORITER_BOARD_PORT',
    database: 'board',
    seed: true,
    stopOrder: 2,
    env: urls,
  },
  notifier: {
    usualPort: 8103,
    portVariable: 'NORITER_NOTIFIER_PORT',
    database: null,
    seed: false,
    stopOrder: 1,
    env: (facts) => ({
      ...urls(facts),
      ...sites(facts),
      TOKEN_PUBLIC_KEY: facts.keys.tokenPublicKey,
    }),
  },
  gateway: {
    usualPort: 8080,
    portVariable: 'PORT',
    database: null,
    seed: false,
    stopOrder: 0,
    env: (facts) => ({
      ...urls(facts),
      ...sites(facts),
      TOKEN_PUBLIC_KEY: facts.keys.tokenPublicKey,
      HOST: facts.publicHost,
      ...(facts.webRoot ? { WEB_ROOT: facts.webRoot } : {}),
    }),
  },
} as const satisfies Record<ServiceName, ServiceRow>;

/** The same of every service, under its name. */
export function perService<T>(make: (name: ServiceName) => T): Record<ServiceName, T> {
  return {
    identity: make('identity'),
    wallet: make('wallet'),
    betting: make('betting'),
    board: make('board'),
    notifier: make('notifier'),
    gateway: make('gateway'),
  };
}

export const databaseNames: readonly string[] = serviceNames.flatMap(
  (name) => services[name].database ?? [],
);

export function serviceUrl(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** The whole environment of a service: its own row on top of what every service reads. */
export function serviceEnvironment(name: ServiceName, facts: SiteFacts): Record<string, string> {
  const row: ServiceRow = services[name];
  return {
    NODE_ENV: 'production',
    PORT: String(facts.ports[name]),
    HOST: '127.0.0.1',
    KAFKA_BROKERS: facts.kafkaBrokers,
    REDIS_URL: facts.redisUrl,
    INTERNAL_KEY: facts.keys.internalKey,
    ...(row.database ? { DATABASE_URL: facts.databaseUrl(row.database) } : {}),
    ...row.env(facts),
  };
}

/** A file of a service that must be there, with a sentence when it is not. */
export function serviceFile(name: ServiceName, file: string): string {
  const path = join(repoRoot, 'services', name, 'src', file);
  if (existsSync(path)) return path;
  throw new Problem(`The service ${name} has no services/${name}/src/${file}, so it can't start.`);
}
