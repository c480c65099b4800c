import { withTransaction } from '@noriter/kit/postgres';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { announceMember } from '../../events/member-event.ts';
import { lockMember } from '../../store/members/members.ts';
import { profileOf } from '../../store/members/profile.ts';
import { saveIsTest } from '../../store/members/update-member.ts';

/**
 * Marks a member as a test account, or takes the mark off: what they do is kept out of every figure
 * from the moment on that services know it.
 *
 * @throws U130
 */
export async function markTest(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { memberId, isTest, reason }: { memberId: string; isTest: boolean; reason: string },
): Promise<void> {
  await withTransaction(deps.pool, async (tx) => {
    const member = await lockMember(tx, operator.siteId, memberId);
    await audit(tx, {
      action: 'member.mark-test',
      subject: `member:${memberId}`,
      before: { isTest: member.isTest },
      after: { isTest, reason },
    });
    if (member.isTest === isTest) return;
    await saveIsTest(tx, { memberId, isTest, at: deps.clock.now() });
    const profile = await profileOf(deps, tx, memberId);
    await announceMember(deps, tx, member, { case: 'profileChanged', value: { profile } });
  });
}
