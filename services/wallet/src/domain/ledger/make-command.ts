import type { Won } from '@noriter/kit/money';
import { isTurnoverCondition, type TurnoverCondition } from '../requests/turnover-condition.ts';
import { isMemberAccount } from './account.ts';
import type { Command, PointRate } from './command.ts';
import { type CommandKind, sidesOf } from './posting.ts';

/** A command as its sender writes it; what is left out is empty. */
export type CommandDraft = {
  commandId: string;
  siteId: string;
  memberId: string;
  kind: CommandKind;
  amount: Won;
  subjectType: string;
  subjectId: string;
  /** The kind's own counter account when absent. */
  counterAccount?: string;
  product?: string;
  rate?: PointRate;
  turnover?: TurnoverCondition;
  afterTurnover?: boolean;
  receiverId?: string;
};

/** The message is no command: sending it again will not help, so it goes to the dead letters. */
export class MalformedCommand extends Error {
  override readonly name = 'MalformedCommand';
}

/** More than any one movement on the site can be; keeps sums far inside 64 bits. */
export const COMMAND_WON_MAX = 999_999_999_999_999n;

const TEXT_LENGTH_MAX = 100;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Makes a command of a draft. Ids become lower case, as the database gives them back.
 *
 * @throws MalformedCommand
 */
export function makeCommand(draft: CommandDraft): Command {
  const { siteId, kind, amount, subjectType, subjectId } = draft;
  const { counterAccount = '', product = '', afterTurnover = false } = draft;
  for (const text of [siteId, subjectType, subjectId, counterAccount, product]) {
    if (text.length > TEXT_LENGTH_MAX || text.includes('\0')) {
      throw new MalformedCommand(`Command ${draft.commandId} has a text that cannot be kept.`);
    }
  }
  if (isMemberAccount(counterAccount)) {
    throw new MalformedCommand(`Command ${draft.commandId} has a member's account as its counter.`);
  }
  const { from, to } = sidesOf(kind, counterAccount);
  return {
    commandId: uuidOf(draft.commandId),
    siteId,
    memberId: uuidOf(draft.memberId),
    kind,
    amount,
    from,
    to,
    subjectType,
    subjectId,
    product,
    rate: rateOf(draft),
    turnover: turnoverOf(draft),
    // What plays, pays or takes back asks nobody whether they have staked.
    afterTurnover: kind === 'transfer_out' && afterTurnover,
    receiverId: receiverOf(draft),
  };
}

/** Nothing but a transfer goes to somebody else, and none to who gives it. */
function receiverOf({ commandId, kind, memberId, receiverId = '' }: CommandDraft): string | null {
  if (kind !== 'transfer_out' || receiverId === '') return null;
  const receiver = uuidOf(receiverId);
  if (receiver !== uuidOf(memberId)) return receiver;
  throw new MalformedCommand(`Command ${commandId} takes from whom it is for.`);
}

/** Nothing but points has a rate, and without one there is nothing to keep. */
function rateOf({ kind, rate }: CommandDraft): PointRate | null {
  if (rate === undefined || kind !== 'points_grant') return null;
  return rate.basisPoints === 0 && rate.bonusBasisPoints === 0 ? null : rate;
}

/** Nothing but a bonus asks to be staked. */
function turnoverOf({ commandId, kind, turnover }: CommandDraft): TurnoverCondition | null {
  if (turnover === undefined || kind !== 'bonus_grant') return null;
  if (!isTurnoverCondition(turnover)) {
    throw new MalformedCommand(`Command ${commandId} has a turnover condition nobody can meet.`);
  }
  return turnover;
}

function uuidOf(text: string): string {
  const id = text.toLowerCase();
  if (!UUID.test(id)) throw new MalformedCommand(`"${text.slice(0, 50)}" is not a UUID.`);
  return id;
}
