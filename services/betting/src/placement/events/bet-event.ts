import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deriveId } from '@noriter/kit/ids';
import type { EventMessage } from '@noriter/kit/kafka';
import { BetEventSchema } from '@noriter/proto/bet_events_pb';
import type { betEvents } from '@noriter/proto/topics';

export type BetMessage = EventMessage<typeof betEvents>;

export type Body = NonNullable<MessageInitShape<typeof BetEventSchema>['event']>;

export type Slip = {
  slipId: string;
  siteId: string;
  memberId: string;
  product: string;
  /** What staked it; null where its member did. */
  freeBetId: string | null;
};

/** The slip's version in each event: what comes after a settlement counts on from there. */
const PLACED = 1;

export const DECIDED = 2;

/** What a slip is on, and its bets. */
export type SlipContents = {
  gameId: string;
  roundId: string | null;
  bets: readonly PlacedBet[];
};

type PlacedBet = {
  betId: string;
  /** Its own, whatever else its slip holds. */
  gameId: string;
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

/** It waits for its bet delay. */
export function placedEvent(slip: Slip & SlipContents, at: Date): BetMessage {
  const event: Body = { case: 'placed', value: contentsOf(slip) };
  return messageOf(slip, { name: `${slip.slipId}:placed`, version: PLACED, at, event });
}

/** The wallet took the stake. */
export function acceptedEvent(slip: Slip & SlipContents & { stake: bigint }, at: Date): BetMessage {
  const value = { ...contentsOf(slip), stake: slip.stake };
  return decidedMessage(slip, at, { case: 'accepted', value });
}

/**
 * The wallet, or somebody before it, gave the reason why the stake is not taken.
 *
 * @param slip with what goes back to its member
 */
export function refusedEvent(
  slip: Slip & { refusal: string; returned: bigint },
  at: Date,
): BetMessage {
  const value = { code: slip.refusal, returned: slip.returned };
  return decidedMessage(slip, at, { case: 'refused', value });
}

function decidedMessage(slip: Slip, at: Date, event: Body): BetMessage {
  return messageOf(slip, { name: `${slip.slipId}:decided`, version: DECIDED, at, event });
}

function contentsOf({ gameId, roundId, bets }: SlipContents) {
  const placed = bets.map(({ marketId, selectionId, odds, legs, ...bet }) => ({
    betId: bet.betId,
    gameId: bet.gameId,
    marketId: marketId ?? '',
    selectionId: selectionId ?? '',
    stake: bet.stake,
    odds: Number(odds),
    linesOf: bet.linesOf,
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

export function messageOf(
  { slipId, siteId, memberId, product, freeBetId }: Slip,
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
      freeBetId: freeBetId ?? '',
      event,
    }),
  };
}
