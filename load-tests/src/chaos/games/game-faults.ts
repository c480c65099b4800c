import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '@noriter/local/site';
import {
  type Fault,
  kafkaAndRedisLost,
  kafkaKilled,
  killed,
  paused,
  postgresKilled,
  postgresRestarted,
  redisLost,
} from '../faults.ts';
import {
  postgresPaused,
  postgresReadOnly,
  redisFull,
  redisReadOnly,
  serverPaused,
  serverRestarted,
} from '../server-faults.ts';

const PAUSED_MS = 6_000;

/** A fault of a site with game vendors: they are part of what breaks. */
export type GameFault = Omit<Fault, 'strike'> & { strike(site: Site): Promise<void> };

const vendorsKilled: GameFault = {
  name: 'kill -9 game-vendors',
  short: true,
  strike: async ({ gameVendors }) => gameVendors?.kill('SIGKILL'),
};

const vendorsPaused: GameFault = {
  name: 'game-vendors paused',
  short: false,
  async strike({ gameVendors }) {
    gameVendors?.kill('SIGSTOP');
    await pause(PAUSED_MS);
    gameVendors?.kill('SIGCONT');
  },
};

const vendorsRestarted: GameFault = {
  name: 'restart of game-vendors',
  short: false,
  strike: async ({ gameVendors }) => gameVendors?.restart(),
};

const restarted = (name: keyof Site['services']): GameFault => ({
  name: `restart of ${name}`,
  short: false,
  strike: ({ services }) => services[name].restart(),
});

const killedTogether: GameFault = {
  name: 'games-gateway and wallet killed together',
  short: false,
  async strike({ services }) {
    services['games-gateway'].kill('SIGKILL');
    services.wallet.kill('SIGKILL');
  },
};

/** What befalls vendors' calls: every part they pass through, and the vendors themselves. */
export const gameFaults: readonly GameFault[] = [
  killed('games-gateway', true),
  paused('games-gateway'),
  restarted('games-gateway'),
  killed('wallet', true),
  paused('wallet'),
  restarted('wallet'),
  killed('gateway', false),
  { ...kafkaKilled, short: false },
  serverPaused('kafka'),
  serverRestarted('kafka'),
  { ...postgresRestarted, short: true },
  postgresKilled,
  postgresPaused,
  postgresReadOnly,
  { ...redisLost, short: false },
  serverPaused('redis'),
  serverRestarted('redis'),
  redisReadOnly,
  redisFull,
  kafkaAndRedisLost,
  vendorsKilled,
  vendorsPaused,
  vendorsRestarted,
  killedTogether,
];
