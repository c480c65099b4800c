import { koreaMinuteText } from '@noriter/kit/korea-time';
import { refuse } from '@noriter/kit/result-codes';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';
import type { CashRequest } from '../domain/requests/cash-request.ts';
import { errors } from '../errors.ts';

const answer = z.object({
  outcome: z.enum(['ok', 'wrong', 'locked', 'missing', 'suspended']),
  payoutAccountMasked: z.string(),
  payoutAccountVersion: z.number().int(),
  payoutChangedAt: z.coerce.date().nullable(),
  withdrawalsFrom: z.coerce.date().nullable(),
});

const codes = { wrong: 'C008', locked: 'C205', missing: 'C010', suspended: 'U0011' } as const;

export type PayoutTarget = Pick<
  CashRequest,
  'payoutAccountMasked' | 'payoutAccountVersion' | 'payoutChangedAt'
>;

/**
 * Asks identity whether this is the member's withdrawal password.
 *
 * @returns the account the money goes to, masked, its version, and when what leads to it changed
 * @throws Refusal C008, C010, C205, C231, U0011; TE99 or NT99 when identity does not answer
 */
export async function checkCashOutPass(
  { identity }: { identity: RemoteService },
  memberId: string,
  cashOutPass: string,
): Promise<PayoutTarget> {
  const path = '/internal/members/checkWithdrawal';
  const { outcome, withdrawalsFrom, ...payout } = await callService(
    identity,
    path,
    { memberId, cashOutPass },
    answer,
  );
  if (outcome !== 'ok') throw refuse(errors, codes[outcome]);
  if (withdrawalsFrom !== null) {
    throw refuse(errors, 'C231', { from: koreaMinuteText(withdrawalsFrom) });
  }
  return payout;
}
