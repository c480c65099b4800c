import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eventsOf, type Packet, packetsOf } from '../../src/outbox/packets.ts';
import { openTestSpace } from '../../src/testing/testing.ts';

const sqlOf = (name: string) =>
  readFileSync(new URL(`../../sql/${name}.sql`, import.meta.url), 'utf8');

it('an older outbox keeps its events through the migrations, and people can read them', async () => {
  const space = await openTestSpace('outbox_packets');
  const { pool } = space;
  try {
    await pool.query('create schema if not exists kit');
    await pool.query(sqlOf('0001_outbox'));
    await pool.query(sqlOf('0007_outbox_refused'));
    const events = [10, 5_000].map((bytes, index) => ({
      topic: 'bet.events',
      key: `member ${index}`,
      value: Buffer.alloc(bytes, index + 200),
      headers: { ce_id: `event ${index}`, ce_type: 'noriter.v1.BetEvent' },
    }));
    // Two packets.
    const many = Array.from({ length: 30 }, (_, index) => ({
      topic: 'bet.events',
      key: 'many',
      value: Buffer.alloc(200, index),
      headers: { ce_id: `one of many ${index}`, ce_type: 'noriter.v1.BetEvent' },
    }));
    for (const { topic, key, value, headers } of events) {
      await pool.query(
        'insert into kit.outbox (topic, key, value, headers) values ($1, $2, $3, $4)',
        [topic, key, value, headers],
      );
    }
    await pool.query(sqlOf('0008_outbox_packets'));
    const { rows } = await pool.query<{ events: Packet }>(
      'select events from kit.outbox order by position',
    );
    expect(rows.flatMap((row) => eventsOf(row.events))).toEqual(events);
    await pool.query(sqlOf('0009_outbox_held'));
    await pool.query(sqlOf('0010_outbox_events'));
    await pool.query('insert into kit.outbox (events) values ($1), ($2)', packetsOf(many));
    const waiting = await pool.query(
      'select topic, key, value, headers, id, type from kit.outbox_events order by position, place',
    );
    expect(waiting.rows).toEqual(
      [...events, ...many].map((event) => ({
        ...event,
        id: event.headers.ce_id,
        type: event.headers.ce_type,
      })),
    );
  } finally {
    await space.close();
  }
});
