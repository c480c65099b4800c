import type { Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { readGate } from '../clients/protection.ts';
import type { WalletDeps } from '../deps.ts';
import { mayReceive } from '../domain/receiving.ts';
import { saveGate } from '../store/members/gate.ts';
import { lockReceivers } from '../store/members/receivers.ts';

/**
 * Whether so much may be transferred to a member now, by what identity says of this moment. It is judged again
 * when the money leaves its giver, by what is known here then.
 *
 * @throws TE99 or NT99 when identity does not answer
 */
export async function checkReceiver(
  deps: Pick<WalletDeps, 'pool' | 'identity' | 'clock'>,
  member: { memberId: string; siteId: string },
  amount: Won,
): Promise<boolean> {
  const gate = await readGate(deps, member.memberId);
  return withTransaction(deps.pool, async (tx) => {
    await saveGate(tx, member, gate);
    const receivers = await lockReceivers(tx, [member.memberId], deps.clock.now());
    return mayReceive(receivers.get(member.memberId), amount);
  });
}
