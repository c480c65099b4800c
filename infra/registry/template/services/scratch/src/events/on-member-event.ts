import type { ReceivedEvent } from '@noriter/kit/kafka';
import {
  type MemberProjection,
  profileColumns,
  projectMember,
} from '@noriter/member-projection/projection';
import type { memberEvents } from '@noriter/proto/topics';
import type { ScratchDeps } from '../deps.ts';

const projection: MemberProjection = { group: 'scratch', profile: profileColumns };

/** Keeps who the members are. */
export function onMemberEvent(
  { pool }: Pick<ScratchDeps, 'pool'>,
  event: ReceivedEvent<typeof memberEvents>,
): Promise<void> {
  return projectMember(pool, projection, event);
}
