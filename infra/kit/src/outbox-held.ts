/**
 * Rows of the outbox that are held back: their events are told to their one receiver directly, and
 * the rows are there for when that fails. So an event is told at least once, as by the relay, and
 * the receiver knows one that comes twice by its id.
 */
import type { SqlClient } from './audit.ts';
import { encodeEvent } from './event-envelope.ts';
import type { EventMessage } from './kafka.ts';
import { packetsOf } from './outbox-packets.ts';
import { markOutbox } from './outbox-wake.ts';
import type { Topic } from './topics.ts';

/** Events that are held back: where their rows are, and their bytes in the order given. */
export type HeldEvents = { readonly rows: HeldRows; readonly values: readonly Uint8Array[] };

/** Held rows, by their positions. */
export type HeldRows = readonly string[];

/**
 * Writes events into the outbox, in the transaction of the change they tell about, and holds them
 * back: the relay sends them when they were neither taken back nor released until then. They keep
 * no order with other events of their keys.
 *
 * @param holdMs by the database's clock, in milliseconds; a relay looks once a second
 * @throws EventTooLarge for an event that Kafka would not take; nothing is written then
 * @example
 * const held = await holdInOutbox(tx, walletCommands, messages, 2_000);
 * // after the commit, and when the receiver has answered:
 * await withTransaction(pool, (tx) => takeFromOutbox(tx, held.rows));
 */
export async function holdInOutbox<T extends Topic>(
  tx: SqlClient,
  topic: T,
  messages: readonly EventMessage<T>[],
  holdMs: number,
): Promise<HeldEvents> {
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
    [holdMs, ...packets],
  );
  return {
    rows: rows.map(({ position }) => String(position)),
    values: events.map(({ value }) => value),
  };
}

/** Takes rows back whose events the receiver has answered; those that were sent meanwhile are gone. */
export async function takeFromOutbox(tx: SqlClient, rows: HeldRows): Promise<void> {
  if (rows.length === 0) return;
  await tx.query('delete from kit.outbox where position = any($1::bigint[])', [rows]);
}

/** Lets the relay send rows at once: the receiver did not answer. */
export async function releaseInOutbox(tx: SqlClient, rows: HeldRows): Promise<void> {
  if (rows.length === 0) return;
  await tx.query('update kit.outbox set held_until = null where position = any($1::bigint[])', [
    rows,
  ]);
  markOutbox(tx);
}
