import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deriveId } from '@noriter/kit/ids';
import type { EventMessage } from '@noriter/kit/kafka';
import { BetEventSchema, BetResult } from '@noriter/proto/bet_events_pb';
import type { betEvents } from '@noriter/proto/topics';
import type { NewBet } from '../domain/placement/decide.ts';
import type { ReturnedBet } from './stake-message.ts';

type BetMessage = EventMessage<typeof betEvents>;
type Body = NonNullable<MessageInitShape<typeof BetEventSchema>['event']>;
type Slip = { slipId: string; siteId: string; memberId: string; product: string };

/** The slip's version in each event: what comes after a settlement counts on from there. */
const PLACED = 1;
const DECIDED = 2;

export function placedEvent(
  slip: Slip & { gameId: string; roundId: string },
  bets: readonly (NewBet & { betId: string })[],
  at: Date,
): BetMessage {
  const { gameId, roundId } = slip;
  const placed = bets.map(({ betId, marketId, selectionId, stake, odds }) => ({
    betId,
    marketId,
    selectionId,
    stake,
    odds: Number(odds),
  }));
  const event: Body = { case: 'placed', value: { gameId, roundId, bets: placed } };
  return messageOf(slip, { name: `${slip.slipId}:placed`, version: PLACED, at, event });
}

/** The wallet took the stake, or said why it did not. */
export function decidedEvent(
  slip: Slip & { stake: bigint; refusal: string | null },
  at: Date,
): BetMessage {
  const { stake, refusal } = slip;
  const event: Body =
    refusal === null
      ? { case: 'accepted', value: { stake } }
      : { case: 'refused', value: { code: refusal } };
  return messageOf(slip, { name: `${slip.slipId}:decided`, version: DECIDED, at, event });
}

export function settledEvent(
  bet: ReturnedBet & { stake: bigint; reason: string },
  at: Date,
): BetMessage {
  const { betId, settlementVersion, result, stake, returned, reason } = bet;
  const settled = { betId, settlementVersion, stake };
  const won = result === 'won' ? BetResult.WON : BetResult.LOST;
  const event: Body =
    result === 'void'
      ? { case: 'voided', value: { ...settled, reason } }
      : { case: 'settled', value: { ...settled, result: won, returned } };
  const version = DECIDED + settlementVersion;
  return messageOf(bet, { name: `${betId}:${settlementVersion}`, version, at, event });
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
