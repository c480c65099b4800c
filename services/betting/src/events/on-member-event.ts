import { timestampDate } from '@bufbuild/protobuf/wkt';
import { onceInInbox } from '@noriter/kit/inbox';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import { withTransaction } from '@noriter/kit/postgres';
import {
  type MemberEvent,
  type MemberProfile,
  MemberStatus,
} from '@noriter/proto/member_events_pb';
import type { memberEvents } from '@noriter/proto/topics';
import { type MemberNews, saveExclusion, saveProfile, saveStatus } from '../actions/save-member.ts';
import type { BettingDeps } from '../deps.ts';

/** Keeps what betting must know of members: who they are, at which level, and whether they may bet. */
export async function onMemberEvent(
  { pool }: Pick<BettingDeps, 'pool'>,
  event: ReceivedEvent<typeof memberEvents>,
): Promise<void> {
  const change = changeOf(event.value);
  if (change === null) return;
  await withTransaction(pool, async (tx) => {
    if (!(await onceInInbox(tx, 'betting', event.id))) return;
    const { member } = change;
    if (change.profile !== undefined) await saveProfile(tx, member, change.profile);
    if (change.status !== undefined) await saveStatus(tx, member, change.status);
    if (change.exclusion !== undefined) await saveExclusion(tx, member, change.exclusion);
  });
}

type Change = {
  member: MemberNews;
  profile?: MemberProfile | undefined;
  status?: MemberStatus;
  exclusion?: { excluded: boolean; version: number };
};

/** What an event changes here; null when it is none of betting's business. */
function changeOf({ siteId, memberId, occurredAt, event }: MemberEvent): Change | null {
  const at = occurredAt === undefined ? new Date(0) : timestampDate(occurredAt);
  const member = { memberId, siteId, at };
  switch (event.case) {
    case 'approved':
      return { member, profile: event.value.profile, status: MemberStatus.ACTIVE };
    case 'refused':
      return { member, status: MemberStatus.REFUSED };
    case 'profileChanged':
      return { member, profile: event.value.profile };
    case 'statusChanged':
      return { member, status: event.value.status };
    case 'protectionChanged': {
      const { excluded, version } = event.value;
      return { member, exclusion: { excluded, version } };
    }
    default:
      return null;
  }
}
