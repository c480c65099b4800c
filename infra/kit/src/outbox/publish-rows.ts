import type pg from 'pg';
import type { EncodedMessage, EventProducer } from '../kafka/event.ts';
import { bytesOf, EVENT_BYTES_MAX } from '../kafka/event-size.ts';
import { REQUEST_EVENTS_MAX } from '../kafka/producer.ts';
import { isMessageRefused } from '../kafka/refused-message.ts';
import type { TopicNames } from '../kafka/topics.ts';
import { ReadOnlyDatabase } from '../postgres/writable.ts';
import type { Logger } from '../telemetry/logging.ts';
import type { OutboxFence } from './fence.ts';
import { eventsOf, type Packet } from './packets.ts';

type Row = { position: string; events: readonly EncodedMessage[]; ready: boolean };

type ReadRow = Omit<Row, 'events'> & { events: Packet; readOnly: boolean };

/** An event of a row, and where it stands in it. */
type Placed = { position: string; place: number; event: EncodedMessage };

type Refused = Placed & { error: Error };

/** What one pass over the outbox did. */
export type RelayPass = {
  /** Events that Kafka took. */
  sent: number;
  /** Rows that left the outbox, their events sent or set aside. */
  gone: number;
  /** Rows are there that may go when an older transaction has ended. */
  fenced: boolean;
  /** More than one request takes may go: there is nothing to wait for. */
  full: boolean;
};

type Sending = { producer: EventProducer; names: TopicNames; log: Logger; fence: OutboxFence };

/** Rows of one pass. Forty full rows fill a request; of rows with one event each, 64 are enough. */
const ROWS_MAX = 64;

/**
 * Sends the events of the oldest rows, as many as one request takes, and deletes the rows. A row
 * that is not ready blocks those behind it, so that events leave in the order of their positions; a
 * deferred row is passed over.
 *
 * @throws ReadOnlyDatabase, with nothing sent, when rows are there that cannot be deleted
 */
export async function publishRows(client: pg.ClientBase, sending: Sending): Promise<RelayPass> {
  const rows = await readFenced(client, sending.fence);
  const leaving = nextRequest(rows);
  if (leaving.length === 0) return { sent: 0, gone: 0, fenced: rows.length > 0, full: false };
  const events = leaving.flatMap(({ position, events: own }) =>
    own.map((event, place) => ({ position, place, event })),
  );
  const refused = await send(events, sending);
  if (refused.length > 0) await setAside(client, refused, sending.log);
  await client.query({
    name: 'outbox-delete',
    text: 'delete from kit.outbox where position = any($1::bigint[])',
    values: [leaving.map((row) => row.position)],
  });
  return {
    sent: events.length - refused.length,
    gone: leaving.length,
    fenced: leaving.length < rows.length,
    full: rows[leaving.length]?.ready ?? rows.length === ROWS_MAX,
  };
}

async function readFenced(client: pg.ClientBase, fence: OutboxFence): Promise<readonly Row[]> {
  const rows = await readRows(client, null);
  if (rows[0]?.ready !== false) {
    fence.passed();
    return rows;
  }
  const before = await fence.ownBefore(client);
  if (before === null) return rows;
  const own = await readRows(client, before);
  fence.decided(own[0]?.ready === false);
  return own;
}

/** @param before rows of transactions below it are ready; null: below all open ones of the server */
async function readRows(client: pg.ClientBase, before: bigint | null): Promise<Row[]> {
  // The fence is worked out once, not for each row: hence the query within the query.
  const fence = before === null ? '(select pg_snapshot_xmin(pg_current_snapshot()))' : '$1::xid8';
  const { rows } = await client.query<ReadRow>({
    name: before === null ? 'outbox-read' : 'outbox-read-own',
    text: `select position, events, transaction_id < ${fence} as ready,
             current_setting('transaction_read_only') = 'on' as "readOnly"
           from kit.outbox
           where held_until is null or held_until <= clock_timestamp()
           order by position limit ${ROWS_MAX}`,
    values: before === null ? [] : [String(before)],
  });
  // What cannot be deleted would be sent, and sent again, for as long as the server only reads.
  if (rows[0]?.readOnly === true) throw new ReadOnlyDatabase();
  return rows.map(({ position, events, ready }) => ({ position, events: eventsOf(events), ready }));
}

/** @returns the first rows whose events fit one request; a row always leaves whole */
function nextRequest(rows: readonly Row[]): readonly Row[] {
  let events = 0;
  let bytes = 0;
  const end = rows.findIndex((row, index) => {
    events += row.events.length;
    bytes += row.events.reduce((sum, event) => sum + bytesOf(event), 0);
    const isFull = events > REQUEST_EVENTS_MAX || bytes > EVENT_BYTES_MAX;
    return !row.ready || (isFull && index > 0);
  });
  return end === -1 ? rows : rows.slice(0, end);
}

/** @returns the events that Kafka refuses; they are found by sending one by one, in order */
async function send(events: readonly Placed[], sending: Sending): Promise<Refused[]> {
  try {
    await sending.producer.sendEncoded(events.map(({ event }) => named(event, sending.names)));
    return [];
  } catch (error) {
    if (!isMessageRefused(error)) throw error;
    const [event] = events;
    if (event !== undefined && events.length === 1) return [{ ...event, error }];
  }
  const refused: Refused[] = [];
  for (const event of events) refused.push(...(await send([event], sending)));
  return refused;
}

async function setAside(
  client: pg.ClientBase,
  refused: readonly Refused[],
  log: Logger,
): Promise<void> {
  await client.query({
    text: `insert into kit.outbox_refused (position, place, topic, key, value, headers, added_at, error)
           select position, place, topic, key, decode(value, 'base64'), headers::jsonb, added_at, error
           from kit.outbox
           join unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[],
             $7::text[]) as refusal (position, place, topic, key, value, headers, error)
             using (position)
           on conflict (position, place) do nothing`,
    values: [
      refused.map(({ position }) => position),
      refused.map(({ place }) => place),
      refused.map(({ event }) => event.topic),
      refused.map(({ event }) => event.key),
      refused.map(({ event }) => Buffer.from(event.value).toString('base64')),
      refused.map(({ event }) => JSON.stringify(event.headers)),
      refused.map(({ error }) => error.message.slice(0, 1_000)),
    ],
  });
  for (const { position, place, event, error } of refused) {
    const { topic, key, value, headers } = event;
    log.error(
      { err: error, topic, key, position, place, eventId: headers.ce_id, bytes: value.length },
      'Kafka refused an event; it was set aside in kit.outbox_refused',
    );
  }
}

function named(event: EncodedMessage, names: TopicNames): EncodedMessage {
  return { ...event, topic: names.of({ name: event.topic }) };
}
