import { withTransaction } from '@noriter/kit/postgres';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { lockMember } from '../../store/members/members.ts';
import { readSiteSettings } from '../../store/site/site-settings.ts';
import { confirmSeenAge, type SeenAge } from '../steps/age.ts';

/**
 * Confirms how old a member is who was let in before, such as a partner. It counts from their next
 * token on.
 *
 * @throws U129, U130, U131
 */
export async function confirmAge(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { memberId, reason, ...seen }: SeenAge & { memberId: string; reason: string },
): Promise<void> {
  const { options } = await readSiteSettings(deps, operator.siteId);
  await withTransaction(deps.pool, async (tx) => {
    await lockMember(tx, operator.siteId, memberId);
    // The day itself is sealed in the member's row and nowhere else.
    await audit(tx, {
      action: 'member.confirm-age',
      subject: `member:${memberId}`,
      before: null,
      after: { ageMethod: seen.method, reason },
    });
    await confirmSeenAge(deps, tx, options, { memberId, by: operator.loginId, ...seen });
  });
}
