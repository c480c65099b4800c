import type pg from 'pg';
import { bytesOf, REQUEST_BYTES_MAX, REQUEST_EVENTS_MAX } from './kafka/producer.ts';
import type { EncodedMessage, EventProducer } from './kafka.ts';
import type { TopicNames } from './topics.ts';

type Row = {
  position: string;
  topic: string;
  key: string;
  value: Buffer;
  headers: Record<string, string>;
  ready: boolean;
};

/** What one look at the outbox found. */
export type Look = {
  sent: number;
  /** Rows are there that may go when an older transaction has ended. */
  fenced: boolean;
};

/**
 * Sends the oldest rows, as many as one request takes, and deletes them. A row that is not ready
 * holds those behind it, so that rows leave in the order of their positions.
 */
export async function sendRows(
  client: pg.ClientBase,
  { producer, names }: { producer: EventProducer; names: TopicNames },
): Promise<Look> {
  const result = await client.query<Row>({
    name: 'outbox-read',
    text: `select position, topic, key, value, headers,
             transaction_id < pg_snapshot_xmin(pg_current_snapshot()) as ready
           from kit.outbox order by position limit ${REQUEST_EVENTS_MAX}`,
  });
  const rows = nextRequest(result.rows);
  if (rows.length === 0) return { sent: 0, fenced: result.rows.length > 0 };
  await producer.sendEncoded(rows.map((row) => encoded(row, names)));
  await client.query({
    name: 'outbox-delete',
    text: 'delete from kit.outbox where position = any($1::bigint[])',
    values: [rows.map((row) => row.position)],
  });
  return { sent: rows.length, fenced: rows.length < result.rows.length };
}

function nextRequest(rows: readonly Row[]): readonly Row[] {
  let bytes = 0;
  const end = rows.findIndex((row, index) => {
    bytes += bytesOf(row);
    return !row.ready || (bytes > REQUEST_BYTES_MAX && index > 0);
  });
  return end === -1 ? rows : rows.slice(0, end);
}

function encoded(row: Row, names: TopicNames): EncodedMessage {
  return {
    topic: names.of({ name: row.topic }),
    key: row.key,
    value: row.value,
    headers: row.headers,
  };
}
