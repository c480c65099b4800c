import { enterAlone } from '@noriter/four-eyes/book';
import type { Won } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { CashPolicy } from '../../domain/policy/policy.ts';
import { errors } from '../../errors.ts';
import { processedBy } from '../../store/requests/cash-requests.ts';
import { isBeyondDay } from './four-eyes.ts';

/** A decision about a request's money. */
type Decision = {
  actId: string;
  /** All the money that it moves. */
  weight: Won;
  at: Date;
  /** What is answered above the bound. */
  refusal: 'W016' | 'W019';
};

/**
 * Who moved a request before and decides about its money too is alone with it: that has one bound in a
 * day, above which another operator decides. Call `lockBook` first.
 *
 * @throws Refusal the decision's
 */
export async function checkAlone(
  tx: pg.ClientBase,
  by: { siteId: string; operatorId: string },
  { requestId, memberId }: { requestId: string; memberId: string },
  { policy, refusal, ...decision }: Decision & { policy: CashPolicy },
): Promise<void> {
  if ((await processedBy(tx, requestId)) !== by.operatorId) return;
  const act = { ...decision, kind: 'cash-request', subject: `member:${memberId}` };
  const limit = { max: policy.approveAloneDayMax, counts: 'kind' } as const;
  if (await isBeyondDay(tx, by, act, policy)) throw refuse(errors, refusal);
  if (!(await enterAlone(tx, by, act, limit))) throw refuse(errors, refusal);
}
