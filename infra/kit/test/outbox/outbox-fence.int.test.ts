import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { create } from '@bufbuild/protobuf';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import { siteEvents } from '@noriter/proto/topics';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { applyMigrations } from '../../src/migrate/migrations.ts';
import { fenceBefore } from '../../src/outbox/open-transactions.ts';
import { addToOutbox } from '../../src/outbox/outbox.ts';
import { withTransaction } from '../../src/postgres/postgres.ts';
import { eventually, openTestSpace } from '../../src/testing/testing.ts';
import { openSentOutbox, type SentOutbox } from './sent-outbox.ts';

describe('the fence of the outbox', () => {
  let outbox: SentOutbox;
  let space: SentOutbox['space'];
  let foreign: pg.Client;
  let own: pg.Client;

  beforeAll(async () => {
    outbox = await openSentOutbox('fence');
    ({ space } = outbox);
    const { databaseUrl, pool } = space;
    await pool.query('create table written (id int)');
    foreign = new pg.Client({ connectionString: await space.createDatabase('neighbour') });
    own = new pg.Client({ connectionString: databaseUrl, application_name: 'psql' });
    await Promise.all([foreign.connect(), own.connect()]);
    await foreign.query('create table written (id int)');
  });
  afterEach(async () => {
    await Promise.all([foreign.query('rollback'), own.query('rollback')]);
  });
  afterAll(async () => {
    await Promise.all([foreign.end(), own.end()]);
    await outbox.close();
  });

  async function addEvent(): Promise<string> {
    const id = randomUUID();
    const event = { key: id, id, value: create(SiteEventSchema, { siteId: id }) };
    await withTransaction(space.pool, (tx) => addToOutbox(tx, siteEvents, event));
    return id;
  }

  const isReceived = (id: string) => outbox.received.events.some((one) => one.id === id);
  const pidOf = async (client: pg.Client) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  async function gauge(name: string): Promise<number | undefined> {
    const found = (await outbox.metrics.getMetricsAsJSON()).find((one) => one.name === name);
    return found?.values[0]?.value;
  }

  test('an open transaction of another database of the server holds nothing', async () => {
    await foreign.query('begin; insert into written values (1)');
    const ids = [await addEvent(), await addEvent()];
    await eventually(() => expect(ids.every(isReceived)).toBe(true));
    await eventually(async () => expect(await gauge('noriter_outbox_fence_pid')).toBe(0));
  });

  test('one of the same database is waited for, and the metric names its process', async () => {
    await own.query('begin; insert into written values (1)');
    const id = await addEvent();
    const pid = await pidOf(own);
    await eventually(async () => expect(await gauge('noriter_outbox_fence_pid')).toBe(pid));
    await eventually(async () => {
      expect(await gauge('noriter_outbox_fence_seconds')).toBeGreaterThan(0.2);
    });
    expect(isReceived(id)).toBe(false);
    await own.query('commit');
    await eventually(() => expect(isReceived(id)).toBe(true));
    await eventually(async () => expect(await gauge('noriter_outbox_fence_pid')).toBe(0));
    expect(await gauge('noriter_outbox_fence_seconds')).toBe(0);
  });

  test('behind one of another database, one of the same is still waited for', async () => {
    await foreign.query('begin; insert into written values (1)');
    await own.query('begin; insert into written values (1)');
    const id = await addEvent();
    await eventually(async () => expect(await gauge('noriter_outbox_fence_seconds')).not.toBe(0));
    await delay(300);
    expect(isReceived(id)).toBe(false);
    await own.query('commit');
    await eventually(() => expect(isReceived(id)).toBe(true));
  });

  test('every role sees whose transactions are open', async () => {
    const role = `watcher_${randomUUID().slice(0, 8)}`;
    await space.pool.query(`create role ${role} login`);
    const watcher = new pg.Client({ connectionString: space.databaseUrl });
    await watcher.connect();
    try {
      await watcher.query(`set role ${role}`);
      await own.query('begin; insert into written values (1)');
      await space.pool.query('insert into written values (2)');
      const fence = await fenceBefore(watcher);
      expect(fence.oldest).toMatchObject({ pid: await pidOf(own), application: 'psql' });
    } finally {
      await watcher.end();
      await space.pool.query(`drop role ${role}`);
    }
  });
});

describe('a writer of many at once', () => {
  test('never sees an older row after a younger one, with a neighbour that writes', async () => {
    const space = await openTestSpace('fence_race');
    await applyMigrations({ databaseUrl: space.databaseUrl, log: space.log });
    const reader = await space.pool.connect();
    const left: bigint[] = [];
    let writing = true;
    const writers = Array.from({ length: 5 }, async () => {
      while (writing) {
        const client = await space.pool.connect();
        await client.query('begin');
        await client.query(`insert into kit.outbox (events) values ('[]')`);
        if (Math.random() < 0.3) await delay(Math.random() * 5);
        await client.query(Math.random() < 0.1 ? 'rollback' : 'commit');
        client.release();
      }
    });
    const until = performance.now() + 2_000;
    // Longer where a busy machine writes less in that time.
    while (performance.now() < until || left.length <= 100) {
      const { before } = await fenceBefore(reader);
      const { rows } = await reader.query<{ id: string }>(
        `delete from kit.outbox where transaction_id < $1::xid8 returning transaction_id::text as id`,
        [String(before)],
      );
      // What is below the fence now is all there will ever be of it.
      const ids = rows.map((row) => BigInt(row.id)).toSorted((a, b) => (a < b ? -1 : 1));
      const highest = left.at(-1) ?? 0n;
      for (const id of ids) expect(id).toBeGreaterThan(highest);
      left.push(...ids);
    }
    writing = false;
    await Promise.all(writers);
    expect(left.length).toBeGreaterThan(100);
    reader.release();
    await space.close();
  });
});
