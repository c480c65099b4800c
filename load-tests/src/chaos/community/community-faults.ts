import { setTimeout as pause } from 'node:timers/promises';
import type { S3Server } from '@noriter/kit/testing/s3-server';
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
import { postgresReadOnly, redisFull, redisReadOnly } from '../server-faults.ts';

const AWAY_MS = 3_000;

/** A fault of a site whose pictures are in an object store: it is part of what breaks. */
export type CommunityFault = Omit<Fault, 'strike'> & {
  strike(site: Site, objects: S3Server): Promise<void>;
};

const objectsKilled: CommunityFault = {
  name: 'kill -9 object store',
  short: true,
  async strike(_site, objects) {
    await objects.kill();
    await pause(AWAY_MS);
    await objects.start();
  },
};

const killedTogether: CommunityFault = {
  name: 'board, promotion and wallet killed together',
  short: false,
  async strike({ services }) {
    for (const name of ['board', 'promotion', 'wallet'] as const) services[name].kill('SIGKILL');
  },
};

/** What befalls posts, pictures, messages and grants: every part they pass through. */
export const communityFaults: readonly CommunityFault[] = [
  killed('board', true),
  killed('promotion', true),
  killed('wallet', false),
  killed('gateway', false),
  paused('wallet'),
  { ...kafkaKilled, short: false },
  postgresKilled,
  { ...postgresRestarted, short: false },
  postgresReadOnly,
  redisLost,
  redisReadOnly,
  redisFull,
  objectsKilled,
  killedTogether,
  kafkaAndRedisLost,
];
