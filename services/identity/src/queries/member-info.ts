import { refuse } from '@noriter/kit/result-codes';

import type { IdentityDeps } from '../deps.ts';
import { errors } from '../errors.ts';
import { memberWithAccount, ownView } from './member-views.ts';

/** The member as they see themselves; balances are the wallet's to tell. */
export async function memberInfo(
  { db, vault }: Pick<IdentityDeps, 'db' | 'vault'>,
  { siteId, memberId }: { siteId: string; memberId: string },
) {
  const row = await db.member.findFirst({
    where: { memberId, siteId },
    include: memberWithAccount,
  });
  if (row === null) throw refuse(errors, 'U130');
  return ownView({ vault }, row);
}
