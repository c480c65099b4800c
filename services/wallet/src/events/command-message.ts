import type { TurnoverCondition, WalletCommand } from '@noriter/proto/wallet_commands_pb';
import type { Command } from '../domain/ledger/command.ts';
import { MalformedCommand, makeCommand } from '../domain/ledger/make-command.ts';
import { kindOfCode } from '../domain/ledger/posting.ts';

/**
 * Reads a command off the topic.
 *
 * @throws MalformedCommand when it is none, whatever the number of tries
 */
export function commandOf(message: WalletCommand): Command {
  const kind = kindOfCode(message.kind);
  if (kind === undefined) {
    throw new MalformedCommand(
      `Command ${message.commandId} has the kind ${message.kind}, which there is not.`,
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
    afterTurnover: message.afterTurnover,
    receiverId: message.receiverId,
    ...(message.turnover === undefined ? {} : { turnover: conditionOf(message.turnover) }),
  });
}

function conditionOf({ required, weights, oddsMinimum }: TurnoverCondition) {
  return { required, weights, oddsMinimum };
}
