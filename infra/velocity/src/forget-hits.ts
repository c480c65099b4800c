import type { Clock } from '@noriter/kit/clock';
import type { Job } from '@noriter/kit/jobs';
import type pg from 'pg';
import { forgetHits } from './hits.ts';

/** Whoever looks into somebody's past looks back a year; addresses are not kept for longer than that. */
const KEPT_DAYS = 366;
const DAY_MS = 86_400_000;

/** Forgets who was faster than people a year ago. */
export const forgetHitsJob: Job<{ pool: pg.Pool; clock: Clock }> = {
  name: 'forget-velocity-hits',
  everyMs: DAY_MS,
  run: ({ pool, clock }) => forgetHits(pool, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
};
