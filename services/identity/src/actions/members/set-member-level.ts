import { withTransaction } from '@noriter/kit/postgres';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { announceMember } from '../../events/member-event.ts';
import { lockMember } from '../../store/members/members.ts';
import { profileOf } from '../../store/members/profile.ts';
import { saveLevel } from '../../store/members/update-member.ts';

/** Sets the level, which decides the limits that other services keep. */
export async function setMemberLevel(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { memberId, level, reason }: { memberId: string; level: number; reason: string },
): Promise<void> {
  await withTransaction(deps.pool, async (tx) => {
    const member = await lockMember(tx, operator.siteId, memberId);
    await audit(tx, {
      action: 'member.set-level',
      subject: `member:${memberId}`,
      before: { level: member.level },
      after: { level, reason },
    });
    if (member.level === level) return;
    await saveLevel(tx, { memberId, level, at: deps.clock.now() });
    const profile = await profileOf(deps, tx, memberId);
    await announceMember(deps, tx, member, { case: 'profileChanged', value: { profile } });
  });
}
