import { setTimeout as pause } from 'node:timers/promises';
import { serviceNames } from '@noriter/registry/names';
import {
  type Fault,
  kafkaAndRedisLost,
  kafkaKilled,
  killed,
  paused,
  postgresRestarted,
  redisLost,
} from './faults.ts';
import { postgresReadOnly, redisFull, redisReadOnly } from './server-faults.ts';

const AWAY_MS = 3_000;

/** What befalls money that moves, and members who bet meanwhile. */
export const moneyFaults: readonly Fault[] = [
  // Money moves through these two: npm test kills them, the full run kills every service.
  ...serviceNames.map((name) => killed(name, name === 'wallet' || name === 'betting')),
  kafkaKilled,
  postgresRestarted,
  postgresReadOnly,
  redisLost,
  redisReadOnly,
  redisFull,
  paused('wallet'),
  {
    name: 'wallet killed twice in a row',
    short: false,
    async strike({ services }) {
      services.wallet.kill('SIGKILL');
      await pause(AWAY_MS);
      services.wallet.kill('SIGKILL');
    },
  },
  kafkaAndRedisLost,
];
