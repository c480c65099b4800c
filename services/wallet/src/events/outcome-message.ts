/**
 * A command's outcome in Protobuf's bytes: the same that `toBinary` makes of `outcomeMessage`. There is one
 * for each command, and the library's writer, with a message object and several buffers for each, took a
 * tenth of what a command costs.
 */
import { toBinary } from '@bufbuild/protobuf';
import { PlainFields } from '@noriter/kit/plain-fields';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import type { Outcome } from '../domain/ledger/batch.ts';
import { postings } from '../domain/ledger/posting.ts';
import { outcomeMessage } from './wallet-event.ts';

const moment = new PlainFields();
const outcomeFields = new PlainFields();
const event = new PlainFields();

/** @returns the bytes of a WalletEvent; what cannot be written field by field is left to the library */
export function outcomeBytes(outcome: Outcome): Uint8Array {
  return plainBytes(outcome) ?? toBinary(WalletEventSchema, outcomeMessage(outcome));
}

/** The numbers are those of the fields in wallet_events.proto. */
function plainBytes({ command, account, refusal, at }: Outcome): Buffer | null {
  const ms = at.getTime();
  const seconds = Math.floor(ms / 1_000);
  moment
    .begin()
    .number(1, seconds)
    .number(2, (ms - seconds * 1_000) * 1_000_000);
  outcomeFields
    .begin()
    .text(1, command.commandId)
    .number(2, postings[command.kind].code)
    .whole(3, command.amount)
    .number(4, refusal === null ? 1 : 0)
    .text(5, refusal ?? '')
    .whole(6, account.cash)
    .whole(7, account.held)
    .whole(8, account.points)
    .whole(9, account.version)
    .text(10, command.subjectType)
    .text(11, command.subjectId)
    .whole(12, account.owed);
  return event
    .begin()
    .text(1, command.siteId)
    .text(2, command.memberId)
    .message(3, moment)
    .message(10, outcomeFields)
    .finish();
}
