import type { ReceivedEvent } from '@noriter/kit/kafka';
import {
  type MemberProjection,
  profileColumns,
  projectMember,
} from '@noriter/member-projection/projection';
import type { memberEvents } from '@noriter/proto/topics';
import { tierOfName } from '../../vocabulary/tiers.ts';
import type { TreeDeps } from '../deps.ts';
import { placeMember } from '../store/place-member.ts';

const projection: MemberProjection = {
  group: 'partner',
  profile: {
    ...profileColumns,
    tier: ({ partnerTier }) => tierOfName(partnerTier),
    recommender_id: ({ recommenderId }) => (recommenderId === '' ? null : recommenderId),
  },
};

/** Keeps who the members are, and gives each its first place in the tree: below who recommended it. */
export function onMemberEvent(
  { pool, clock }: Pick<TreeDeps, 'pool' | 'clock'>,
  event: ReceivedEvent<typeof memberEvents>,
): Promise<void> {
  const also: MemberProjection['also'] = async (tx, { memberId, siteId, profile }) => {
    if (profile !== undefined) await placeMember(tx, { memberId, siteId, at: clock.now() });
  };
  return projectMember(pool, { ...projection, also }, event);
}
