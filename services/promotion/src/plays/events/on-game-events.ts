import { timestampDate } from '@bufbuild/protobuf/wkt';
import { type GameEvent, GameRoundStatus } from '@noriter/proto/game_events_pb';
import type { PlayResult } from '../store/results.ts';

/**
 * Null of a round that runs, and where the event is about none. A round mostly ends with the win that closes
 * it; one that begins again ends again, at a higher version.
 */
export function roundOf({ siteId, memberId, occurredAt, event }: GameEvent): PlayResult | null {
  if (event.case !== 'transacted' && event.case !== 'roundChanged') return null;
  const { round, game } = event.value;
  if (round === undefined || occurredAt === undefined) return null;
  const { roundId: playId, version, staked, returned, status, openedAt } = round;
  if (status === GameRoundStatus.OPEN || status === GameRoundStatus.UNSPECIFIED) return null;
  return {
    siteId,
    memberId,
    playId,
    version,
    // A hotel's tables count as the same games elsewhere.
    product: (game?.groupCode ?? '').replace(/^hc?-/, ''),
    game: game === undefined ? '' : `${game.vendorKey}:${game.gameCode}`,
    stake: staked,
    placedAt: openedAt === undefined ? null : timestampDate(openedAt),
    ran: status === GameRoundStatus.CLOSED ? staked : 0n,
    lost: staked - returned,
    odds: null,
    at: timestampDate(occurredAt),
  };
}
