import type { Job } from '@noriter/kit/jobs';
import type { IdentityDeps } from '../deps.ts';
import { longWindowMs } from '../domain/sessions/attempts.ts';
import { forgetAttemptsBefore } from '../store/sessions/attempts.ts';

const keptMs = 2 * 24 * 60 * 60_000;
const rowsTogether = 5_000;

/** Guesses are kept for ids that do not exist too; what no lock can depend on any more goes. */
export const forgetOldAttempts: Job<IdentityDeps> = {
  name: 'forget-old-attempts',
  everyMs: 600_000,
  async run({ pool, clock }, signal) {
    const now = clock.now().getTime();
    const moments = { at: new Date(now - keptMs), longAt: new Date(now - longWindowMs) };
    // As many as there are: whoever guesses without end writes more than one round takes away.
    while (!signal.aborted) {
      if ((await forgetAttemptsBefore(pool, moments, rowsTogether)) < rowsTogether) return;
    }
  },
};
