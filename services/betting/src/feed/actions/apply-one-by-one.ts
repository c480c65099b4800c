import { isOutage, sqlStateOf } from '@noriter/kit/outage';
import type pg from 'pg';
import type { NumberedMessage } from '../../sportsbook/domain/messages/messages.ts';
import type { FaultRow } from '../store/faults.ts';
import { attempt } from '../store/savepoint.ts';
import { applyMessages, type Deps } from './apply-messages.ts';

/** How often each message has ended in a time-out, over the attempts of one step. */
export type TimeOuts = Map<NumberedMessage, number>;

/** Of a message by itself: with the two attempts of its whole page before, it is tried ten times. */
const TIME_OUTS_MAX = 8;

/**
 * Applies each message by itself, for a page that cannot be applied as a whole: what cannot be applied
 * even so is a fault, and stops the bets on its fixture, since what it would have changed is not known.
 * All others count. So is one that has ended in a time-out each time: by then it is not the database
 * that was slow.
 *
 * @throws what passes by itself: a result must not be lost because the database was slow once
 */
export async function applyOneByOne(
  deps: Deps,
  tx: pg.ClientBase,
  { messages, timeOuts }: { messages: readonly NumberedMessage[]; timeOuts: TimeOuts },
): Promise<FaultRow[]> {
  // Fixture by fixture in the order of their ids, as whoever locks several does; each in the feed's order.
  const byFixture = Map.groupBy(messages, ({ fixtureId }) => fixtureId);
  const ids = [...byFixture.keys()].toSorted();
  const faults: FaultRow[] = [];
  for (const message of ids.flatMap((id) => byFixture.get(id) ?? [])) {
    faults.push(...(await applyOne(deps, tx, { message, timeOuts })));
  }
  return faults;
}

async function applyOne(
  deps: Deps,
  tx: pg.ClientBase,
  { message, timeOuts }: { message: NumberedMessage; timeOuts: TimeOuts },
): Promise<FaultRow[]> {
  const passes = (error: unknown) => isWaitedFor(error) || isTriedAgain(error, message, timeOuts);
  const applied = await attempt(tx, () => applyMessages(deps, tx, [message]), passes);
  if ('done' in applied) return applied.done;
  const fault = { ...message, fault: 'not-applied', detail: String(applied.error) };
  const stop: NumberedMessage = { ...headOf(message), type: 'bet-stop', families: null };
  // A stop that ends in a time-out is tried again: until it is written, nothing of the producer is offered.
  const stopped = await attempt(
    tx,
    () => applyMessages(deps, tx, [stop]),
    (error) => isWaitedFor(error) || isTimeOut(error),
  );
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

function isTriedAgain(error: unknown, message: NumberedMessage, timeOuts: TimeOuts): boolean {
  if (!isTimeOut(error)) return false;
  const count = (timeOuts.get(message) ?? 0) + 1;
  timeOuts.set(message, count);
  return count < TIME_OUTS_MAX;
}

/** A statement that was cancelled for its time, or was not given a lock in time. */
export function isTimeOut(error: unknown): boolean {
  return ['57014', '55P03'].includes(sqlStateOf(error) ?? '');
}

/** An outage, which has nothing to do with what is applied. */
export function isWaitedFor(error: unknown): boolean {
  return isOutage(error) && !isTimeOut(error);
}
