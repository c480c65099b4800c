import type { Job } from '@noriter/kit/jobs';
import { koreaDay } from '@noriter/kit/korea-time';
import { connectedVendors, eachVendor } from '../../site/actions/each-vendor.ts';
import { countFeedDay } from '../actions/count-feed-day.ts';
import type { ReportsDeps } from '../deps.ts';

/** A day that is over is read so long after its end still: feeds come late. */
const LATE_MS = 2 * 3_600_000;

/** What is played at vendors with wallets of their own moves no cash of ours: their feeds have it. */
export const countFeedDaysJob: Job<ReportsDeps> = {
  name: 'count-feed-game-days',
  everyMs: 300_000,
  async run(deps, signal) {
    const now = deps.clock.now();
    const days = new Set([koreaDay(new Date(now.getTime() - LATE_MS)), koreaDay(now)]);
    const played = connectedVendors(deps, { hasOwnWallet: true });
    await eachVendor(deps, played, signal, async (vendorKey) => {
      for (const day of days) {
        if (signal.aborted) return;
        await countFeedDay(deps, vendorKey, day);
      }
    });
  },
};
