import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deriveId } from '@noriter/kit/ids';
import type { EventMessage } from '@noriter/kit/kafka';
import type { walletEvents } from '@noriter/proto/topics';
import {
  CashRequestKind,
  CashRequestStatus,
  WalletEventSchema,
} from '@noriter/proto/wallet_events_pb';
import type { AdjustmentRequest } from '../domain/adjustment.ts';
import type { Outcome } from '../domain/batch.ts';
import type { CashRequest } from '../domain/cash-request.ts';
import { requestKind, requestStatus } from '../domain/cash-request.ts';
import { postings } from '../domain/posting.ts';

type WalletMessage = EventMessage<typeof walletEvents>;

/** What became of a command. Sent twice it is the same event: its id is the command's. */
export function outcomeEvent(outcome: Outcome): WalletMessage {
  const { command, account } = outcome;
  return {
    key: command.memberId,
    id: command.commandId,
    type: 'noriter.v1.WalletEvent.outcome',
    time: outcome.at,
    value: create(WalletEventSchema, {
      siteId: command.siteId,
      memberId: command.memberId,
      occurredAt: timestampFromDate(outcome.at),
      event: {
        case: 'outcome',
        value: {
          commandId: command.commandId,
          kind: postings[command.kind].code,
          amount: command.amount,
          applied: outcome.refusal === null,
          refusalCode: outcome.refusal ?? '',
          cash: account.cash,
          held: account.held,
          points: account.points,
          version: account.version,
          subjectType: command.subjectType,
          subjectId: command.subjectId,
          owed: account.owed,
        },
      },
    }),
  };
}

/** A request was made or moved on; operators' queues and the member's list follow it live. */
export function requestEvent(request: CashRequest, at: Date): WalletMessage {
  return {
    key: request.memberId,
    id: deriveId('cash-request-event', `${request.requestId}:${request.status}`),
    type: 'noriter.v1.WalletEvent.cash_request',
    time: at,
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
        },
      },
    }),
  };
}

/** A correction waits for a second operator, or was decided; operators' queue follows it live. */
export function adjustmentEvent(
  request: AdjustmentRequest,
  { id, at }: { id: string; at: Date },
): WalletMessage {
  return {
    key: request.memberId,
    id,
    type: 'noriter.v1.WalletEvent.adjustment',
    time: at,
    value: create(WalletEventSchema, {
      siteId: request.siteId,
      memberId: request.memberId,
      occurredAt: timestampFromDate(at),
      event: {
        case: 'adjustment',
        value: { requestId: request.requestId, waits: request.status === 'waiting' },
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
} as const;
