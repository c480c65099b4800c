/**
 * Invariant: what an event becomes depends on the event alone, so a repeated event becomes the
 * same messages again, with the same ids and versions.
 */

import type { Timestamp } from '@bufbuild/protobuf/wkt';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { MemberEvent } from '@noriter/proto/member_events_pb';
import { SessionEndReason } from '@noriter/proto/member_events_pb';
import type { SiteEvent } from '@noriter/proto/site_events_pb';
import type { CashRequestChanged, WalletEvent } from '@noriter/proto/wallet_events_pb';
import { CashRequestKind, CashRequestStatus } from '@noriter/proto/wallet_events_pb';

import type { QueueKind } from './destinations.ts';
import type { Delivery } from './live-message.ts';
import { cashMessage } from './live-message.ts';
import { maintenanceWindow } from './maintenance.ts';
import type { SiteState } from './site-state.ts';
import { unknownSite } from './site-state.ts';

/** The specification's status numbers, as lists show them. */
const cashRequestStatusCodes = {
  [CashRequestStatus.UNSPECIFIED]: '',
  [CashRequestStatus.REQUESTED]: '0',
  [CashRequestStatus.WAITING]: '2',
  [CashRequestStatus.COMPLETED]: '1',
  [CashRequestStatus.CANCELLED]: '-1',
} as const;

/** Money moved or a request moved on: the member's browser and the operators' queues hear of it. */
export function walletEventToDeliveries(id: string, event: WalletEvent): Delivery[] {
  const { memberId, siteId } = event;
  switch (event.event.case) {
    case 'outcome': {
      // A refused command changed nothing: the version stands, there is nothing to show.
      if (!event.event.value.applied) return [];
      const message = cashMessage(id, event.event.value);
      return [{ audience: { kind: 'member', memberId }, message }];
    }
    case 'cashRequest':
      return cashRequestDeliveries(id, { memberId, siteId, change: event.event.value });
    case 'adjustment':
      return [queueDelivery(id, siteId, 'adjustment')];
    default:
      // An event of a later version of the wallet: nothing that this one shows.
      return [];
  }
}

/** Sign-ups reach the operators' queue; the end of a session reaches its own browser. */
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
    default:
      return [];
  }
}

/** What a site event says of its site; null when it says nothing that is shown live. */
export function siteEventToState(event: SiteEvent): SiteState | null {
  const site = unknownSite(event.siteId);
  const changedAt = dateOf(event.occurredAt)?.getTime() ?? 0;
  switch (event.event.case) {
    case 'maintenance': {
      const { startsAt, endsAt } = event.event.value;
      const window = maintenanceWindow(dateOf(startsAt), dateOf(endsAt));
      return { ...site, maintenance: { window, changedAt } };
    }
    case 'gameLock': {
      const { scope, locked } = event.event.value;
      return { ...site, locks: [{ scope, locked, changedAt }] };
    }
    default:
      return null;
  }
}

function dateOf(timestamp: Timestamp | undefined): Date | null {
  return timestamp ? timestampDate(timestamp) : null;
}

function cashRequestDeliveries(
  id: string,
  input: { memberId: string; siteId: string; change: CashRequestChanged },
): Delivery[] {
  const { change, memberId, siteId } = input;
  const queue = change.kind === CashRequestKind.WITHDRAWAL ? 'withdrawal' : 'deposit';
  return [
    {
      audience: { kind: 'member', memberId },
      message: {
        id,
        cmd: 'CASHREQ',
        data1: change.requestId,
        data2: cashRequestStatusCodes[change.status] ?? '',
      },
    },
    queueDelivery(id, siteId, queue),
  ];
}

function queueDelivery(id: string, siteId: string, queue: QueueKind): Delivery {
  return {
    audience: { kind: 'operators', siteId, queue },
    message: { id, cmd: 'QUEUE', data1: queue, data2: '' },
  };
}

/**
 * A queue message only says "look again": within one batch the last of each queue is enough.
 * Everything else keeps its place.
 */
export function withoutRepeatedQueues(deliveries: readonly Delivery[]): Delivery[] {
  if (!deliveries.some(({ audience }) => audience.kind === 'operators')) return [...deliveries];
  const seen = new Set<string>();
  const kept: Delivery[] = [];
  for (const delivery of deliveries.toReversed()) {
    const { audience } = delivery;
    if (audience.kind === 'operators') {
      const key = `${audience.siteId} ${audience.queue}`;
      if (seen.has(key)) continue;
      seen.add(key);
    }
    kept.push(delivery);
  }
  return kept.reverse();
}
