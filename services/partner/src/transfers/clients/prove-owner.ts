import { koreaMinuteText } from '@noriter/kit/korea-time';
import type { PasskeyProof } from '@noriter/kit/passkey-shapes';
import { refuse } from '@noriter/kit/result-codes';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';
import { errors } from '../../errors.ts';

const answer = z.object({
  outcome: z.enum(['ok', 'wrong', 'locked', 'missing', 'suspended']),
  code: z.enum(['right', 'wrong', 'locked', 'none']).nullable(),
  withdrawalsFrom: z.coerce.date().nullable(),
  // An identity of before it does not say: what is allowed too little comes back with the update.
  isReal: z.boolean().default(true),
});

const codes = { wrong: 'C008', locked: 'C205', missing: 'C010', suspended: 'U0011' } as const;

export type MoneyProof = {
  readonly cashOutPass: string;
  readonly otp?: string | undefined;
  /** Instead of a code. */
  readonly passkey?: PasskeyProof | undefined;
};

/**
 * Asks identity whether this is the member's withdrawal password, and of who has a second factor
 * whether the code or the passkey is theirs.
 *
 * @param needsFactor of whom a second factor is needed: of nobody, of all, or on a site in real mode
 * @throws Refusal C008, C010, C205, C231, U0011, U124, PT601, PT602; TE99 or NT99 when identity does
 *   not answer
 */
export async function proveOwner(
  { identity }: { identity: RemoteService },
  memberId: string,
  { proof, needsFactor }: { proof: MoneyProof; needsFactor: 'never' | 'always' | 'real' },
): Promise<void> {
  const path = '/internal/members/checkWithdrawal';
  const asked = { memberId, ...proof, asksCode: true };
  const found = await callService(identity, path, asked, answer);
  if (found.outcome !== 'ok') throw refuse(errors, codes[found.outcome]);
  if (found.withdrawalsFrom !== null) {
    throw refuse(errors, 'C231', { from: koreaMinuteText(found.withdrawalsFrom) });
  }
  if (found.code === 'wrong') throw refuse(errors, 'U124');
  if (found.code === 'locked') throw refuse(errors, 'PT602');
  const isNeeded = needsFactor === 'always' || (needsFactor === 'real' && found.isReal);
  if (found.code !== 'right' && isNeeded) throw refuse(errors, 'PT601');
}
