import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '@noriter/local/site';

/** What of a running site a fault can reach. */
type Reachable = Pick<Site, 'services' | 'kafka' | 'postgres' | 'redis' | 'oddsFeed' | 'servers'>;

/** One cell of the fault run: what happens, and whether the short form has it. */
export type Fault = {
  name: string;
  short: boolean;
  strike(site: Reachable): Promise<void>;
};

const PAUSED_MS = 8_000;
const AWAY_MS = 3_000;

export const killed = (name: keyof Site['services'], short: boolean): Fault => ({
  name: `kill -9 ${name}`,
  short,
  // The keeper of the service brings it back, as Kubernetes would.
  strike: async ({ services }) => services[name].kill('SIGKILL'),
});

export const kafkaKilled: Fault = {
  name: 'kill -9 kafka',
  short: true,
  strike: async ({ kafka }) => kafka.signal('SIGKILL'),
};

export const postgresRestarted: Fault = {
  name: 'restart of postgres',
  short: true,
  strike: ({ postgres }) => postgres.restart(),
};

export const postgresKilled: Fault = {
  name: 'kill -9 postgres',
  short: false,
  strike: async ({ postgres }) => postgres.signal('SIGKILL'),
};

export const redisLost: Fault = {
  name: 'loss of redis',
  short: true,
  async strike({ redis }) {
    await redis.kill();
    await pause(AWAY_MS);
    await redis.start();
  },
};

export const kafkaAndRedisLost: Fault = {
  name: 'kafka and redis together',
  short: false,
  async strike({ kafka, redis }) {
    kafka.signal('SIGKILL');
    await redis.kill();
    await pause(AWAY_MS);
    await redis.start();
  },
};

/** It works again by itself and late: what was published meanwhile waits for it. */
export const paused = (name: 'wallet' | 'betting' | 'games-gateway'): Fault => ({
  name: `${name} paused`,
  short: false,
  async strike({ services }) {
    services[name].kill('SIGSTOP');
    await pause(PAUSED_MS);
    services[name].kill('SIGCONT');
  },
});
