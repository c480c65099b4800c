import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';
import type { BetEvent } from '@noriter/proto/bet_events_pb';
import type { FreeBetResult } from '../store/free-bet-results.ts';
import type { PlayResult } from '../store/results.ts';

/** Null where the event is none of a result, or of a free bet's. */
export function resultOf({
  siteId,
  memberId,
  product,
  occurredAt,
  freeBetId,
  event,
}: BetEvent): PlayResult | null {
  // What a free bet staked is no stake of its member's.
  if (freeBetId !== '') return null;
  const at = occurredAt === undefined ? new Date(0) : timestampDate(occurredAt);
  const of = { siteId, memberId, product, at, placedAt: null, stake: 0n };
  switch (event.case) {
    case 'settled': {
      const { betId: playId, settlementVersion: version, stake, returned, odds } = event.value;
      const { turnover: ran } = event.value;
      const placed = { game: gameOf(event.value), stake, placedAt: dateOf(event.value.placedAt) };
      return { ...of, ...placed, playId, version, ran, lost: stake - returned, odds };
    }
    case 'voided': {
      const { betId: playId, settlementVersion: version, stake, returned } = event.value;
      const game = gameOf(event.value);
      return { ...of, game, stake, playId, version, ran: 0n, lost: stake - returned, odds: null };
    }
    case 'reopened': {
      const { betId: playId, settlementVersion: version } = event.value;
      const game = gameOf(event.value);
      return { ...of, game, playId, version, ran: 0n, lost: 0n, odds: null };
    }
    case 'cashedOut': {
      const { betId: playId, settlementVersion: version, stake, returned, openStake } = event.value;
      // What of it is still open decides it: a part that is sold would fix the day whatever comes of the rest.
      if (openStake > 0n) return null;
      const lost = stake - returned;
      const placed = { game: gameOf(event.value), stake, placedAt: dateOf(event.value.placedAt) };
      return { ...of, ...placed, playId, version, ran: 0n, lost, odds: null };
    }
    default:
      return null;
  }
}

/** Null where the event is none of a result, or its member staked the bet. */
export function freeBetResultOf({
  siteId,
  occurredAt,
  freeBetId,
  event,
}: BetEvent): FreeBetResult | null {
  if (freeBetId === '' || occurredAt === undefined) return null;
  if (event.case !== 'settled' && event.case !== 'voided' && event.case !== 'reopened') return null;
  const { betId, settlementVersion: version, returned } = event.value;
  // What comes back of a free bet's bet is its winnings alone; what is void or waits again won nothing.
  const won = event.case === 'settled' ? returned : 0n;
  return { siteId, betId, freeBetId, version, won, at: timestampDate(occurredAt) };
}

const gameOf = ({ subject }: { subject?: { gameId: string } | undefined }) => subject?.gameId ?? '';

const dateOf = (at: Timestamp | undefined) => (at === undefined ? null : timestampDate(at));
