import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { RawEvent } from '@noriter/kit/kafka';
import { keyOfMac } from '@noriter/kit/message-mac';
import type { SecretKeys } from '@noriter/kit/secret-keys';
import { walletEvents } from '@noriter/proto/topics';
import type { WalletEvent } from '@noriter/proto/wallet_events_pb';
import { type CommandKind, commandKinds } from './command.ts';

/** What became of a command; `refusal` is the wallet's code, null when the money moved. */
export type CommandOutcome = {
  readonly commandId: string;
  readonly subjectId: string;
  readonly refusal: string | null;
  /** When the wallet decided it, by its own record. */
  readonly at: Date;
};

/** The commands that a service knows as its own. */
export type OwnCommands = {
  readonly kinds: readonly CommandKind[];
  readonly subjectType: string;
  /** The id that the command for a subject has, and no other has. */
  readonly commandIdOf: (subjectId: string) => string;
};

/**
 * Recognises outcomes of one's own commands; null for all others.
 *
 * @example const stakeOutcomeOf = ownOutcomes({ kinds: ['stake'], subjectType, commandIdOf });
 */
export function ownOutcomes({
  kinds,
  subjectType,
  commandIdOf,
}: OwnCommands): (event: WalletEvent) => CommandOutcome | null {
  const numbers: readonly number[] = kinds.map((kind) => commandKinds[kind]);
  return (event) => {
    const { case: name, value } = event.event;
    if (name !== 'outcome' || !numbers.includes(value.kind) || value.subjectType !== subjectType) {
      return null;
    }
    // Somebody else's command may name the subject as well: only its own command decides it.
    return value.commandId === commandIdOf(value.subjectId) ? outcomeOf(event) : null;
  };
}

/**
 * Whether an event is the wallet's answer to a command of this service: the wallet alone can make its
 * MAC. Anything else, whatever it says, decides nothing.
 *
 * @param keys the service's COMMAND_KEY
 */
export function isProven(keys: SecretKeys, { id = '', value, mac }: RawEvent): boolean {
  return keyOfMac(keys, mac, { topic: walletEvents.name, id, value }) !== null;
}

function outcomeOf({ event, occurredAt }: WalletEvent): CommandOutcome | null {
  if (event.case !== 'outcome' || occurredAt === undefined) return null;
  const { commandId, subjectId, applied, refusalCode } = event.value;
  return {
    commandId,
    subjectId,
    refusal: applied ? null : refusalCode,
    at: timestampDate(occurredAt),
  };
}
