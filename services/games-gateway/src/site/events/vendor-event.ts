import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deriveId } from '@noriter/kit/ids';
import type { EventMessage } from '@noriter/kit/kafka';
import { GameEventSchema } from '@noriter/proto/game_events_pb';
import type { gameEvents } from '@noriter/proto/topics';
import type { Vendor } from '../domain/vendor.ts';

/** A vendor was opened or locked on a site: every open window of its games is to know. */
export function vendorEvent(
  siteId: string,
  { vendorKey, state, stateVersion }: Vendor,
  at: Date,
): EventMessage<typeof gameEvents> {
  return {
    key: siteId,
    id: deriveId('game-vendor-event', `${siteId}:${vendorKey}:${stateVersion}`),
    time: at,
    value: create(GameEventSchema, {
      siteId,
      occurredAt: timestampFromDate(at),
      event: {
        case: 'vendorChanged',
        value: {
          vendorKey,
          locked: state !== 'open',
          reason: state === 'open' ? '' : state,
          version: stateVersion,
        },
      },
    }),
  };
}
