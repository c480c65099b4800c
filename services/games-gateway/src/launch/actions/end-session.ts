import { addAllToOutbox } from '@noriter/kit/outbox';
import { gameEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import { sessionEndedEvent } from '../../rounds/events/game-event.ts';
import { noteLeftMoney } from '../../transfer/store/left-money.ts';
import { endSessions } from '../store/sessions.ts';

/** Who ends it so brings the money back at once; what is left then is asked for after so long. */
const OWN_MS = 15_000;
const bringsBack = ['closed', 'merged'];

/**
 * Ends sessions in the caller's transaction: they take no more bets, wins come in any case. What they left
 * with a vendor with a wallet of its own comes back, whoever has ended them.
 */
export async function endSessionsIn(
  tx: pg.ClientBase,
  which: Parameters<typeof endSessions>[1],
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const ended = await endSessions(tx, which, { reason, at });
  const events = ended.map((one) => sessionEndedEvent({ ...one, reason }, at));
  await addAllToOutbox(tx, gameEvents, events);
  const ids = ended.map(({ sessionId }) => sessionId);
  const nextAt = new Date(at.getTime() + (bringsBack.includes(reason) ? OWN_MS : 0));
  await noteLeftMoney(tx, ids, { endedAt: at, nextAt });
}
