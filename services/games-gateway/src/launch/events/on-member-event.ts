import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import { withTransaction } from '@noriter/kit/postgres';
import {
  type MemberProjection,
  profileColumns,
  projectMember,
} from '@noriter/member-projection/projection';
import type { memberEvents } from '@noriter/proto/topics';
import type { GamesBase } from '../../base.ts';
import { endSessionsIn } from '../actions/end-session.ts';

const projection: MemberProjection = {
  group: 'games-gateway',
  profile: {
    ...profileColumns,
    recommender_id: ({ recommenderId }) => (recommenderId === '' ? null : recommenderId),
  },
  protection: {
    excluded: ({ excluded }) => excluded,
    time_out_until: ({ timeOutUntil }) =>
      timeOutUntil === undefined ? null : timestampDate(timeOutUntil),
  },
  also: async (tx, { memberId, at, protection }) => {
    if (protection === undefined) return;
    const isKept = protection.excluded || protection.timeOutUntil !== undefined;
    if (isKept) await endSessionsIn(tx, { memberId }, { reason: 'excluded', at });
  },
};

/** Keeps who may play; who may not any more, or has logged out, has no open games. */
export async function onMemberEvent(
  { pool }: Pick<GamesBase, 'pool'>,
  event: ReceivedEvent<typeof memberEvents>,
): Promise<void> {
  await projectMember(pool, projection, event);
  const { event: news, occurredAt } = event.value;
  if (news.case !== 'sessionEnded') return;
  const at = occurredAt === undefined ? new Date(0) : timestampDate(occurredAt);
  const which = { loginSessionId: news.value.sessionId };
  // Again it finds nothing left to end.
  await withTransaction(pool, (tx) => endSessionsIn(tx, which, { reason: 'logged-out', at }));
}
