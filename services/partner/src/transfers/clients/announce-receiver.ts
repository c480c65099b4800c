import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';

const answer = z.object({ mayReceive: z.boolean() });

/**
 * Whether a member's own protection lets so much in.
 *
 * @throws TE99 or NT99 without an answer
 */
export async function mayReceive(
  { wallet }: { wallet: RemoteService },
  wish: { siteId: string; memberId: string; amount: string },
): Promise<boolean> {
  return (await callService(wallet, '/internal/transfers/mayReceive', wish, answer)).mayReceive;
}
