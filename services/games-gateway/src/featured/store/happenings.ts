import { cachedReader } from '@noriter/kit/cached-reader';
import type { Clock } from '@noriter/kit/clock';
import type pg from 'pg';
import { type PlayedRound, readBigWins, readPlaying } from './read-happenings.ts';

/** What happened at a site lately. */
export type Happenings = {
  biggestWins: readonly PlayedRound[];
  nowPlaying: readonly PlayedRound[];
};

/** Every visitor of the main page asks for the same. */
const TTL_MS = 5_000;

/** Makes the reader of what happened at a site, which is kept for a moment. */
export function createHappenings({ pool, clock }: { pool: pg.Pool; clock: Clock }) {
  return cachedReader(
    { nowMs: () => clock.now().getTime(), ttlMs: TTL_MS },
    (siteId): Promise<Happenings> => readHappenings(pool, siteId, clock.now()),
  );
}

async function readHappenings(pool: pg.Pool, siteId: string, now: Date): Promise<Happenings> {
  const [biggestWins, nowPlaying] = await Promise.all([
    readBigWins(pool, siteId, now),
    readPlaying(pool, siteId, now),
  ]);
  return { biggestWins, nowPlaying };
}
