import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { type SiteEvent, SiteEventSchema } from '@noriter/proto/site_events_pb';
import { siteEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENT_BYTES_MAX } from '../../src/kafka/event-size.ts';
import { addAllToOutbox, addToOutbox } from '../../src/outbox/outbox.ts';
import { withTransaction } from '../../src/postgres/postgres.ts';
import { eventually } from '../../src/testing/testing.ts';
import { openSentOutbox, type SentOutbox } from './sent-outbox.ts';

const TOPIC_RESOURCE = 2;

describe('an event that Kafka will not have', () => {
  let outbox: SentOutbox;
  let space: SentOutbox['space'];

  beforeAll(async () => {
    outbox = await openSentOutbox('outbox_refused');
    ({ space } = outbox);
  });
  afterAll(() => outbox.close());

  function event(bytes: number): { key: string; id: string; value: SiteEvent } {
    const siteId = 'x'.repeat(bytes);
    return { key: 'noriter', id: randomUUID(), value: create(SiteEventSchema, { siteId }) };
  }

  /** What was sent past the outbox, to see what the broker takes. */
  const probes = new Set<string>();

  /** The broker answers before its partitions go by it: that is over once they do with one of 4,000 bytes. */
  async function setLargestMessage(bytes: number): Promise<void> {
    const admin = space.kafka.admin();
    await admin.connect();
    await admin.alterConfigs({
      validateOnly: false,
      resources: [
        {
          type: TOPIC_RESOURCE,
          name: space.names.of(siteEvents),
          configEntries: [{ name: 'max.message.bytes', value: String(bytes) }],
        },
      ],
    });
    await admin.disconnect();
    await eventually(async () => expect(await isTaken(event(4_000))).toBe(bytes > 4_000));
  }

  async function isTaken(probe: ReturnType<typeof event>): Promise<boolean> {
    probes.add(probe.id);
    return space.producer.send(siteEvents, probe).then(
      () => true,
      () => false,
    );
  }

  const receivedIds = () =>
    outbox.received.events.flatMap(({ id }) => (probes.has(id) ? [] : [id]));
  const count = async (table: string) =>
    (await space.pool.query<{ rows: number }>(`select count(*)::int as rows from ${table}`)).rows[0]
      ?.rows;

  it('is refused before it is written when no broker would take it', async () => {
    const before = event(10);
    const change = withTransaction(space.pool, async (tx) => {
      await addToOutbox(tx, siteEvents, before);
      await addToOutbox(tx, siteEvents, event(EVENT_BYTES_MAX));
    });
    await expect(change).rejects.toThrow(
      /^An event for site\.events takes 900\d\d\d bytes; at most 900000 can be sent\.$/,
    );
    // The largest that may be published is taken by the broker as it is set up out of the box.
    const largest = event(EVENT_BYTES_MAX - 1_000);
    await withTransaction(space.pool, (tx) => addToOutbox(tx, siteEvents, largest));
    await eventually(() => expect(receivedIds()).toEqual([largest.id]));
    await eventually(async () => expect(await count('kit.outbox')).toBe(0));
  });

  it('is set aside where this broker takes less, and those behind it leave in order', async () => {
    await setLargestMessage(2_000);
    const [first, second] = [event(5_000), event(6_000)];
    const small = Array.from({ length: 20 }, () => event(10));
    const all = [...small.slice(0, 5), first, ...small.slice(5, 12), second, ...small.slice(12)];
    await withTransaction(space.pool, (tx) => addAllToOutbox(tx, siteEvents, all));

    const smallIds = small.map(({ id }) => id);
    await eventually(() => expect(receivedIds().slice(1)).toEqual(smallIds));
    await eventually(async () => expect(await count('kit.outbox')).toBe(0));
    const { rows } = await space.pool.query(
      `select headers ->> 'ce_id' as id, error from kit.outbox_refused order by position, place`,
    );
    expect(rows).toMatchObject([{ id: first.id }, { id: second.id }]);
    expect(rows[0]?.error).toMatch(/larger than the max/);
    await eventually(async () => {
      const gauge = await outbox.metrics.getSingleMetric('noriter_outbox_refused_rows')?.get();
      expect(gauge?.values[0]?.value).toBe(2);
    });
  });

  it('goes its way once the broker takes it and somebody has put it back', async () => {
    const refused = await count('kit.outbox_refused');
    expect(refused).toBe(2);
    await setLargestMessage(1_048_588);
    await space.pool.query('select kit.put_back_refused()');
    outbox.relay.wake();
    await eventually(() => expect(receivedIds()).toHaveLength(23));
    expect(await count('kit.outbox_refused')).toBe(0);
  });
});
