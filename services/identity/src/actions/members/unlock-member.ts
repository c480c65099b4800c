import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { findMember } from '../../store/members/members.ts';
import { forgetGuesses } from '../../store/sessions/attempts.ts';
import { recordLogin, UNSAID } from '../../store/sessions/login-records.ts';

/** Takes the locks off a member's login, withdrawal password and second factor. */
export async function unlockMember(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  memberId: string,
): Promise<void> {
  const { siteId } = operator;
  const member = await findMember(deps, { memberId, siteId });
  if (member === null) throw refuse(errors, 'U130');
  const subject = member.loginIdNormal;
  await withTransaction(deps.pool, async (tx) => {
    const atDoor = await forgetGuesses(tx, { siteId, secret: 'login', subject });
    const inside = await forgetGuesses(tx, { siteId, secret: 'own-password', subject: memberId });
    const withdrawal = await forgetGuesses(tx, { siteId, secret: 'withdrawal', subject: memberId });
    const code = await forgetGuesses(tx, { siteId, secret: 'member-code', subject: memberId });
    await audit(tx, {
      action: 'member.unlock',
      subject: `member:${memberId}`,
      before: {
        failedLogins: atDoor || inside,
        failedWithdrawalPasswords: withdrawal,
        failedCodes: code,
      },
      after: { failedLogins: false, failedWithdrawalPasswords: false, failedCodes: false },
    });
    await recordLogin(deps, tx, { siteId, subjectId: memberId, kind: 'unlocked', address: UNSAID });
  });
}
