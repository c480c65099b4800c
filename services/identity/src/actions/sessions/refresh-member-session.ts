import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../../deps.ts';
import { mayLogIn } from '../../domain/members/member-status.ts';
import { errors } from '../../errors.ts';
import { lockMember } from '../../store/members/members.ts';
import { settingsWhenOpen } from '../../store/site/site-settings.ts';
import { issueMemberToken } from '../steps/issue-token.ts';
import { prolongSession } from '../steps/prolong-session.ts';
import { offerMarks } from '../steps/protection-marks.ts';
import { publishSessions } from '../steps/sessions.ts';

type Refresh = { siteId: string; memberId: string; sessionId: string };

/** Gives a live session a new token and a new end. */
export async function refreshMemberSession(deps: IdentityDeps, refresh: Refresh) {
  const { siteId, memberId, sessionId } = refresh;
  await settingsWhenOpen(deps, siteId);
  const { member, endsAt } = await withTransaction(deps.pool, async (tx) => {
    const locked = await lockMember(tx, siteId, memberId);
    if (!mayLogIn(locked.status)) {
      throw refuse(errors, locked.status === 'suspended' ? 'U0011' : 'U001');
    }
    const session = { kind: 'member', subjectId: memberId, sessionId } as const;
    return { member: locked, endsAt: await prolongSession(deps, tx, session) };
  });
  await Promise.all([
    publishSessions(deps, [{ sessionId, state: 'live' }]),
    offerMarks(deps, [memberId]),
  ]);
  return issueMemberToken(deps, member, { sessionId, endsAt });
}
