import type { Job } from '@noriter/kit/jobs';
import { endInterruptedRound } from '../actions/end-interrupted-round.ts';
import type { SeamlessDeps } from '../deps.ts';
import { postpone, readInterrupted } from '../store/interrupted-rounds.ts';

/** No game of a vendor keeps a round open for longer without moving it. */
const QUIET_MS = 30 * 60_000;
const ROUNDS_PER_RUN = 100;

/** Ends rounds that nobody ended: the vendor is asked what became of each. */
export const endInterruptedRoundsJob: Job<SeamlessDeps> = {
  name: 'end-interrupted-rounds',
  everyMs: 60_000,
  async run(deps, signal) {
    const now = deps.clock.now();
    const before = new Date(now.getTime() - QUIET_MS);
    for (const round of await readInterrupted(deps.pool, before, ROUNDS_PER_RUN)) {
      if (signal.aborted) return;
      // One that cannot be ended is looked at again in its turn, and is in the way of no other.
      await endInterruptedRound(deps, round).catch(async (err: unknown) => {
        deps.log.error({ err, roundId: round.roundId }, 'a round could not be ended');
        await postpone(deps.pool, round.roundId, now);
      });
    }
  },
};
