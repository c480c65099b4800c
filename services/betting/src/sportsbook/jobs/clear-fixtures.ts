import type { Job } from '@noriter/kit/jobs';
import { clearFixtures } from '../actions/clear-fixtures.ts';
import type { SportsbookDeps } from '../deps.ts';

/** A day's fixtures grow old in a day: an hour more is no burden. */
export const clearFixturesJob: Job<SportsbookDeps> = {
  name: 'clear-fixtures',
  everyMs: 3_600_000,
  run: clearFixtures,
};
