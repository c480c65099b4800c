import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { WalletDeps } from '../deps.ts';
import { errors } from '../errors.ts';
import { lockMember, type MemberBans, saveBans } from '../store/members/bans.ts';

/** What is absent stays as it is: another operator may just have set it. */
export type Ban = {
  memberId: string;
  deposit?: boolean | undefined;
  withdrawal?: boolean | undefined;
  reason: string;
};

/**
 * Sets whether a member may deposit and withdraw; both false lifts the bans. The reason of a ban that
 * stays is kept where no other is given.
 *
 * @returns what is in force now
 * @throws Refusal W003 for a ban without a reason, H404 for a stranger
 */
export async function banMember(
  { pool }: WalletDeps,
  by: { siteId: string; audit: Auditor },
  ban: Ban,
): Promise<MemberBans> {
  const { memberId, deposit, withdrawal, reason } = ban;
  const closes = deposit === true || withdrawal === true;
  if (closes && reason === '') throw refuse(errors, 'W003');
  return withTransaction(pool, async (tx) => {
    const before = await lockMember(tx, { memberId, siteId: by.siteId });
    if (before === null) throw refuse(transportCodes, 'H404');
    const depositBanned = deposit ?? before.depositBanned;
    const withdrawalBanned = withdrawal ?? before.withdrawalBanned;
    const isKept = reason === '' && (depositBanned || withdrawalBanned);
    const banReason = isKept ? before.banReason : reason;
    const after = { depositBanned, withdrawalBanned, banReason };
    await saveBans(tx, memberId, after);
    await by.audit(tx, { action: 'member.ban', subject: `member:${memberId}`, before, after });
    return after;
  });
}
