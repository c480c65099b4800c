import { koreaDayStart } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { readFeed } from '../../reconciliation/clients/vendor-feed.ts';
import { isCarried } from '../../reconciliation/domain/carried.ts';
import { keyOf } from '../../reconciliation/domain/pair-moves.ts';
import { carriedSince } from '../../reconciliation/store/carried-money.ts';
import { readSetAside } from '../../reconciliation/store/set-aside.ts';
import { VendorUnreachable } from '../../site/clients/call-vendor.ts';
import { memberIdOf } from '../../vocabulary/player-id.ts';
import type { ReportsDeps } from '../deps.ts';
import { playedByMember } from '../domain/feed-days.ts';
import { replaceFeedDay } from '../store/replace-feed-day.ts';

const DAY_MS = 86_400_000;

/**
 * Counts a Korean day of a vendor with a wallet of its own by the vendor's feed. A feed that cannot be read
 * leaves the day as it was. Of who never carried money there nothing is counted, nor what more than was there was
 * staked in.
 */
export async function countFeedDay(
  deps: ReportsDeps,
  vendorKey: string,
  day: string,
): Promise<void> {
  const from = koreaDayStart(day);
  const until = new Date(from.getTime() + DAY_MS);
  try {
    const feed = (await readFeed(deps, vendorKey, { from, until })).map((one) => {
      return { ...one, memberId: memberIdOf(one.playerId) };
    });
    const members = feed.flatMap(({ memberId }) => memberId ?? []);
    const since = await carriedSince(deps.pool, vendorKey, members);
    const aside = await readSetAside(deps.pool, vendorKey, feed);
    const counts = feed.filter((one) => isCarried(since, one) && !aside.has(keyOf(one)));
    const played = playedByMember(counts);
    await withTransaction(deps.pool, (tx) => replaceFeedDay(tx, vendorKey, day, played));
  } catch (error) {
    if (!(error instanceof VendorUnreachable)) throw error;
    deps.log.warn({ err: error, vendorKey, day }, 'what was played at a vendor could not be read');
  }
}
