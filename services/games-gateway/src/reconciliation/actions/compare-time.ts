import { readFeed } from '../clients/vendor-feed.ts';
import type { ReconciliationDeps } from '../deps.ts';
import { compareMoves } from '../domain/compare.ts';
import { type Difference, ofAllTimes } from '../domain/difference.ts';
import { OUR_REACH_MS, THEIR_REACH_MS } from '../domain/pair-moves.ts';
import { TooMuch } from '../domain/too-much.ts';
import { readOurMoves } from '../store/reconciliations.ts';

/** How many transactions of each side are compared at once, and how many differences halves have together, at most. */
const HELD_MAX = 150_000;
/** No time that is compared is shorter: what may be the pair of something in it is read with it. */
const SPAN_MS_MIN = 30 * 60_000;

type Deps = Pick<ReconciliationDeps, 'pool' | 'vendorClient'>;
type Range = { from: Date; until: Date };
type Compared = { matched: number; differences: Difference[] };

/**
 * Compares our record of a time with a vendor's feed: at once, or where that is more than can be held each half of
 * the time by itself, which comes to the same.
 *
 * @throws TooMuch when a short time has more, or when more differs than can be held
 * @throws VendorUnreachable
 * @throws what `signal` is aborted with
 */
export async function compareTime(
  deps: Deps,
  vendorKey: string,
  range: Range,
  signal: AbortSignal,
): Promise<Compared> {
  const [from, until] = [range.from.getTime(), range.until.getTime()];
  try {
    return await compareAtOnce(deps, vendorKey, range, signal);
  } catch (error) {
    if (!(error instanceof TooMuch) || until - from < 2 * SPAN_MS_MIN) throw error;
  }
  const middle = new Date((from + until) / 2);
  const first = await compareTime(deps, vendorKey, { from: range.from, until: middle }, signal);
  const second = await compareTime(deps, vendorKey, { from: middle, until: range.until }, signal);
  const differences = [...first.differences, ...second.differences];
  const found = differences.reduce((sum, { times }) => sum + times.length, 0);
  if (found > HELD_MAX) throw new TooMuch(`${vendorKey} differs in more than can be held at once.`);
  return { matched: first.matched + second.matched, differences: ofAllTimes(differences) };
}

async function compareAtOnce(
  { pool, vendorClient }: Deps,
  vendorKey: string,
  range: Range,
  signal: AbortSignal,
): Promise<Compared> {
  const theirTime = widened(range, THEIR_REACH_MS);
  const bounds = { linesMax: HELD_MAX, signal };
  const theirs = await readFeed({ vendorClient }, vendorKey, theirTime, bounds);
  const ourTime = widened(range, OUR_REACH_MS);
  const ours = await readOurMoves(pool, vendorKey, { ...ourTime, limit: HELD_MAX + 1 });
  if (ours.length > HELD_MAX) {
    throw new TooMuch(`Our record of ${vendorKey} has more than can be held at once.`);
  }
  return compareMoves(ours, theirs, range);
}

const widened = ({ from, until }: Range, ms: number): Range => ({
  from: new Date(from.getTime() - ms),
  until: new Date(until.getTime() + ms),
});
