import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import {
  type MemberProjection,
  profileColumns,
  projectMember,
} from '@noriter/member-projection/projection';
import type { memberEvents } from '@noriter/proto/topics';
import type { BoardBase } from '../../base.ts';
import { saveJoined } from '../store/joined.ts';

const projection: MemberProjection = {
  group: 'board-members',
  profile: {
    ...profileColumns,
    recommender_id: ({ recommenderId }) => (recommenderId === '' ? null : recommenderId),
  },
  protection: {
    excluded: ({ excluded }) => excluded,
    time_out_until: ({ timeOutUntil }) =>
      timeOutUntil === undefined ? null : timestampDate(timeOutUntil),
  },
  async also(tx, { isApproval, memberId, at }) {
    if (isApproval) await saveJoined(tx, { memberId, at });
  },
};

/** Keeps what the board must know of members. */
export function onMemberEvent(
  { pool }: Pick<BoardBase, 'pool'>,
  event: ReceivedEvent<typeof memberEvents>,
): Promise<void> {
  return projectMember(pool, projection, event);
}
