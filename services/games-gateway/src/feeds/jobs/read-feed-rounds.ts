import type { Job } from '@noriter/kit/jobs';
import { connectedVendors, eachVendor } from '../../site/actions/each-vendor.ts';
import { readFeedRounds } from '../actions/read-feed-rounds.ts';
import type { FeedsDeps } from '../deps.ts';

/** A vendor that did not answer is left alone for so long: its breaker is not to open by it. */
const LEFT_ALONE_MS = 120_000;

/** What is played at vendors with wallets of their own is known by their feeds alone. */
export function createReadFeedRoundsJob(): Job<FeedsDeps> {
  const notBefore = new Map<string, number>();
  return {
    name: 'read-feed-rounds',
    everyMs: 20_000,
    async run(deps, signal) {
      const played = connectedVendors(deps, { hasOwnWallet: true });
      await eachVendor(deps, played, signal, async (vendorKey) => {
        const now = deps.clock.now().getTime();
        if (now < (notBefore.get(vendorKey) ?? 0)) return;
        const isRead = await readFeedRounds(deps, vendorKey);
        if (!isRead) notBefore.set(vendorKey, now + LEFT_ALONE_MS);
      });
    },
  };
}
