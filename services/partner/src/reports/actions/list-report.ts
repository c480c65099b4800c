import { pageSlice } from '@noriter/kit/paging';
import type { Subject } from '../../tree/store/reach.ts';
import type { Ranks, ReportsDeps } from '../deps.ts';
import { areMoreBelow, ID_BYTES, rankMembers } from '../store/member-ranks.ts';
import { daysOf } from '../store/members-below.ts';
import { type By, type KeyedTotals, listTotals, type Range } from '../store/totals.ts';

/** So many members are added up and put in order for each who looks. */
const LIVE_MAX = 5_000;
/** Of more the order is so old at most before it is looked at anew, behind whoever asks. */
const ORDER_MS = 60_000;
/** One of long ago leaves out who came since: whoever asks then waits for the new one. */
const ORDER_MS_MAX = 2 * ORDER_MS;
/** A head office of 200,000 members takes three megabytes of each. */
const RANKS_MAX = 16;

type Deps = Pick<ReportsDeps, 'pool' | 'clock' | 'log' | 'memberRanks'>;
/** `liveMax` is for tests, which have fewer people. */
type Asked = Range & { by: By; page: number; rows: number; liveMax?: number };

/**
 * A page of a report. Of many members the order is that of the last minute, and what each did is read
 * by the days of those on the page: it costs no more than a store's.
 */
export async function listReport(
  deps: Deps,
  subject: Subject,
  { liveMax = LIVE_MAX, ...asked }: Asked,
): Promise<{ rows: KeyedTotals[]; total: number }> {
  const { by, page, rows, fromDay, untilDay } = asked;
  const { siteId, memberId, rootId } = subject;
  const key = [siteId, memberId, rootId, fromDay, untilDay].join(' ');
  const isRanked = async () =>
    deps.memberRanks.has(key) || (await areMoreBelow(deps.pool, subject, liveMax));
  if (by !== 'member' || !(await isRanked())) return listTotals(deps.pool, subject, asked);
  const ids = await ranksOf(deps, key, () => rankMembers(deps.pool, subject, asked));
  const { limit, offset } = pageSlice(page, rows);
  const some = ids.subarray(offset * ID_BYTES, (offset + limit) * ID_BYTES);
  return {
    rows: await daysOf(deps.pool, subject, asked, uuidsOf(some)),
    total: ids.length / ID_BYTES,
  };
}

/** The order as it is known; one that is too old is looked at anew for who asks later. */
function ranksOf(
  { memberRanks, clock, log }: Deps,
  key: string,
  rank: () => Promise<Buffer>,
): Promise<Buffer> {
  const at = clock.now().getTime();
  const kept = memberRanks.get(key);
  const known = kept !== undefined && at - kept.at < ORDER_MS_MAX ? kept : undefined;
  if (known !== undefined && at - known.at < ORDER_MS) return known.ids;
  const ids = rank();
  // Whoever asks meanwhile does not begin it again.
  keep(memberRanks, key, { ids: known?.ids ?? ids, at });
  ids.then(
    () => keep(memberRanks, key, { ids, at }),
    (error: unknown) => {
      if (known === undefined) memberRanks.delete(key);
      else log.warn({ err: error }, 'members were not put in order anew');
    },
  );
  return known?.ids ?? ids;
}

/** The last asked for stay. */
function keep(memberRanks: ReportsDeps['memberRanks'], key: string, ranks: Ranks): void {
  memberRanks.delete(key);
  memberRanks.set(key, ranks);
  const [oldest] = memberRanks.keys();
  if (memberRanks.size > RANKS_MAX && oldest !== undefined) memberRanks.delete(oldest);
}

function uuidsOf(ids: Buffer): string[] {
  const hex = ids.toString('hex').match(/.{32}/g) ?? [];
  return hex.map((one) => one.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
}
