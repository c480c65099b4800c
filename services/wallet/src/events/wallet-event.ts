import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { EventMessage } from '@noriter/kit/kafka';
import type { SecretKey } from '@noriter/kit/secret-keys';
import { stakeEvents, type walletEvents } from '@noriter/proto/topics';
import { type WalletEvent, WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import type { AdjustmentRequest } from '../domain/adjustment.ts';
import type { Outcome } from '../domain/ledger/batch.ts';
import { postings } from '../domain/ledger/posting.ts';

export type WalletMessage = EventMessage<typeof walletEvents>;

/**
 * What became of a command. Sent twice it is the same event: its id is the command's.
 *
 * @param provenWith a key of who asked, or of those who act on what the wallet did of itself
 */
export function outcomeEvent(
  outcome: Outcome,
  provenWith?: SecretKey | readonly SecretKey[],
): WalletMessage {
  return { ...outcomeEnvelope(outcome, provenWith), value: outcomeMessage(outcome) };
}

/** All of it but the value, on whichever topic it is. */
export function outcomeEnvelope(
  { command, at }: Outcome,
  provenWith?: SecretKey | readonly SecretKey[],
) {
  return {
    key: command.memberId,
    id: command.commandId,
    type: stakeEvents.type,
    time: at,
    provenWith,
  };
}

/** What it says; `outcomeBytes` makes the same in bytes. */
export function outcomeMessage({ command, account, refusal, at }: Outcome): WalletEvent {
  return create(WalletEventSchema, {
    siteId: command.siteId,
    memberId: command.memberId,
    occurredAt: timestampFromDate(at),
    event: {
      case: 'outcome',
      value: {
        commandId: command.commandId,
        kind: postings[command.kind].code,
        amount: command.amount,
        applied: refusal === null,
        refusalCode: refusal ?? '',
        cash: account.cash,
        held: account.held,
        points: account.points,
        version: account.version,
        subjectType: command.subjectType,
        subjectId: command.subjectId,
        owed: account.owed,
      },
    },
  });
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
