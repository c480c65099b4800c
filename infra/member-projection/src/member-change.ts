import { timestampDate } from '@bufbuild/protobuf/wkt';
import {
  type MemberEvent,
  type MemberProfile,
  MemberStatus,
  type ProtectionChanged,
} from '@noriter/proto/member_events_pb';

/** Whom an event is about, and when it happened: a later one counts. */
export type MemberMoment = { memberId: string; siteId: string; at: Date };

/** What an event changes of a member, for services that keep some of it. */
export type MemberChange = MemberMoment & {
  profile?: MemberProfile;
  status?: MemberStatus;
  /** Its own version says which counts. */
  protection?: ProtectionChanged;
  /** From now on the member may play. */
  isApproval: boolean;
};

/** What an event changes; null where it is about sessions, or a sign-up that nobody decided yet. */
export function memberChangeOf({
  siteId,
  memberId,
  occurredAt,
  event,
}: MemberEvent): MemberChange | null {
  const at = occurredAt === undefined ? new Date(0) : timestampDate(occurredAt);
  const change = { memberId, siteId, at, isApproval: false };
  switch (event.case) {
    case 'approved': {
      const approved = { ...change, status: MemberStatus.ACTIVE, isApproval: true };
      return withProfile(approved, event.value.profile);
    }
    case 'refused':
      return { ...change, status: MemberStatus.REFUSED };
    case 'profileChanged':
      return withProfile(change, event.value.profile);
    case 'statusChanged':
      return { ...change, status: event.value.status };
    case 'protectionChanged':
      return { ...change, protection: event.value };
    default:
      return null;
  }
}

function withProfile(change: MemberChange, profile: MemberProfile | undefined): MemberChange {
  return profile === undefined ? change : { ...change, profile };
}
