import type { Job } from '@noriter/kit/jobs';

import type { IdentityDeps } from '../deps.ts';

const keptMs = 2 * 24 * 60 * 60_000;
const rowsPerRun = 5_000;

/** Guesses are kept for ids that do not exist too; what no lock can depend on any more goes. */
export const forgetOldAttempts: Job<IdentityDeps> = {
  name: 'forget-old-attempts',
  everyMs: 600_000,
  async run({ pool, clock }) {
    await pool.query(
      `delete from attempt_count where ctid = any(array(
         select ctid from attempt_count where updated_at < $1 limit $2 for update skip locked))`,
      [new Date(clock.now().getTime() - keptMs), rowsPerRun],
    );
  },
};
