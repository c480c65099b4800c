import type { Job } from '@noriter/kit/jobs';
import { connectedVendors, eachVendor } from '../../site/actions/each-vendor.ts';
import { RECONCILE_JOB, reconcileVendor } from '../actions/reconcile-vendor.ts';
import type { ReconciliationDeps } from '../deps.ts';
import { APART_MS } from '../domain/pair-moves.ts';
import { readCompared } from '../store/compared-until.ts';

const DAY_MS = 86_400_000;
/** What may still be under way, or be called again as the same, is left to the next run. */
const YOUNG_MS = APART_MS + 10 * 60_000;
/** Runs overlap: what came late the last time is seen now. */
const OVERLAP_MS = 3_600_000;
const TIMEOUT_MS = 30 * 60_000;
/** So many days of a hole are made up for at a time, each on its own. */
const DAYS_MAX = 7;

/**
 * Once a day, each vendor that plays on our members' cash; none of them keeps another from it. What is newest is
 * compared first, whatever could not be compared before it; then what a silent feed had, from where the hole begins.
 */
export const reconcileVendorsJob: Job<ReconciliationDeps> = {
  name: RECONCILE_JOB,
  everyMs: DAY_MS,
  timeoutMs: TIMEOUT_MS,
  async run(deps, signal) {
    const until = deps.clock.now().getTime() - YOUNG_MS;
    let next = connectedVendors(deps, { hasOwnWallet: false });
    const compare = async (one: (vendorKey: string) => Promise<boolean>) => {
      const good: string[] = [];
      await eachVendor(deps, next, signal, async (vendorKey) => {
        if (await one(vendorKey)) good.push(vendorKey);
      });
      next = good;
    };
    const newest = { since: until - DAY_MS, until };
    await compare((vendorKey) => compareDay(deps, vendorKey, newest, signal));
    // A day of each, and then the next one: who is far behind holds up nobody.
    for (let day = 1; day <= DAYS_MAX && next.length > 0; day += 1) {
      await compare((vendorKey) => compareHole(deps, vendorKey, until, signal));
    }
  },
};

/** @returns whether a day of a hole was compared */
async function compareHole(
  deps: ReconciliationDeps,
  vendorKey: string,
  until: number,
  signal: AbortSignal,
): Promise<boolean> {
  const [compared] = await readCompared(deps.pool, [vendorKey], deps.clock.now());
  const since = (compared?.until ?? compared?.begins)?.getTime() ?? until;
  if (since >= until) return false;
  return compareDay(deps, vendorKey, { since, until: Math.min(since + DAY_MS, until) }, signal);
}

/** @returns whether it succeeded */
async function compareDay(
  deps: ReconciliationDeps,
  vendorKey: string,
  { since, until }: { since: number; until: number },
  signal: AbortSignal,
): Promise<boolean> {
  const range = { from: new Date(since - OVERLAP_MS), until: new Date(until) };
  return (await reconcileVendor(deps, vendorKey, range, signal)).state === 'done';
}
