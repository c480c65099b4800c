import { refuse } from '@noriter/kit/result-codes';

import type { IdentityDeps } from '../../deps.ts';
import { withdrawalsFrom } from '../../domain/members/payout-wait.ts';
import { errors } from '../../errors.ts';
import { protectionSummary } from '../protection/protection-view.ts';
import { readSiteSettings } from '../site/site-settings.ts';
import { memberWithAccount, ownView } from './member-views.ts';

/** The member as they see themselves; balances are the wallet's. */
export async function memberInfo(
  { db, vault, clock }: Pick<IdentityDeps, 'db' | 'vault' | 'clock'>,
  { siteId, memberId }: { siteId: string; memberId: string },
) {
  const [row, { options }, passkeys] = await Promise.all([
    db.member.findFirst({
      where: { memberId, siteId },
      include: { ...memberWithAccount, secondFactor: true },
    }),
    readSiteSettings({ db }, siteId),
    db.passkey.count({ where: { ownerKind: 'member', ownerId: memberId } }),
  ]);
  if (row === null) throw refuse(errors, 'U130');
  const protection = protectionSummary(row.protection, options, clock.now());
  const wait = { waitHours: options.withdrawalWaitHours, now: clock.now() };
  const hasAuthenticator = row.secondFactor?.confirmedAt != null;
  const factors = { hasAuthenticator, passkeys, hasSecondFactor: hasAuthenticator || passkeys > 0 };
  const from = withdrawalsFrom(row.payoutChangedAt, wait);
  const access = { ...factors, withdrawalsFrom: from?.toISOString() ?? null };
  return { ...ownView({ vault }, row), protection, ...access };
}
