import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deriveId } from '@noriter/kit/ids';
import type { EventMessage } from '@noriter/kit/kafka';
import { GameEventSchema } from '@noriter/proto/game_events_pb';
import type { gameEvents } from '@noriter/proto/topics';
import type { Game } from '../domain/game.ts';

/** One game was opened or locked on a site: every open window of it is to know. */
export function gameLockEvent(
  siteId: string,
  { gameId, vendorKey, gameCode, state }: Game,
  at: Date,
): EventMessage<typeof gameEvents> {
  return {
    key: siteId,
    id: deriveId('game-lock-event', `${siteId}:${gameId}:${at.getTime()}`),
    time: at,
    value: create(GameEventSchema, {
      siteId,
      occurredAt: timestampFromDate(at),
      event: {
        case: 'vendorChanged',
        value: {
          vendorKey,
          gameCode,
          locked: state !== 'open',
          reason: state === 'open' ? '' : state,
        },
      },
    }),
  };
}
