import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';

const balances = z.object({
  balances: z.array(z.object({ memberId: z.string(), cash: z.string().transform(BigInt) })),
});

/**
 * What members have, by the wallet, in their order.
 *
 * @throws TE99 or NT99 when the wallet does not answer
 */
export async function readCashOf(
  wallet: RemoteService,
  memberIds: readonly string[],
): Promise<bigint[]> {
  const asked = { memberIds: [...new Set(memberIds)] };
  const answer = await callService(wallet, '/internal/balances', asked, balances);
  const cashes = new Map(answer.balances.map(({ memberId, cash }) => [memberId, cash]));
  return memberIds.map((memberId) => cashes.get(memberId) ?? 0n);
}

/** The same of one member. */
export async function readCash(wallet: RemoteService, memberId: string): Promise<bigint> {
  const [cash] = await readCashOf(wallet, [memberId]);
  return cash ?? 0n;
}
