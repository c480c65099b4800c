/**
 * Invariant: a command's id stands for exactly one body, for ever. Two commands with one id and
 * one body are the same command; with another body the later one is refused.
 */
import type { Won } from '@noriter/kit/money';
import type { TurnoverCondition } from '../requests/turnover-condition.ts';
import { type CommandKind, postings, takesBack } from './posting.ts';

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
  /** What a bonus asks to be staked; written with the first command of an id: no part of the body. */
  readonly turnover: TurnoverCondition | null;
  /** Only of who has nothing left to stake. It decides the first command of an id: no part of the body. */
  readonly afterTurnover: boolean;
  /** Of a transfer out: the member whom it goes to, by whose limits it is judged, too; no part of the body. */
  readonly receiverId: string | null;
};

/** In hundredths of a percent. */
export type PointRate = { readonly basisPoints: number; readonly bonusBasisPoints: number };

/**
 * Whether two commands with one id are the same command. Where what is taken back comes from is
 * the wallet's own decision, and no part of the body.
 */
export function sameBody(one: Command, other: Command): boolean {
  return (
    one.memberId === other.memberId &&
    one.amount === other.amount &&
    one.kind === other.kind &&
    one.siteId === other.siteId &&
    (takesBack(one.kind) || one.from === other.from) &&
    one.to === other.to &&
    one.subjectType === other.subjectType &&
    one.subjectId === other.subjectId &&
    one.product === other.product
  );
}

/** Whom an applied transfer moves money of, and how much: below zero where it is taken. */
export function transferSides(command: Command): [string, Won][] {
  const { kind, memberId, receiverId, amount, to } = command;
  // A commission that is taken back is no transfer.
  if (kind !== 'transfer_out' || to !== postings.transfer_out.counter) return [];
  const taken: [string, Won] = [memberId, -amount];
  return receiverId === null ? [taken] : [taken, [receiverId, amount]];
}
