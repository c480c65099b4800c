import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { WalletDeps } from '../deps.ts';
import { errors } from '../errors.ts';
import { lockMember, saveBans } from '../store/members/bans.ts';

export type Ban = { memberId: string; deposit: boolean; withdrawal: boolean; reason: string };

/**
 * Sets whether a member may deposit and withdraw; both false lifts the bans.
 *
 * @throws Refusal W003 for a ban without a reason, H404 for a stranger
 */
export async function banMember(
  { pool }: WalletDeps,
  by: { siteId: string; audit: Auditor },
  ban: Ban,
): Promise<void> {
  const { memberId, deposit, withdrawal, reason } = ban;
  if ((deposit || withdrawal) && reason === '') throw refuse(errors, 'W003');
  await withTransaction(pool, async (tx) => {
    const before = await lockMember(tx, { memberId, siteId: by.siteId });
    if (before === null) throw refuse(transportCodes, 'H404');
    const after = { depositBanned: deposit, withdrawalBanned: withdrawal, banReason: reason };
    await saveBans(tx, memberId, after);
    await by.audit(tx, { action: 'member.ban', subject: `member:${memberId}`, before, after });
  });
}
