import { timestampDate } from '@bufbuild/protobuf/wkt';
import {
  type GameEvent,
  type GameName,
  type GameRoundState,
  GameRoundStatus,
} from '@noriter/proto/game_events_pb';

export const playStates = ['open', 'closed', 'cancelled', 'refunded'] as const;
export type PlayState = (typeof playStates)[number];

/** A member's part in a round of a third-party game. */
export type GamePlay = {
  roundId: string;
  siteId: string;
  memberId: string;
  groupCode: string;
  vendorKey: string;
  vendorCode: string;
  gameCode: string;
  names: { ko: string; en: string; vi: string };
  vendorRoundId: string;
  state: PlayState;
  staked: bigint;
  returned: bigint;
  /** A higher one is newer. */
  version: number;
  openedAt: Date;
  changedAt: Date;
};

const stateOf: Partial<Record<GameRoundStatus, PlayState>> = {
  [GameRoundStatus.OPEN]: 'open',
  [GameRoundStatus.CLOSED]: 'closed',
  [GameRoundStatus.CANCELLED]: 'cancelled',
  [GameRoundStatus.REFUNDED]: 'refunded',
};

/** What an event says of a member's round; null where it is about none. */
export function playOf(message: GameEvent): GamePlay | null {
  const { siteId, memberId, occurredAt, event } = message;
  if (event.case !== 'transacted' && event.case !== 'roundChanged') return null;
  const { round, game } = event.value;
  const state = round === undefined ? undefined : stateOf[round.status];
  if (round === undefined || game === undefined || state === undefined) return null;
  const changedAt = occurredAt === undefined ? new Date(0) : timestampDate(occurredAt);
  return { siteId, memberId, changedAt, state, ...ofGame(game), ...ofRound(round, changedAt) };
}

function ofGame({ groupCode, vendorKey, vendorCode, gameCode, nameKo, nameEn, nameVi }: GameName) {
  const names = { ko: nameKo, en: nameEn, vi: nameVi };
  return { groupCode, vendorKey, vendorCode, gameCode, names };
}

function ofRound({ openedAt, ...round }: GameRoundState, otherwise: Date) {
  const { roundId, vendorRoundId, staked, returned, version } = round;
  const at = openedAt === undefined ? otherwise : timestampDate(openedAt);
  return { roundId, vendorRoundId, staked, returned, version, openedAt: at };
}
