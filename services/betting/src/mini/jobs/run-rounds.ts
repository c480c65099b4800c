import type { Job } from '@noriter/kit/jobs';
import { announceRounds } from '../actions/announce-rounds.ts';
import { drawRounds } from '../actions/draw-rounds.ts';
import type { MiniDeps } from '../deps.ts';

/** A result is shown within a second of its time; what a pause left behind is caught up with. */
export const runRoundsJob: Job<MiniDeps> = {
  name: 'run-rounds',
  everyMs: 500,
  async run(deps, signal) {
    await drawRounds(deps, signal);
    await announceRounds(deps);
  },
};
