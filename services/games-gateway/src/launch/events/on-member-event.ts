import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import { withTransaction } from '@noriter/kit/postgres';
import {
  type MemberProjection,
  profileColumns,
  projectMember,
} from '@noriter/member-projection/projection';
import { SessionEndReason } from '@noriter/proto/member_events_pb';
import type { memberEvents } from '@noriter/proto/topics';
import type { GamesBase } from '../../base.ts';
import { endSessionsIn } from '../actions/end-session.ts';
import { noteEndedLogin } from '../store/ended-logins.ts';
import { lockMember } from '../store/member-limits.ts';

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
  { pool, clock }: Pick<GamesBase, 'pool' | 'clock'>,
  event: ReceivedEvent<typeof memberEvents>,
): Promise<void> {
  await projectMember(pool, projection, event);
  const { event: news, siteId, memberId, occurredAt } = event.value;
  if (news.case !== 'sessionEnded') return;
  const at = occurredAt === undefined ? new Date(0) : timestampDate(occurredAt);
  const { sessionId: loginSessionId, reason } = news.value;
  const isReplaced = reason === SessionEndReason.REPLACED;
  await withTransaction(pool, async (tx) => {
    // Whoever opens a game holds the same row: it is there and ends, or it finds the log-in ended.
    await lockMember(tx, { siteId, memberId });
    await noteEndedLogin(tx, { loginSessionId, isReplaced }, clock.now());
    // Again it finds nothing left to end.
    await endSessionsIn(tx, { memberId, loginSessionId }, { reason: 'logged-out', at });
  });
}
