import type { AloneLimit } from '@noriter/four-eyes/alone';
import { askRequest } from '@noriter/four-eyes/ask-request';
import { lockBook } from '@noriter/four-eyes/book';
import { decideRequest } from '@noriter/four-eyes/decide-request';
import type { RequestMove } from '@noriter/four-eyes/request';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors, requestRefusals } from '../../errors.ts';
import type { Decider } from '../../policy/actions/decider.ts';
import { currentPolicy } from '../../policy/store/current-policy.ts';
import type { CloseDeps } from '../deps.ts';
import {
  type PeriodApproval,
  periodApprovals,
  waitingApprovals,
} from '../store/period-approvals.ts';
import { lockPeriod, setPeriodState } from '../store/periods.ts';

type Deps = Pick<CloseDeps, 'pool' | 'clock' | 'policyAt'>;

/**
 * Approves the payments of a period, or asks a second operator where they are many won.
 *
 * @throws Refusal PT404 for a period that is not payable, or waits for a second operator already
 */
export async function approvePeriod(
  deps: Deps,
  by: Decider,
  asked: { approvalId: string; periodId: string; reason: string },
): Promise<'approved' | 'waiting'> {
  const { approvalId: requestId, periodId, reason } = asked;
  return withTransaction(deps.pool, async (tx) => {
    await lockBook(tx, by);
    const at = deps.clock.now();
    const amount = await payableOf(tx, by.siteId, periodId);
    if ((await waitingApprovals(tx, [periodId])).size > 0) throw refuse(errors, 'PT404');
    const { approveAloneMax } = await currentPolicy(deps, tx, by.siteId);
    const limit: AloneLimit = { max: approveAloneMax, counts: 'kind' };
    const act = { kind: 'partner-period', subject: `period:${periodId}`, weight: amount, at };
    const request = { table: periodApprovals, requestId, reason, own: { periodId, amount } };
    const status = await askRequest(tx, by, request, { act, limit });
    if (status === 'approved') await setPeriodState(tx, periodId, 'approved', at);
    await by.audit(tx, {
      action: status === 'approved' ? 'partner-period.approve' : 'partner-period.ask',
      subject: `period:${periodId}`,
      before: null,
      after: { approvalId: requestId, amount: amount.toString(), reason },
    });
    return status;
  });
}

/** A second operator decides. @throws Refusal PT003 to PT005, PT404 */
export async function decidePeriod(
  { pool, clock }: Deps,
  by: Decider,
  asked: { approvalId: string; move: RequestMove; reason: string },
): Promise<PeriodApproval['status']> {
  const { approvalId: requestId, move, reason } = asked;
  return withTransaction(pool, async (tx) => {
    const at = clock.now();
    const decision = { requestId, move, reason, at };
    const { before, after } = await decideRequest(tx, by, decision, {
      table: periodApprovals,
      refusals: requestRefusals,
      recheck: async ({ periodId }) => ({ amount: await payableOf(tx, by.siteId, periodId) }),
      perform: ({ periodId }) => setPeriodState(tx, periodId, 'approved', at),
    });
    await by.audit(tx, {
      action: `partner-period.${move}`,
      subject: `period:${before.periodId}`,
      before: { approvalId: requestId, status: before.status },
      after: { approvalId: requestId, status: after.status, reason },
    });
    return after.status;
  });
}

async function payableOf(tx: pg.ClientBase, siteId: string, periodId: string): Promise<bigint> {
  const period = await lockPeriod(tx, siteId, periodId);
  if (period?.state !== 'payable') throw refuse(errors, 'PT404');
  return period.payable;
}
