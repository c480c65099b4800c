import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';

/**
 * Has the wallet learn how a member is protected at this moment; the debit is judged by it.
 *
 * @throws TE99 or NT99 without an answer
 */
export async function announceReceiver(
  { wallet }: { wallet: RemoteService },
  member: { siteId: string; memberId: string },
): Promise<void> {
  await callService(wallet, '/internal/transfers/receiver', member, z.object({}));
}
