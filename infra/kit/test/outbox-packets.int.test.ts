import { readFileSync } from 'node:fs';
import { eventsOf, type Packet } from '@noriter/kit/outbox-packets';
import { openTestSpace } from '@noriter/kit/testing';
import { expect, it } from 'vitest';

const sqlOf = (name: string) =>
  readFileSync(new URL(`../sql/${name}.sql`, import.meta.url), 'utf8');

it('events that wait in the outbox of before leave with the one of today', async () => {
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
  } finally {
    await space.close();
  }
});
