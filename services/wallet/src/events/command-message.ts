import type { WalletCommand } from '@noriter/proto/wallet_commands_pb';
import { type Command, MalformedCommand, makeCommand } from '../domain/command.ts';
import { isOwnKind, kindOfCode } from '../domain/posting.ts';

/**
 * Reads a command off the topic.
 *
 * @throws MalformedCommand when it is none, whatever the number of tries
 */
export function commandOf(message: WalletCommand): Command {
  const kind = kindOfCode(message.kind);
  if (kind === undefined || isOwnKind(kind)) {
    throw new MalformedCommand(
      `Command ${message.commandId} has the kind ${message.kind}, which nobody may ask for.`,
    );
  }
  return makeCommand({
    commandId: message.commandId,
    siteId: message.siteId,
    memberId: message.memberId,
    kind,
    amount: message.amount,
    subjectType: message.subjectType,
    subjectId: message.subjectId,
    counterAccount: message.counterAccount,
    product: message.product,
    rate: {
      basisPoints: message.rateBasisPoints,
      bonusBasisPoints: message.bonusRateBasisPoints,
    },
  });
}
