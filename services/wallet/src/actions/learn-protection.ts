import { withTransaction } from '@noriter/kit/postgres';
import { readGate } from '../clients/protection.ts';
import type { WalletDeps } from '../deps.ts';
import { saveGate } from '../store/members/gate.ts';

/**
 * Keeps what identity says of a member's protection at this moment: a transfer to them is judged by what is known
 * here when its money leaves. Whether it may is not said before: who asks would learn it without giving anything.
 *
 * @throws TE99 or NT99 when identity does not answer
 */
export async function learnProtection(
  deps: Pick<WalletDeps, 'pool' | 'identity'>,
  member: { memberId: string; siteId: string },
): Promise<void> {
  const gate = await readGate(deps, member.memberId);
  await withTransaction(deps.pool, (tx) => saveGate(tx, member, gate));
}
