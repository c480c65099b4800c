import { refuse } from '@noriter/kit/result-codes';

import type { IdentityDeps } from '../deps.ts';
import { errors } from '../errors.ts';
import { memberWithAccount, ownView } from './member-views.ts';
import { protectionSummary } from './protection-view.ts';
import { readSiteSettings } from './site-settings.ts';

/** The member as they see themselves; balances are the wallet's to tell. */
export async function memberInfo(
  { db, vault, clock }: Pick<IdentityDeps, 'db' | 'vault' | 'clock'>,
  { siteId, memberId }: { siteId: string; memberId: string },
) {
  const [row, { options }] = await Promise.all([
    db.member.findFirst({ where: { memberId, siteId }, include: memberWithAccount }),
    readSiteSettings({ db }, siteId),
  ]);
  if (row === null) throw refuse(errors, 'U130');
  const protection = protectionSummary(row.protection, options, clock.now());
  return { ...ownView({ vault }, row), protection };
}
