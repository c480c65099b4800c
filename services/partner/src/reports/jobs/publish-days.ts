import type { Job } from '@noriter/kit/jobs';
import type { TreeDeps } from '../../tree/deps.ts';
import { publishDays } from '../actions/publish-days.ts';

/** As often as anybody reads a figure that moves. */
const EVERY_MS = 1_000;

/** Publishes the day of partners who watch; where nobody does it is one query. */
export const publishDaysJob: Job<TreeDeps> = {
  name: 'publish-days',
  everyMs: EVERY_MS,
  run: (deps) => publishDays(deps),
};
