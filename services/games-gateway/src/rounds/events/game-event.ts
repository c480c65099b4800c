import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deriveId } from '@noriter/kit/ids';
import type { EventMessage } from '@noriter/kit/kafka';
import {
  GameEventSchema,
  type GameNameSchema,
  GameRoundStatus,
  GameVerb,
} from '@noriter/proto/game_events_pb';
import type { gameEvents } from '@noriter/proto/topics';
import type { MoneyVerb } from '../../vocabulary/verb.ts';
import type { Round, RoundState, Transacted } from '../domain/round.ts';

type GameMessage = EventMessage<typeof gameEvents>;
export type GameNameView = MessageInitShape<typeof GameNameSchema>;
type Content = NonNullable<MessageInitShape<typeof GameEventSchema>['event']>;

const verbNumbers: Record<MoneyVerb, GameVerb> = {
  bet: GameVerb.BET,
  win: GameVerb.WIN,
  bet_and_win: GameVerb.BET_AND_WIN,
  rollback: GameVerb.ROLLBACK,
  adjust: GameVerb.ADJUST,
  promotion_win: GameVerb.PROMOTION_WIN,
  jackpot_win: GameVerb.JACKPOT_WIN,
};

const stateNumbers: Record<RoundState, GameRoundStatus> = {
  open: GameRoundStatus.OPEN,
  closed: GameRoundStatus.CLOSED,
  cancelled: GameRoundStatus.CANCELLED,
  refunded: GameRoundStatus.REFUNDED,
};

type About = { siteId: string; memberId: string };

function gameEvent({ siteId, memberId }: About, id: string, at: Date, event: Content): GameMessage {
  const value = create(GameEventSchema, {
    siteId,
    memberId,
    occurredAt: timestampFromDate(at),
    event,
  });
  return { key: memberId, id, time: at, value };
}

/** A vendor's command moved money, once. */
export function transactedEvent(
  one: Transacted,
  { round, game, at }: { round: Round | null; game: GameNameView; at: Date },
): GameMessage {
  const { transactionId, vendorTransactionId, staked, returned } = one;
  const value = {
    transactionId,
    vendorTransactionId,
    verb: verbNumbers[one.verb],
    staked,
    returned,
    game,
    ...(round === null ? {} : { round: stateOf(round) }),
  };
  const event = { case: 'transacted', value } as const;
  return gameEvent(one, deriveId('game-transacted-event', transactionId), at, event);
}

/** A round ended without money of its own. */
export function roundChangedEvent(round: Round, game: GameNameView, at: Date): GameMessage {
  const id = deriveId('game-round-event', `${round.roundId}:${round.version}`);
  const event = { case: 'roundChanged', value: { round: stateOf(round), game } } as const;
  return gameEvent(round, id, at, event);
}

/** A member opened a game. */
export function launchedEvent(
  about: About & { sessionId: string; demo: boolean },
  game: GameNameView,
  at: Date,
): GameMessage {
  const { sessionId, demo } = about;
  const event = { case: 'launched', value: { sessionId, demo, game } } as const;
  return gameEvent(about, deriveId('game-launched-event', sessionId), at, event);
}

/** A member's game takes no more bets. */
export function sessionEndedEvent(
  about: About & { sessionId: string; vendorKey: string; reason: string },
  at: Date,
): GameMessage {
  const { sessionId, vendorKey, reason } = about;
  const event = { case: 'sessionEnded', value: { sessionId, vendorKey, reason } } as const;
  return gameEvent(about, deriveId('game-session-ended-event', sessionId), at, event);
}

function stateOf({ roundId, vendorRoundId, state, staked, returned, version, openedAt }: Round) {
  return {
    roundId,
    vendorRoundId,
    status: stateNumbers[state],
    staked,
    returned,
    version,
    openedAt: timestampFromDate(openedAt),
  };
}
