import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deriveId } from '@noriter/kit/ids';
import { addToOutbox } from '@noriter/kit/outbox';
import { DrawEventSchema } from '@noriter/proto/draw_events_pb';
import { drawEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import { roundName } from '../../store/round-voids.ts';

/** Has the site's readers learn at once that a round is void there. A void is published once. */
export async function publishRoundVoid(
  tx: pg.ClientBase,
  { voidId, siteId, roundId, at }: { voidId: string; siteId: string; roundId: string; at: Date },
): Promise<void> {
  const { gameId, ...name } = await roundName(tx, roundId);
  const value = create(DrawEventSchema, {
    gameId,
    roundId,
    ...name,
    occurredAt: timestampFromDate(at),
    event: { case: 'declaredVoid', value: { siteId } },
  });
  const id = deriveId('round-void-event', voidId);
  await addToOutbox(tx, drawEvents, { key: gameId, id, value });
}
