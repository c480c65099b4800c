import { decideRequest } from '@noriter/four-eyes/decide-request';
import type { RequestMove } from '@noriter/four-eyes/request';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import { z } from 'zod';
import { requestRefusals } from '../../errors.ts';
import type { Decider } from '../../policy/actions/decider.ts';
import { currentPolicy } from '../../policy/store/current-policy.ts';
import { lockSiteBook } from '../../tree/store/site-book.ts';
import { categories } from '../../vocabulary/categories.ts';
import { rateKinds } from '../../vocabulary/kinds.ts';
import type { RatesDeps } from '../deps.ts';
import { type RateRequest, rateRequests } from '../store/rate-requests.ts';
import { checkRates } from './check-rates.ts';
import { refuseFaults, writeRates } from './set-rates.ts';

const storedRates = z.array(
  z.object({ category: z.enum(categories), kind: z.enum(rateKinds), ppm: z.int() }),
);

/** The rates of a request. */
export function ratesOf({ rates }: Pick<RateRequest, 'rates'>): z.output<typeof storedRates> {
  return storedRates.parse(rates);
}

/**
 * Agrees to rates above what one operator may promise, refuses them, or takes them back.
 *
 * @throws Refusal PT003 to PT005, PT201 to PT204
 */
export async function decideRates(
  deps: Pick<RatesDeps, 'pool' | 'clock' | 'policyAt'>,
  by: Decider,
  { requestId, move, reason }: { requestId: string; move: RequestMove; reason: string },
): Promise<RateRequest['status']> {
  return withTransaction(deps.pool, async (tx) => {
    await lockSiteBook(tx, by.siteId);
    const now = deps.clock.now();
    const decision = { requestId, move, reason, at: now };
    const { before, after } = await decideRequest(tx, by, decision, {
      table: rateRequests,
      refusals: requestRefusals,
      recheck: async (row) => {
        // What was to begin while it waited begins when it is agreed to.
        const effectiveFrom = new Date(Math.max(row.effectiveFrom.getTime(), now.getTime()));
        await recheck(deps, tx, by.siteId, { row: { ...row, effectiveFrom }, now });
        return { effectiveFrom };
      },
      perform: (row) => {
        const setter = { siteId: by.siteId, setterId: by.operatorId, loginId: by.loginId };
        return writeRates(tx, setter, { ...row, rates: ratesOf(row) }, now);
      },
    });
    await by.audit(tx, {
      action: `partner-rates.${move}`,
      subject: `member:${before.holderId}`,
      before: { requestId, status: before.status },
      after: { requestId, status: after.status, reason },
    });
    return after.status;
  });
}

async function recheck(
  deps: Pick<RatesDeps, 'policyAt'>,
  tx: pg.ClientBase,
  siteId: string,
  { row, now }: { row: RateRequest; now: Date },
): Promise<void> {
  const policy = await currentPolicy(deps, tx, siteId);
  const { holderId, effectiveFrom } = row;
  const wish = { siteId, holderId, effectiveFrom, now, rates: ratesOf(row), isOperator: true };
  refuseFaults(await checkRates(tx, policy, wish));
}
