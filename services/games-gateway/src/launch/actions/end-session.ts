import { addAllToOutbox } from '@noriter/kit/outbox';
import { gameEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import { sessionEndedEvent } from '../../rounds/events/game-event.ts';
import { endSessions } from '../store/sessions.ts';

/** Ends sessions in the caller's transaction: they take no more bets, wins come in any case. */
export async function endSessionsIn(
  tx: pg.ClientBase,
  which: Parameters<typeof endSessions>[1],
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const ended = await endSessions(tx, which, { reason, at });
  const events = ended.map((one) => sessionEndedEvent({ ...one, reason }, at));
  await addAllToOutbox(tx, gameEvents, events);
}
