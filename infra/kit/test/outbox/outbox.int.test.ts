import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { create } from '@bufbuild/protobuf';
import { type SiteEvent, SiteEventSchema } from '@noriter/proto/site_events_pb';
import { siteEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EventProducer } from '../../src/kafka/event.ts';
import { applyMigrations } from '../../src/migrate/migrations.ts';
import { addAllToOutbox, addToOutbox } from '../../src/outbox/outbox.ts';
import {
  type OutboxRelay,
  type OutboxRelayParts,
  startOutboxRelay,
} from '../../src/outbox/relay.ts';
import { createPool, withTransaction } from '../../src/postgres/postgres.ts';
import {
  eventually,
  type Listening,
  listenTo,
  openTestSpace,
  type TestSpace,
} from '../../src/testing/testing.ts';

/** For a poll that has no part in what a test sees: without its wake-up nothing would happen. */
const NEVER_MS = 3_600_000;

describe('the outbox', () => {
  let space: TestSpace;
  let received: Listening<typeof siteEvents>;
  let relays: OutboxRelay[] = [];

  beforeAll(async () => {
    space = await openTestSpace('outbox');
    await applyMigrations({ databaseUrl: space.databaseUrl, log: space.log });
    received = await listenTo(space, siteEvents);
  });
  afterEach(async () => {
    await Promise.all(relays.map((relay) => relay.stop()));
    relays = [];
  });
  afterAll(async () => {
    await received.stop();
    await space.close();
  });

  function startRelay(
    changes: Partial<
      Pick<OutboxRelayParts, 'pool' | 'producer' | 'restMs' | 'pollMs' | 'metrics'>
    > = {},
  ): OutboxRelay {
    const { databaseUrl, pool, producer, names, log } = space;
    const parts = { databaseUrl, pool, producer, names, log, metrics: new Registry() };
    const relay = startOutboxRelay({ ...parts, ...changes });
    relays.push(relay);
    return relay;
  }

  function event(key: string): { key: string; id: string; value: SiteEvent } {
    return { key, id: randomUUID(), value: create(SiteEventSchema, { siteId: key }) };
  }

  const idsOf = (key: string) =>
    received.events.filter((one) => one.key === key).map((one) => one.id);
  const waitingRows = async () =>
    (await space.pool.query<{ rows: number }>('select count(*)::int as rows from kit.outbox'))
      .rows[0]?.rows;

  /** Rows that some older transaction of the server still holds, another database's included. */
  const heldRows = async () =>
    (
      await space.pool.query<{ rows: number }>(
        `select count(*)::int as rows from kit.outbox
         where transaction_id >= pg_snapshot_xmin(pg_current_snapshot())`,
      )
    ).rows[0]?.rows;

  /** Events one after the other, each received before the next is written. */
  async function sendTen(pool: pg.Pool): Promise<void> {
    for (let round = 0; round < 10; round += 1) {
      const one = event(randomUUID());
      await withTransaction(pool, (tx) => addToOutbox(tx, siteEvents, one));
      await eventually(() => expect(idsOf(one.key)).toEqual([one.id]));
    }
  }

  it('sends an event right after the commit that made it', async () => {
    startRelay({ pollMs: NEVER_MS });
    await eventually(async () => expect(await waitingRows()).toBe(0));
    await sendTen(space.pool);
    await eventually(async () => expect(await waitingRows()).toBe(0));
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    startRelay();
    const one = event(randomUUID());
    await expect(
      withTransaction(space.pool, async (tx) => {
        await addToOutbox(tx, siteEvents, one);
        throw new Error('changed our mind');
      }),
    ).rejects.toThrow('changed our mind');
    const after = event(one.key);
    await withTransaction(space.pool, (tx) => addToOutbox(tx, siteEvents, after));
    await eventually(() => expect(idsOf(one.key)).toEqual([after.id]));
  });

  it('does not lose the row of a transaction that commits after a later one', async () => {
    startRelay();
    const key = randomUUID();
    const [early, late] = [event(key), event(key)];
    const slow = await space.pool.connect();
    await slow.query('begin');
    await addToOutbox(slow, siteEvents, early);
    await withTransaction(space.pool, (tx) => addToOutbox(tx, siteEvents, late));
    // The later row is committed, but an older transaction is still at work.
    await delay(300);
    expect(idsOf(key)).toEqual([]);
    await slow.query('commit');
    slow.release();
    await eventually(() => expect(idsOf(key)).toEqual([early.id, late.id]));
  });

  it('keeps the order of a key over many transactions and batches', async () => {
    startRelay();
    const key = randomUUID();
    const wanted: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const events = Array.from({ length: 60 }, () => event(key));
      wanted.push(...events.map((one) => one.id));
      await withTransaction(space.pool, (tx) => addAllToOutbox(tx, siteEvents, events));
    }
    await eventually(() => expect(idsOf(key)).toHaveLength(wanted.length));
    expect(idsOf(key)).toEqual(wanted);
  });

  it('has one sender; another takes over when its connection ends', async () => {
    const pool = createPool(space.databaseUrl, { applicationName: 'other', max: 2 });
    startRelay();
    startRelay({ pool });
    const senders = `select pid from pg_locks where locktype = 'advisory' and classid = 1313819984
      and database = (select oid from pg_database where datname = current_database())`;
    const first = await eventually(async () => {
      const { rows } = await space.pool.query<{ pid: number }>(senders);
      expect(rows).toHaveLength(1);
      return rows[0]?.pid;
    });
    await space.pool.query('select pg_terminate_backend($1)', [first]);
    const one = event(randomUUID());
    await withTransaction(space.pool, (tx) => addToOutbox(tx, siteEvents, one));
    await eventually(() => expect(idsOf(one.key)).toEqual([one.id]));
    const { rows } = await space.pool.query<{ pid: number }>(senders);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.pid).not.toBe(first);
    await pool.end();
  });

  it('is woken by a process that does not send itself', async () => {
    const pool = createPool(space.databaseUrl, { applicationName: 'other', max: 2 });
    startRelay({ pollMs: NEVER_MS });
    await eventually(async () => expect(await waitingRows()).toBe(0));
    startRelay({ pool, pollMs: NEVER_MS });
    await sendTen(pool);
    await Promise.all(relays.map((relay) => relay.stop()));
    await pool.end();
  });

  it('gathers what is committed closely one after the other', async () => {
    let sends = 0;
    const producer: EventProducer = Object.create(space.producer);
    producer.sendEncoded = async (messages) => {
      sends += 1;
      return space.producer.sendEncoded(messages);
    };
    const restMs = 100;
    startRelay({ producer, restMs });
    await eventually(async () => expect(await waitingRows()).toBe(0));
    sends = 0;
    const key = randomUUID();
    const wanted: string[] = [];
    const started = performance.now();
    for (let round = 0; round < 100; round += 1) {
      const one = event(key);
      wanted.push(one.id);
      await withTransaction(space.pool, (tx) => addToOutbox(tx, siteEvents, one));
    }
    await eventually(() => expect(idsOf(key)).toEqual(wanted));
    // It rests between two passes, however often it is woken.
    expect(sends).toBeLessThan((performance.now() - started) / restMs + 2);
  });

  it('does not rest while more waits than one request takes', async () => {
    const key = randomUUID();
    const events = Array.from({ length: 2_000 }, () => event(key));
    await withTransaction(space.pool, (tx) => addAllToOutbox(tx, siteEvents, events));
    await eventually(async () => expect(await heldRows()).toBe(0));
    startRelay({ restMs: NEVER_MS });
    await eventually(() => expect(idsOf(key)).toEqual(events.map(({ id }) => id)));
  });

  it('has sent everything when flush resolves', async () => {
    const relay = startRelay();
    const key = randomUUID();
    await eventually(async () => expect(await waitingRows()).toBe(0));
    const events = Array.from({ length: 700 }, () => event(key));
    await withTransaction(space.pool, (tx) => addAllToOutbox(tx, siteEvents, events));
    await eventually(async () => {
      await relay.flush(5_000);
      expect(await waitingRows()).toBe(0);
    });
    await eventually(() => expect(idsOf(key)).toHaveLength(700));
  });

  it('is vacuumed of what has left, so that its next reads stay short', async () => {
    startRelay();
    const key = randomUUID();
    let written = 0;
    // A vacuum may find rows that a transaction elsewhere still sees; a later one takes them along.
    await eventually(async () => {
      const events = Array.from({ length: 700 }, () => event(key));
      await withTransaction(space.pool, (tx) => addAllToOutbox(tx, siteEvents, events));
      written += events.length;
      await eventually(() => expect(idsOf(key)).toHaveLength(written));
      const { rows } = await space.pool.query(
        `select vacuum_count > 0 as swept, n_dead_tup < 1000 as "isShort"
         from pg_stat_user_tables where relid = 'kit.outbox'::regclass`,
      );
      expect(rows).toEqual([{ swept: true, isShort: true }]);
    });
  });

  it('is seen to grow old by an alarm while the brokers take nothing', async () => {
    const refusing: EventProducer = {
      ...space.producer,
      sendEncoded: () => Promise.reject(new Error('Not authorized to access topics')),
    };
    const metrics = new Registry();
    startRelay({ producer: refusing, metrics });
    await withTransaction(space.pool, (tx) => addToOutbox(tx, siteEvents, event('stuck')));
    const seconds = async () => {
      const text = await metrics.getSingleMetricAsString('noriter_outbox_oldest_seconds');
      return Number(/^noriter_outbox_oldest_seconds (.+)$/m.exec(text)?.[1]);
    };
    await eventually(async () => expect(await seconds()).toBeGreaterThan(1));
    await space.pool.query('delete from kit.outbox');
    await eventually(async () => expect(await seconds()).toBe(0));
  });
});
