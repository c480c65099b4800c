import type pg from 'pg';
import { bytesOf, EVENT_BYTES_MAX } from './event-size.ts';
import { REQUEST_EVENTS_MAX } from './kafka/producer.ts';
import { isMessageRefused } from './kafka/refused-message.ts';
import type { EncodedMessage, EventProducer } from './kafka.ts';
import type { Logger } from './logging.ts';
import type { TopicNames } from './topics.ts';

type Row = {
  position: string;
  topic: string;
  key: string;
  value: Buffer;
  headers: Record<string, string>;
  ready: boolean;
};

type RefusedRow = { row: Row; error: Error };

/** What one look at the outbox found. */
export type Look = {
  sent: number;
  /** Rows that left the outbox: those sent, and those set aside. */
  gone: number;
  /** Rows are there that may go when an older transaction has ended. */
  fenced: boolean;
};

type Sending = { producer: EventProducer; names: TopicNames; log: Logger };

/**
 * Sends the oldest rows, as many as one request takes, and deletes them. A row that is not ready
 * holds those behind it, so that rows leave in the order of their positions.
 */
export async function sendRows(client: pg.ClientBase, sending: Sending): Promise<Look> {
  const result = await client.query<Row>({
    name: 'outbox-read',
    // The fence is worked out once, not for each row: hence the query within the query.
    text: `select position, topic, key, value, headers,
             transaction_id < (select pg_snapshot_xmin(pg_current_snapshot())) as ready
           from kit.outbox order by position limit ${REQUEST_EVENTS_MAX}`,
  });
  const rows = nextRequest(result.rows);
  if (rows.length === 0) return { sent: 0, gone: 0, fenced: result.rows.length > 0 };
  const refused = await send(rows, sending);
  if (refused.length > 0) await setAside(client, refused, sending.log);
  await client.query({
    name: 'outbox-delete',
    text: 'delete from kit.outbox where position = any($1::bigint[])',
    values: [rows.map((row) => row.position)],
  });
  return {
    sent: rows.length - refused.length,
    gone: rows.length,
    fenced: rows.length < result.rows.length,
  };
}

function nextRequest(rows: readonly Row[]): readonly Row[] {
  let bytes = 0;
  const end = rows.findIndex((row, index) => {
    bytes += bytesOf(row);
    return !row.ready || (bytes > EVENT_BYTES_MAX && index > 0);
  });
  return end === -1 ? rows : rows.slice(0, end);
}

/** @returns the rows that Kafka will not have; they are found by sending one by one, in order */
async function send(rows: readonly Row[], sending: Sending): Promise<RefusedRow[]> {
  try {
    await sending.producer.sendEncoded(rows.map((row) => encoded(row, sending.names)));
    return [];
  } catch (error) {
    if (!isMessageRefused(error)) throw error;
    const [row] = rows;
    if (row !== undefined && rows.length === 1) return [{ row, error }];
  }
  const refused: RefusedRow[] = [];
  for (const row of rows) refused.push(...(await send([row], sending)));
  return refused;
}

async function setAside(
  client: pg.ClientBase,
  refused: readonly RefusedRow[],
  log: Logger,
): Promise<void> {
  await client.query({
    text: `insert into kit.outbox_refused (position, topic, key, value, headers, added_at, error)
           select position, topic, key, value, headers, added_at, refusal.error
           from kit.outbox
           join unnest($1::bigint[], $2::text[]) as refusal (position, error) using (position)
           on conflict (position) do nothing`,
    values: [
      refused.map(({ row }) => row.position),
      refused.map(({ error }) => error.message.slice(0, 1_000)),
    ],
  });
  for (const { row, error } of refused) {
    const { position, topic, key, headers } = row;
    log.error(
      { err: error, topic, key, position, eventId: headers.ce_id, bytes: row.value.length },
      'Kafka refused an event; it was set aside in kit.outbox_refused',
    );
  }
}

function encoded(row: Row, names: TopicNames): EncodedMessage {
  return {
    topic: names.of({ name: row.topic }),
    key: row.key,
    value: row.value,
    headers: row.headers,
  };
}
