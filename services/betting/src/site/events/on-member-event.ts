import type { ReceivedEvent } from '@noriter/kit/kafka';
import {
  type MemberProjection,
  profileColumns,
  projectMember,
} from '@noriter/member-projection/projection';
import type { memberEvents } from '@noriter/proto/topics';
import type { SiteDeps } from '../deps.ts';

const projection: MemberProjection = {
  group: 'betting',
  profile: profileColumns,
  protection: { excluded: ({ excluded }) => excluded },
};

/** Keeps what betting must know of members: who they are, at which level, and whether they may bet. */
export function onMemberEvent(
  { pool }: Pick<SiteDeps, 'pool'>,
  event: ReceivedEvent<typeof memberEvents>,
): Promise<void> {
  return projectMember(pool, projection, event);
}
