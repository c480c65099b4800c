import {
  type CashRequestChanged,
  CashRequestKind,
  CashRequestStatus,
  type WalletEvent,
} from '@noriter/proto/wallet_events_pb';
import { cashMessage, type Delivery, queueDelivery } from './live-message.ts';

/** The specification's status numbers, as lists show them. */
const cashRequestStatusCodes = {
  [CashRequestStatus.UNSPECIFIED]: '',
  [CashRequestStatus.REQUESTED]: '0',
  [CashRequestStatus.WAITING]: '2',
  [CashRequestStatus.COMPLETED]: '1',
  [CashRequestStatus.CANCELLED]: '-1',
  [CashRequestStatus.TAKEN_BACK]: '-2',
} as const;

/** Money moved or a request moved on: the member's browser and the operators' queues show it. */
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
