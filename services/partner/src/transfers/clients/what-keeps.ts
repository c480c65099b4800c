import { signedWonText, type Won } from '@noriter/kit/money';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';

// A wallet of before says nothing of bans; it judges turnover alone when the money leaves, too.
const answer = z.object({ remaining: signedWonText, isBanned: z.boolean().default(false) });

/**
 * What keeps a member's money from leaving: what has to be staked yet, or an operator.
 *
 * @throws TE99 or NT99 without an answer
 */
export async function whatKeeps(
  { wallet }: { wallet: RemoteService },
  memberId: string,
): Promise<{ remaining: Won; isBanned: boolean }> {
  return callService(wallet, '/internal/turnover/left', { memberId }, answer);
}
