import { isOutage, sqlStateOf } from '@noriter/kit/outage';
import type pg from 'pg';
import type { NumberedMessage } from '../../sportsbook/domain/messages/messages.ts';
import type { FaultRow } from '../store/faults.ts';
import { attempt } from '../store/savepoint.ts';
import { applyMessages, type Deps } from './apply-messages.ts';

/**
 * Applies each message by itself, for a page that cannot be applied as a whole: what cannot be applied
 * even so is a fault, and stops the bets on its fixture, since what it would have changed is not known.
 * All others count.
 *
 * @throws what passes by itself: a result must not be lost because the database was slow
 */
export async function applyOneByOne(
  deps: Deps,
  tx: pg.ClientBase,
  messages: readonly NumberedMessage[],
): Promise<FaultRow[]> {
  // Fixture by fixture in the order of their ids, as whoever locks several does; each in the feed's order.
  const byFixture = Map.groupBy(messages, ({ fixtureId }) => fixtureId);
  const ids = [...byFixture.keys()].toSorted();
  const faults: FaultRow[] = [];
  for (const message of ids.flatMap((id) => byFixture.get(id) ?? [])) {
    faults.push(...(await applyOne(deps, tx, message)));
  }
  return faults;
}

async function applyOne(
  deps: Deps,
  tx: pg.ClientBase,
  message: NumberedMessage,
): Promise<FaultRow[]> {
  const applied = await attempt(tx, () => applyMessages(deps, tx, [message]), isPassing);
  if ('done' in applied) return applied.done;
  const fault = { ...message, fault: 'not-applied', detail: String(applied.error) };
  const stop: NumberedMessage = { ...headOf(message), type: 'bet-stop', families: null };
  const stopped = await attempt(tx, () => applyMessages(deps, tx, [stop]), isPassing);
  deps.log.error(
    { err: applied.error, message: headOf(message), isStopped: 'done' in stopped },
    'a message of the odds feed cannot be applied; bets on its fixture are stopped',
  );
  return [fault];
}

/** What all numbered messages have. */
function headOf({ producer, epoch, at, sequence, fixtureId, snapshot }: NumberedMessage) {
  return { producer, epoch, at, sequence, fixtureId, snapshot };
}

/** An outage, or a statement cancelled for its time. */
export function isPassing(error: unknown): boolean {
  return isOutage(error) || sqlStateOf(error) === '57014';
}
