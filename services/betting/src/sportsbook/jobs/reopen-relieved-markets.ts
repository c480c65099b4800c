import type { Job } from '@noriter/kit/jobs';
import { reopenRelievedMarkets } from '../actions/reopen-relieved-markets.ts';
import type { SportsbookDeps } from '../deps.ts';

/** Soon after a bet was taken back, and no more often: each opening is published to every browser. */
export const reopenRelievedMarketsJob: Job<SportsbookDeps> = {
  name: 'reopen-relieved-markets',
  everyMs: 2_000,
  run: reopenRelievedMarkets,
};
