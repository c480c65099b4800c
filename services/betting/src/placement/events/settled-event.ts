import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { BetResult } from '@noriter/proto/bet_events_pb';
import type { TicketResult } from '@noriter/rules/sport-ticket';
import { type BetMessage, type Body, DECIDED, messageOf, type Slip } from './bet-event.ts';

/** A bet at one of its settlements. */
export type BetAtSettlement = Slip & {
  betId: string;
  settlementVersion: number;
  result: TicketResult;
  stake: bigint;
  /** What of the stake ran to this result: without what was bought back. */
  turnover: bigint;
  odds: bigint;
  placedAt: Date;
  /** In all, those of before included. */
  returned: bigint;
  /** The difference to before; below zero it is taken back. */
  moved: bigint;
  /** What goes back to its free bet; below zero it is taken again. */
  freeMoved: bigint;
  /** Why it is void; empty where it follows from what it is a bet on. */
  reason: string;
  /** Set where a part of it, or all, was bought back: what of its stake runs on. */
  openStake?: bigint;
};

/** What it was on, for who counts bets by category. */
export type BetSubject = { gameId: string; folds: number; inPlay: boolean };

type PublishedBet = BetAtSettlement & { subject: BetSubject };

export function settledEvent(bet: PublishedBet, at: Date): BetMessage {
  const { betId, settlementVersion } = bet;
  const version = DECIDED + settlementVersion;
  return messageOf(bet, { name: `${betId}:${settlementVersion}`, version, at, event: bodyOf(bet) });
}

function bodyOf(bet: PublishedBet): Body {
  const { betId, settlementVersion, result, stake, returned, moved, reason, openStake } = bet;
  const both = { betId, settlementVersion, returned, moved, subject: bet.subject };
  const bought = { ...both, stake, placedAt: timestampFromDate(bet.placedAt) };
  if (openStake !== undefined) return { case: 'cashedOut', value: { ...bought, openStake } };
  switch (result) {
    case 'void':
      return { case: 'voided', value: { ...both, stake, reason } };
    case 'open':
      return { case: 'reopened', value: both };
    case 'cashed-out':
      return { case: 'cashedOut', value: { ...bought, openStake: 0n } };
    case 'won':
      return { case: 'settled', value: { ...both, ...standingOf(bet), result: BetResult.WON } };
    case 'lost':
      return { case: 'settled', value: { ...both, ...standingOf(bet), result: BetResult.LOST } };
    default:
      return result satisfies never;
  }
}

function standingOf({ stake, turnover, odds, placedAt }: BetAtSettlement) {
  return { stake, turnover, odds: Number(odds), placedAt: timestampFromDate(placedAt) };
}
