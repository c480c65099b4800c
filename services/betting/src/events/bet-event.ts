import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deriveId } from '@noriter/kit/ids';
import type { EventMessage } from '@noriter/kit/kafka';
import { BetEventSchema, BetResult } from '@noriter/proto/bet_events_pb';
import type { betEvents } from '@noriter/proto/topics';
import type { TicketResult } from '../domain/settlement/sport-ticket.ts';

type BetMessage = EventMessage<typeof betEvents>;
type Body = NonNullable<MessageInitShape<typeof BetEventSchema>['event']>;
type Slip = { slipId: string; siteId: string; memberId: string; product: string };

/** The slip's version in each event: what comes after a settlement counts on from there. */
const PLACED = 1;
const DECIDED = 2;

/** What a slip is on, and its bets. */
export type SlipContents = {
  gameId: string;
  roundId: string | null;
  bets: readonly PlacedBet[];
};

type PlacedBet = {
  betId: string;
  marketId: string | null;
  selectionId: string | null;
  stake: bigint;
  odds: bigint;
  linesOf: number;
  legs: readonly PlacedLeg[];
};

type PlacedLeg = {
  fixtureId: string;
  sport: string;
  marketKey: string;
  selectionId: string;
  /** In thousandths; a number where it comes out of a document. */
  odds: bigint | number;
};

/** It waits for its second look. */
export function placedEvent(slip: Slip & SlipContents, at: Date): BetMessage {
  const event: Body = { case: 'placed', value: contentsOf(slip) };
  return messageOf(slip, { name: `${slip.slipId}:placed`, version: PLACED, at, event });
}

/** The wallet took the stake. */
export function acceptedEvent(slip: Slip & SlipContents & { stake: bigint }, at: Date): BetMessage {
  const value = { ...contentsOf(slip), stake: slip.stake };
  return decidedMessage(slip, at, { case: 'accepted', value });
}

/** The wallet, or somebody before it, said why the stake is not to be taken. */
export function refusedEvent(slip: Slip & { refusal: string }, at: Date): BetMessage {
  return decidedMessage(slip, at, { case: 'refused', value: { code: slip.refusal } });
}

function decidedMessage(slip: Slip, at: Date, event: Body): BetMessage {
  return messageOf(slip, { name: `${slip.slipId}:decided`, version: DECIDED, at, event });
}

function contentsOf({ gameId, roundId, bets }: SlipContents) {
  const placed = bets.map(({ betId, marketId, selectionId, stake, odds, linesOf, legs }) => ({
    betId,
    marketId: marketId ?? '',
    selectionId: selectionId ?? '',
    stake,
    odds: Number(odds),
    linesOf,
    legs: legs.map((leg) => ({
      fixtureId: leg.fixtureId,
      sport: leg.sport,
      marketKey: leg.marketKey,
      selectionId: leg.selectionId,
      odds: Number(leg.odds),
    })),
  }));
  return { gameId, roundId: roundId ?? '', bets: placed };
}

/** A bet at one of its settlements. */
export type BetAtSettlement = Slip & {
  betId: string;
  settlementVersion: number;
  result: TicketResult;
  stake: bigint;
  /** In all, those of before included. */
  returned: bigint;
  /** The difference to before; below zero it is taken back. */
  moved: bigint;
  /** Why it is void; empty where what it is a bet on says it all. */
  reason: string;
  /** Set where a part of it, or all, was bought back: what of its stake runs on. */
  openStake?: bigint;
};

export function settledEvent(bet: BetAtSettlement, at: Date): BetMessage {
  const { betId, settlementVersion } = bet;
  const version = DECIDED + settlementVersion;
  return messageOf(bet, { name: `${betId}:${settlementVersion}`, version, at, event: bodyOf(bet) });
}

function bodyOf(bet: BetAtSettlement): Body {
  const { betId, settlementVersion, result, stake, returned, moved, reason, openStake } = bet;
  const both = { betId, settlementVersion, returned, moved };
  if (openStake !== undefined) return { case: 'cashedOut', value: { ...both, openStake } };
  switch (result) {
    case 'void':
      return { case: 'voided', value: { ...both, stake, reason } };
    case 'open':
      return { case: 'reopened', value: both };
    case 'cashed-out':
      return { case: 'cashedOut', value: { ...both, openStake: 0n } };
    case 'won':
      return { case: 'settled', value: { ...both, stake, result: BetResult.WON } };
    case 'lost':
      return { case: 'settled', value: { ...both, stake, result: BetResult.LOST } };
    default:
      return result satisfies never;
  }
}

function messageOf(
  { slipId, siteId, memberId, product }: Slip,
  { name, version, at, event }: { name: string; version: number; at: Date; event: Body },
): BetMessage {
  return {
    key: memberId,
    id: deriveId('bet-event', name),
    time: at,
    value: create(BetEventSchema, {
      siteId,
      memberId,
      occurredAt: timestampFromDate(at),
      slipId,
      product,
      version,
      event,
    }),
  };
}
