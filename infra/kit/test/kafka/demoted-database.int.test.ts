// @module-tag money
import { randomUUID } from 'node:crypto';
import { siteEvents } from '@noriter/proto/topics';
import { Registry } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { consume } from '../../src/kafka/events.ts';
import { withTransaction } from '../../src/postgres/postgres.ts';
import { eventually, openTestSpace } from '../../src/testing/testing.ts';
import { demotable } from '../failover/demotable-database.ts';
import { consumingIn } from './consuming.ts';

/** One more than an event is tried that fails by itself. */
const TRIES = 6;

const space = await openTestSpace('demoted_consumer');
const { start, stopAll, sendSite } = consumingIn(space);
afterAll(async () => {
  await stopAll();
  await space.close();
});

test('an event waits for a database that takes no changes, and is handled once it does', async () => {
  await space.makeTopics([siteEvents]);
  await space.pool.query('create table payout (event_id text primary key)');
  const { demote, promote } = demotable(space);
  await demote();
  const attempts: number[] = [];
  const metrics = new Registry();
  const id = await sendSite('noriter');
  const consumption = consume(siteEvents, {
    handle: async (_deps: null, event) => {
      attempts.push(event.attempt);
      await withTransaction(space.pool, (tx) =>
        tx.query('insert into payout values ($1)', [event.id]),
      );
    },
  });
  await start(randomUUID(), consumption, { metrics });
  await eventually(() => expect(attempts.length).toBeGreaterThanOrEqual(TRIES));
  // An outage costs none of the attempts that an event has.
  expect(new Set(attempts)).toEqual(new Set([1]));
  await promote();
  await eventually(async () => {
    expect((await space.pool.query('select event_id from payout')).rows).toEqual([
      { event_id: id },
    ]);
  });
  await eventually(async () => {
    const counted = await metrics.getSingleMetric('noriter_consumer_events_total')?.get();
    const outcomes = counted?.values.map(({ labels, value }) => [labels.outcome, value]);
    expect(outcomes).toEqual([
      ['dead', 0],
      ['handled', 1],
    ]);
  });
});
