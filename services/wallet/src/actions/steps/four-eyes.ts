import type { AloneLimit } from '@noriter/four-eyes/alone';
import {
  type BookOwner,
  enterAlone,
  isEntered,
  type WeighedAct,
  wouldNeedFourEyes,
} from '@noriter/four-eyes/book';
import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import type { AdjustedBy } from '../../deps.ts';
import type { CashPolicy } from '../../domain/policy/policy.ts';
import { isAsked } from '../../store/adjustments/adjustments.ts';

/** A correction or a write-off that an operator wants. */
export type AdjustmentWish = {
  by: AdjustedBy;
  /** The command's id when it is done at once, the request's when it has to wait. */
  adjustmentId: string;
  memberId: string;
  amount: Won;
  at: Date;
};

/** What one operator does alone in a day in all services together: their acts are entered here too. */
export function togetherLimit({ aloneDayMax }: Pick<CashPolicy, 'aloneDayMax'>): AloneLimit {
  return { max: aloneDayMax, counts: 'all' };
}

/** Whether an act is beyond that, where it has not been entered yet. */
export async function isBeyondDay(
  tx: pg.ClientBase,
  by: BookOwner,
  act: WeighedAct,
  policy: CashPolicy,
): Promise<boolean> {
  return wouldNeedFourEyes(tx, by, act, togetherLimit(policy));
}

/**
 * Whether a second operator has to approve; if not, it is in the operator's book. What one does
 * alone with one member counts together for a day, and so does what one does with all of them: a large
 * correction does not pass as many small ones. A repetition goes the way the first attempt went.
 */
export async function needsFourEyes(
  tx: pg.ClientBase,
  { by, adjustmentId, memberId, amount, at }: AdjustmentWish,
  policy: CashPolicy,
): Promise<boolean> {
  const { adjustAloneMax, adjustAloneDayMax } = policy;
  if (await isAsked(tx, adjustmentId)) return true;
  const subject = `member:${memberId}`;
  const act = { actId: adjustmentId, kind: 'adjustment', subject, weight: amount, at };
  const ofDay = { max: adjustAloneDayMax, counts: 'kind' } as const;
  const isKnown = await isEntered(tx, adjustmentId);
  if (!isKnown && (await wouldNeedFourEyes(tx, by, act, ofDay))) return true;
  if (!isKnown && (await isBeyondDay(tx, by, act, policy))) return true;
  return !(await enterAlone(tx, by, act, { max: adjustAloneMax, counts: 'subject' }));
}
