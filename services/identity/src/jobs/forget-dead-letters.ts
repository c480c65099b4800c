import type { Job } from '@noriter/kit/jobs';
import type { IdentityDeps } from '../deps.ts';
import { forgetDecidedBefore } from '../store/dead-letter-rows.ts';

const keptMs = 90 * 24 * 60 * 60_000;
const rowsPerRun = 5_000;

/** What was decided goes after 90 days; an open letter stays until somebody decides. */
export const forgetDeadLetters: Job<IdentityDeps> = {
  name: 'forget-dead-letters',
  everyMs: 600_000,
  async run({ pool, clock }) {
    await forgetDecidedBefore(pool, new Date(clock.now().getTime() - keptMs), rowsPerRun);
  },
};
