import type { EncodedMessage, EventMessage } from '../kafka/event.ts';
import { encodeEvent } from '../kafka/event-envelope.ts';
import type { Topic } from '../kafka/topics.ts';
import { markOutbox } from '../postgres/outbox-wake.ts';
import type { SqlClient } from '../postgres/sql-client.ts';
import { packetsOf } from './packets.ts';

/**
 * Writes an event into the outbox, in the transaction of the change it is about: both happen,
 * or neither. The relay sends it after the commit. Events of one key leave in the order in which
 * they were added, as long as whoever adds one holds the key's row lock.
 *
 * @throws EventTooLarge for an event that Kafka would not take; nothing is written then
 * @example await addToOutbox(tx, walletEvents, { key: memberId, id: ids.next(), value });
 */
export async function addToOutbox<T extends Topic>(
  tx: SqlClient,
  topic: T,
  message: EventMessage<T>,
): Promise<void> {
  await addAllToOutbox(tx, topic, [message]);
}

/**
 * The same for many events of one topic, in one statement and few rows; they leave in the order
 * given.
 */
export async function addAllToOutbox<T extends Topic>(
  tx: SqlClient,
  topic: T,
  messages: readonly EventMessage<T>[],
): Promise<void> {
  const rows = messages.map((message) => ({ topic: topic.name, ...encodeEvent(topic, message) }));
  await insertRows(tx, rows);
}

/**
 * Puts events that were sent before into the outbox again, as they were: their bytes, headers and
 * ids. A consumer that handled one after all knows it by its id.
 */
export async function addAgainToOutbox(
  tx: SqlClient,
  events: readonly EncodedMessage[],
): Promise<void> {
  await insertRows(tx, events);
}

async function insertRows(tx: SqlClient, envelopes: readonly EncodedMessage[]): Promise<void> {
  if (envelopes.length === 0) return;
  const packets = packetsOf(envelopes);
  const places = packets.map((_, index) => `($${index + 1}::json)`);
  await tx.query(`insert into kit.outbox (events) values ${places.join(', ')}`, packets);
  markOutbox(tx);
}
