import type { Job } from '@noriter/kit/jobs';
import { connectedVendors, eachVendor } from '../../site/actions/each-vendor.ts';
import { readFeedRounds } from '../actions/read-feed-rounds.ts';
import type { FeedsDeps } from '../deps.ts';

/** What is played at vendors with wallets of their own is known by their feeds alone. */
export const readFeedRoundsJob: Job<FeedsDeps> = {
  name: 'read-feed-rounds',
  everyMs: 20_000,
  async run(deps, signal) {
    const { leftAlone } = deps;
    const played = connectedVendors(deps, { hasOwnWallet: true });
    await eachVendor(deps, played, signal, async (vendorKey) => {
      if (leftAlone.has('feed', vendorKey)) return;
      const isRead = await readFeedRounds(deps, vendorKey);
      if (!isRead) leftAlone.add('feed', vendorKey);
    });
  },
};
