import { refuse } from '@noriter/kit/result-codes';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';
import { errors } from '../errors.ts';

const answer = z.object({
  outcome: z.enum(['ok', 'wrong', 'locked', 'missing', 'suspended']),
  payoutAccountMasked: z.string(),
  payoutAccountVersion: z.number().int(),
});

const codes = { wrong: 'C008', locked: 'C205', missing: 'C010', suspended: 'U0011' } as const;

/**
 * Asks identity whether this is the member's withdrawal password.
 *
 * @returns the account the money goes to, masked, and its version
 * @throws Refusal C008, C010, C205, U0011; TE99 or NT99 when identity does not answer
 */
export async function checkCashOutPass(
  { identity }: { identity: RemoteService },
  memberId: string,
  cashOutPass: string,
): Promise<{ payoutAccountMasked: string; payoutAccountVersion: number }> {
  const path = '/internal/members/checkWithdrawal';
  const { outcome, ...payout } = await callService(
    identity,
    path,
    { memberId, cashOutPass },
    answer,
  );
  if (outcome !== 'ok') throw refuse(errors, codes[outcome]);
  return payout;
}
