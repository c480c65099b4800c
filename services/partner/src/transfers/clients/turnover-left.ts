import { signedWonText, type Won } from '@noriter/kit/money';
import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';

const answer = z.object({ remaining: signedWonText });

/** What a member has to stake yet before money may leave. @throws TE99 or NT99 without an answer */
export async function turnoverLeft(
  { wallet }: { wallet: RemoteService },
  memberId: string,
): Promise<Won> {
  const { remaining } = await callService(wallet, '/internal/turnover/left', { memberId }, answer);
  return remaining;
}
