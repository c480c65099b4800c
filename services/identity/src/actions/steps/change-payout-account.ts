import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { changesAccount, type MemberChanges } from '../../domain/members/member-update.ts';
import { tidyText } from '../../domain/members/normalise.ts';
import { errors } from '../../errors.ts';
import { announceMember } from '../../events/member-event.ts';
import type { LockedMember } from '../../store/members/members.ts';
import { addPayoutAccount, readPayoutText } from '../../store/members/payout-accounts.ts';
import { profileOf } from '../../store/members/profile.ts';
import { savePayoutVersion } from '../../store/members/update-member.ts';
import { announcePayoutAccess } from './announce-payout-access.ts';

/**
 * Adds a version of the locked member's payout account; what is not given is taken over from the
 * one in use. The holder stays who was approved.
 *
 * @throws U126 for another holder, the database's own error when another member has the number
 */
export async function changePayoutAccount(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  member: LockedMember & { address: string },
  { changes, waitHours }: { changes: MemberChanges; waitHours: number },
): Promise<void> {
  const { siteId, memberId, payoutAccountVersion } = member;
  const { bank, bankacc, memName } = changes;
  if (!changesAccount(changes) && memName === undefined) return;
  const present = await readPayoutText(deps, tx, memberId, payoutAccountVersion);
  if (memName !== undefined && tidyText(memName) !== present.holder) throw refuse(errors, 'U126');
  if (!changesAccount(changes)) return;
  const version = payoutAccountVersion + 1;
  const text = {
    ...present,
    bankCode: bank ?? present.bankCode,
    account: bankacc ?? present.account,
  };
  await addPayoutAccount(deps, tx, { siteId, memberId, version }, text);
  await savePayoutVersion(tx, { memberId, version, at: deps.clock.now() });
  const profile = await profileOf(deps, tx, memberId);
  await announceMember(deps, tx, member, { case: 'profileChanged', value: { profile } });
  const kind = 'payout-account-changed';
  await announcePayoutAccess(deps, tx, member, { kind, waitHours });
}
