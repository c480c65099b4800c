import type { Job } from '@noriter/kit/jobs';

import type { IdentityDeps } from '../deps.ts';

const keptMs = 90 * 24 * 60 * 60_000;
const rowsPerRun = 5_000;

/** What was decided goes after 90 days; an open letter stays until somebody decides. */
export const forgetDeadLetters: Job<IdentityDeps> = {
  name: 'forget-dead-letters',
  everyMs: 600_000,
  async run({ pool, clock }) {
    await pool.query(
      `delete from dead_letter where ctid = any(array(
         select ctid from dead_letter where state <> 'open' and decided_at < $1 limit $2
         for update skip locked))`,
      [new Date(clock.now().getTime() - keptMs), rowsPerRun],
    );
  },
};
