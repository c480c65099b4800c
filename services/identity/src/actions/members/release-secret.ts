import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { findMember, lockMember } from '../../store/members/members.ts';
import { deleteSecondFactor } from '../../store/members/second-factor.ts';
import { clearWithdrawalHash } from '../../store/members/update-member.ts';
import { deletePasskeys } from '../../store/passkeys/passkeys.ts';
import { UNSAID } from '../../store/sessions/login-records.ts';
import { readSiteSettings } from '../../store/site/site-settings.ts';
import { announcePayoutAccess } from '../steps/announce-payout-access.ts';

export const releasedSecrets = ['withdrawalPassword', 'secondFactor'] as const;
export type ReleasedSecret = (typeof releasedSecrets)[number];

const kinds = {
  withdrawalPassword: 'withdrawal-password-cleared',
  secondFactor: 'second-factor-removed',
} as const;

/**
 * The way back of who lost a phone or forgot the withdrawal password: an operator takes the secret
 * off, the member sets a new one, and the waiting time holds as for any change. The operator never
 * learns a secret.
 *
 * @throws U128 when the member has no such secret, U130
 */
export async function releaseSecret(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { memberId, secret, reason }: { memberId: string; secret: ReleasedSecret; reason: string },
): Promise<void> {
  const { siteId } = operator;
  const { options } = await readSiteSettings(deps, siteId);
  if ((await findMember(deps, { memberId, siteId })) === null) throw refuse(errors, 'U130');
  const waitHours = options.withdrawalWaitHours;
  await withTransaction(deps.pool, async (tx) => {
    await lockMember(tx, siteId, memberId);
    const take = secret === 'secondFactor' ? deleteFactors : clearWithdrawalHash;
    if (!(await take(tx, memberId))) throw refuse(errors, 'U128');
    const subject = `member:${memberId}`;
    await audit(tx, {
      action: 'member.release-secret',
      subject,
      before: { [secret]: true },
      after: { [secret]: false, reason },
    });
    const member = { siteId, memberId, address: UNSAID };
    await announcePayoutAccess(deps, tx, member, { kind: kinds[secret], waitHours });
  });
}

/** Authenticator and passkeys. @returns whether there were any */
async function deleteFactors(tx: pg.ClientBase, memberId: string): Promise<boolean> {
  const hadAuthenticator = await deleteSecondFactor(tx, memberId);
  const passkeys = await deletePasskeys(tx, { kind: 'member', ownerId: memberId });
  return hadAuthenticator || passkeys > 0;
}
