import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';
import {
  type MemberEvent,
  type PayoutAccessChanged,
  PayoutAccessPart,
  SessionEndReason,
} from '@noriter/proto/member_events_pb';
import { type Delivery, queueDelivery } from './live-message.ts';

/** What was changed, as a browser names it. */
const payoutParts = {
  [PayoutAccessPart.UNSPECIFIED]: '',
  [PayoutAccessPart.PAYOUT_ACCOUNT]: 'account',
  [PayoutAccessPart.WITHDRAWAL_PASSWORD]: 'withdrawalPassword',
  [PayoutAccessPart.SECOND_FACTOR]: 'secondFactor',
} as const;

/**
 * Sign-ups reach the operators' queue; the end of a session reaches its own browser, and a change of
 * what leads to payouts every browser of its member.
 */
export function memberEventToDeliveries(id: string, event: MemberEvent): Delivery[] {
  const { memberId, siteId } = event;
  switch (event.event.case) {
    case 'signedUp':
    case 'approved':
    case 'refused':
      return [queueDelivery(id, siteId, 'signup')];
    case 'sessionEnded': {
      const { sessionId, reason } = event.event.value;
      const replaced = reason === SessionEndReason.REPLACED;
      return [
        {
          audience: { kind: 'session', memberId, sessionId },
          message: { id, cmd: 'LOGOUT', data1: replaced ? 'TK999' : 'TK998', data2: '' },
          ends: replaced ? 'replaced' : 'revoked',
        },
      ];
    }
    case 'payoutAccessChanged':
      return [securityDelivery(id, memberId, event.event.value)];
    default:
      return [];
  }
}

/** data1 is what was changed, data2 from when the member can withdraw again; empty for now. */
function securityDelivery(
  id: string,
  memberId: string,
  { part, withdrawalsFrom }: PayoutAccessChanged,
): Delivery {
  const data2 = dateOf(withdrawalsFrom)?.toISOString() ?? '';
  const message = { id, cmd: 'SECURITY', data1: payoutParts[part], data2 } as const;
  return { audience: { kind: 'member', memberId }, message };
}

export function dateOf(timestamp: Timestamp | undefined): Date | null {
  return timestamp ? timestampDate(timestamp) : null;
}
