import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deriveId } from '@noriter/kit/ids';
import type { SecretKey } from '@noriter/kit/secret-keys';
import {
  CashRequestKind,
  CashRequestStatus,
  WalletEventSchema,
} from '@noriter/proto/wallet_events_pb';
import type { CashRequest } from '../domain/requests/cash-request.ts';
import { requestKind, requestStatus } from '../domain/requests/cash-request.ts';
import type { WalletMessage } from './wallet-event.ts';

/**
 * A request was made or moved on; operators' queues and the member's list follow it live, and partners and
 * promotions count it.
 *
 * @param news.provenWith a key of each service that acts on it
 */
export function requestEvent(
  request: CashRequest,
  { at, provenWith }: { at: Date; provenWith: readonly SecretKey[] },
): WalletMessage {
  return {
    key: request.memberId,
    id: deriveId('cash-request-event', `${request.requestId}:${request.status}`),
    type: 'noriter.v1.WalletEvent.cash_request',
    time: at,
    provenWith,
    value: create(WalletEventSchema, {
      siteId: request.siteId,
      memberId: request.memberId,
      occurredAt: timestampFromDate(at),
      event: {
        case: 'cashRequest',
        value: {
          requestId: request.requestId,
          kind: kindNumber[request.kind],
          status: statusNumber[request.status],
          amount: request.amount,
          reason: request.reason,
          bonusPromotionId: request.bonusChoice === 'none' ? '' : request.bonusChoice,
          depositsBefore: request.depositsBefore,
          depositsBeforeThatDay: request.depositsBeforeThatDay,
        },
      },
    }),
  };
}

const kindNumber = {
  [requestKind.deposit]: CashRequestKind.DEPOSIT,
  [requestKind.withdrawal]: CashRequestKind.WITHDRAWAL,
} as const;

const statusNumber = {
  [requestStatus.requested]: CashRequestStatus.REQUESTED,
  [requestStatus.waiting]: CashRequestStatus.WAITING,
  [requestStatus.completed]: CashRequestStatus.COMPLETED,
  [requestStatus.cancelled]: CashRequestStatus.CANCELLED,
  [requestStatus.takenBack]: CashRequestStatus.TAKEN_BACK,
} as const;
