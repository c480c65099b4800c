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
import { type PlayedFigures, playedByMember } from '../domain/feed-days.ts';
import { replaceFeedDay } from '../store/replace-feed-day.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Counts a Korean day of a vendor with a wallet of its own by the vendor's feed: hour by hour, as a day may have more than
 * can be held. A feed that cannot be read leaves the day as it was. Of who never carried money there nothing is counted,
 * nor what more than was there was staked in.
 *
 * @throws TooMuch when an hour has more
 */
export async function countFeedDay(
  deps: ReportsDeps,
  vendorKey: string,
  day: string,
): Promise<void> {
  const from = koreaDayStart(day).getTime();
  const until = Math.min(from + DAY_MS, deps.clock.now().getTime());
  try {
    const hours: PlayedFigures[][] = [];
    for (let hour = from; hour < until; hour += HOUR_MS) {
      hours.push(await playedWithin(deps, vendorKey, hour));
    }
    const played = hours.flat();
    await withTransaction(deps.pool, (tx) => replaceFeedDay(tx, vendorKey, day, played));
  } catch (error) {
    if (!(error instanceof VendorUnreachable)) throw error;
    deps.log.warn({ err: error, vendorKey, day }, 'what was played at a vendor could not be read');
  }
}

/** What each member has played within an hour, whatever more a feed has than it was asked for. */
async function playedWithin(
  deps: ReportsDeps,
  vendorKey: string,
  hour: number,
): Promise<PlayedFigures[]> {
  const [from, until] = [new Date(hour), new Date(hour + HOUR_MS)];
  const feed = (await readFeed(deps, vendorKey, { from, until }))
    .filter(({ at }) => at >= from && at < until)
    .map((one) => ({ ...one, memberId: memberIdOf(one.playerId) }));
  const members = feed.flatMap(({ memberId }) => memberId ?? []);
  const since = await carriedSince(deps.pool, vendorKey, members);
  const aside = await readSetAside(deps.pool, vendorKey, feed);
  return playedByMember(feed.filter((one) => isCarried(since, one) && !aside.has(keyOf(one))));
}
