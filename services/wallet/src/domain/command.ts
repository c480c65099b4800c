/**
 * Invariant: a command's id stands for exactly one body, for ever. Two commands with one id and
 * one body are the same command; with another body the later one is refused.
 */
import type { Won } from '@noriter/kit/money';
import { isMemberAccount } from './account.ts';
import { type CommandKind, sidesOf } from './posting.ts';

/** One change of one member's money, its accounts worked out. */
export type Command = {
  readonly commandId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly kind: CommandKind;
  readonly amount: Won;
  readonly from: string;
  readonly to: string;
  /** What the money is for: 'bet' and the bet's id, 'cash-request' and the request's. */
  readonly subjectType: string;
  readonly subjectId: string;
  /** The product a stake counts for in a rolling requirement; empty when none does. */
  readonly product: string;
  /** The rate granted points were reckoned at. It only explains the amount: no part of the body. */
  readonly rate: PointRate | null;
};

/** In hundredths of a percent. */
export type PointRate = { readonly basisPoints: number; readonly bonusBasisPoints: number };

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
  const { counterAccount = '', product = '' } = draft;
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
  };
}

/**
 * Whether two commands with one id are the same command. Where a clawback takes its money from is
 * the wallet's own decision, and no part of the body.
 */
export function sameBody(one: Command, other: Command): boolean {
  return (
    one.memberId === other.memberId &&
    one.amount === other.amount &&
    one.kind === other.kind &&
    one.siteId === other.siteId &&
    (one.kind === 'clawback' || one.from === other.from) &&
    one.to === other.to &&
    one.subjectType === other.subjectType &&
    one.subjectId === other.subjectId &&
    one.product === other.product
  );
}

/** Nothing but points has a rate, and without one there is nothing to keep. */
function rateOf({ kind, rate }: CommandDraft): PointRate | null {
  if (rate === undefined || kind !== 'points_grant') return null;
  return rate.basisPoints === 0 && rate.bonusBasisPoints === 0 ? null : rate;
}

function uuidOf(text: string): string {
  const id = text.toLowerCase();
  if (!UUID.test(id)) throw new MalformedCommand(`"${text.slice(0, 50)}" is not a UUID.`);
  return id;
}
