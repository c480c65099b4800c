import { create, fromBinary } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { EventMessage } from '@noriter/kit/kafka';
import type { walletCommands } from '@noriter/proto/topics';
import { WalletCommandKind, WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';
import { type WalletEvent, WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import {
  houseOf,
  SLIP_SUBJECT,
  type StakeOutcome,
  stakeCommandId,
} from '../domain/placement/stake.ts';

type Owner = { siteId: string; memberId: string; slipId: string; product: string };

/** Asks the wallet for the stake of a whole slip, and to answer the caller that waits. */
export function stakeMessage(
  { slipId, siteId, memberId, product }: Owner,
  { stake, replyTo, at }: { stake: bigint; replyTo: string; at: Date },
): EventMessage<typeof walletCommands> {
  const commandId = stakeCommandId(slipId);
  return {
    key: memberId,
    id: commandId,
    value: create(WalletCommandSchema, {
      commandId,
      siteId,
      memberId,
      kind: WalletCommandKind.STAKE,
      amount: stake,
      counterAccount: houseOf(product),
      subjectType: SLIP_SUBJECT,
      subjectId: slipId,
      product,
      replyTo,
      requestedAt: timestampFromDate(at),
    }),
  };
}

type MovedBet = Owner & {
  /** Made of the bet and its settlement's version. */
  commandId: string;
  isVoid: boolean;
  /** Below zero it is taken back. */
  moved: bigint;
};

/**
 * Pays what a bet returns, gives the stake of a void one back, or takes back what was not due: what of
 * that is not there, the wallet keeps as a debt.
 */
export function returnMessage(
  { commandId, isVoid, moved, ...bet }: MovedBet,
  at: Date,
): EventMessage<typeof walletCommands> {
  const { siteId, memberId, product } = bet;
  const back = isVoid ? WalletCommandKind.REFUND : WalletCommandKind.PAYOUT;
  return {
    key: memberId,
    id: commandId,
    value: create(WalletCommandSchema, {
      commandId,
      siteId,
      memberId,
      kind: moved < 0n ? WalletCommandKind.CLAWBACK : back,
      amount: moved < 0n ? -moved : moved,
      counterAccount: houseOf(product),
      subjectType: SLIP_SUBJECT,
      subjectId: bet.slipId,
      product,
      requestedAt: timestampFromDate(at),
    }),
  };
}

/** The same of its reply, which is the event's bytes. */
export function stakeReply(payload: Uint8Array): StakeOutcome | null {
  return stakeOutcomeOf(fromBinary(WalletEventSchema, payload));
}

/** What the wallet says of a slip's stake; null when it speaks of something else. */
export function stakeOutcomeOf({ event, occurredAt }: WalletEvent): StakeOutcome | null {
  if (event.case !== 'outcome' || occurredAt === undefined) return null;
  const { kind, subjectType, subjectId, commandId, applied, refusalCode } = event.value;
  const isStake = kind === WalletCommandKind.STAKE && subjectType === SLIP_SUBJECT;
  // Somebody else's command may name a slip as well: only the slip's own command decides it.
  if (!isStake || commandId !== stakeCommandId(subjectId)) return null;
  const at = timestampDate(occurredAt);
  return { slipId: subjectId, commandId, refusal: applied ? null : refusalCode, at };
}
