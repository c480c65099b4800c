import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '@noriter/local/site';
import pg from 'pg';
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

const serverPaused = (name: 'kafka' | 'redis'): GameFault => ({
  name: `${name} paused`,
  short: false,
  async strike({ [name]: server }) {
    server.signal('SIGSTOP');
    await pause(PAUSED_MS);
    server.signal('SIGCONT');
  },
});

const serverRestarted = (name: 'kafka' | 'redis'): GameFault => ({
  name: `restart of ${name}`,
  short: false,
  strike: ({ [name]: server }) => server.restart(),
});

/** The process that the others hang on stops, and each of those, which would answer without it. */
const postgresPaused: GameFault = {
  name: 'postgres paused',
  short: false,
  async strike({ postgres, servers }) {
    const pids = await processesOf(servers.postgres.address);
    postgres.signal('SIGSTOP');
    signalAll(pids, 'SIGSTOP');
    await pause(PAUSED_MS);
    postgres.signal('SIGCONT');
    signalAll(pids, 'SIGCONT');
  },
};

async function processesOf(connectionString: string): Promise<number[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // A connection that has ended meanwhile.
    }
  }
}

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
  { ...redisLost, short: false },
  serverPaused('redis'),
  serverRestarted('redis'),
  kafkaAndRedisLost,
  vendorsKilled,
  vendorsPaused,
  vendorsRestarted,
  killedTogether,
];
