import { refuse } from '@noriter/kit/result-codes';
import { errors } from '../../errors.ts';
import type { Standing } from '../../store/members/read-standing.ts';

/** Whether the member may bring money in at all; also asked before an account is shown. */
export function checkMayDeposit(standing: Standing): void {
  if (standing.suspended) throw refuse(errors, 'U0011');
  if (standing.depositBanned) throw refuse(errors, 'C004');
}
