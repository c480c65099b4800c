/**
 * Deferred rows of the outbox: their events are sent to their one receiver directly, and the relay
 * publishes the rows only when that fails. So an event arrives at least once, as by the relay, and
 * the receiver knows one that comes twice by its id.
 */

import type { EventMessage } from '../kafka/event.ts';
import { encodeEvent } from '../kafka/event-envelope.ts';
import type { Topic } from '../kafka/topics.ts';
import { markOutbox } from '../postgres/outbox-wake.ts';
import type { SqlClient } from '../postgres/sql-client.ts';
import { packetsOf } from './packets.ts';

/** Deferred events: where their rows are, and their bytes in the order given. */
export type DeferredEvents = {
  readonly rows: DeferredRows;
  readonly values: readonly Uint8Array[];
};

/** Deferred rows, by their positions. */
export type DeferredRows = readonly string[];

/**
 * Writes events into the outbox, in the transaction of the change they are about, and defers them:
 * the relay publishes them when they were neither removed nor released until then. They keep no
 * order with other events of their keys.
 *
 * @param deferMs by the database's clock, in milliseconds; a relay polls once a second
 * @throws EventTooLarge for an event that Kafka would not take; nothing is written then
 * @example
 * const deferred = await deferInOutbox(tx, walletCommands, messages, 2_000);
 * // after the commit, and when the receiver has answered:
 * await withTransaction(pool, (tx) => removeDeferred(tx, deferred.rows));
 */
export async function deferInOutbox<T extends Topic>(
  tx: SqlClient,
  topic: T,
  messages: readonly EventMessage<T>[],
  deferMs: number,
): Promise<DeferredEvents> {
  if (messages.length === 0) return { rows: [], values: [] };
  const events = messages.map((message) => ({
    topic: topic.name,
    ...encodeEvent(topic, message),
  }));
  const packets = packetsOf(events);
  const until = 'clock_timestamp() + make_interval(secs => $1::float8 / 1000)';
  const places = packets.map((_, index) => `($${index + 2}::json, ${until})`);
  const { rows } = await tx.query(
    `insert into kit.outbox (events, held_until) values ${places.join(', ')} returning position`,
    [deferMs, ...packets],
  );
  return {
    rows: rows.map(({ position }) => String(position)),
    values: events.map(({ value }) => value),
  };
}

/** Removes rows whose events the receiver has answered; those published meanwhile are gone already. */
export async function removeDeferred(tx: SqlClient, rows: DeferredRows): Promise<void> {
  if (rows.length === 0) return;
  await tx.query('delete from kit.outbox where position = any($1::bigint[])', [rows]);
}

/** Lets the relay publish rows at once: the receiver did not answer. */
export async function releaseDeferred(tx: SqlClient, rows: DeferredRows): Promise<void> {
  if (rows.length === 0) return;
  await tx.query('update kit.outbox set held_until = null where position = any($1::bigint[])', [
    rows,
  ]);
  markOutbox(tx);
}
