// @module-tag money
import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import { siteEvents } from '@noriter/proto/topics';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventProducer } from '../../src/kafka/event.ts';
import { applyMigrations } from '../../src/migrate/migrations.ts';
import { addToOutbox } from '../../src/outbox/outbox.ts';
import { startOutboxRelay } from '../../src/outbox/relay.ts';
import { withTransaction } from '../../src/postgres/postgres.ts';
import { createLogger } from '../../src/telemetry/logging.ts';
import { eventually, listenTo, openTestSpace } from '../../src/testing/testing.ts';
import { demotable } from '../failover/demotable-database.ts';

/** What a relay warns of; that it had to wait for its connection for long says nothing of the database. */
function openLog() {
  const logged: string[] = [];
  const write = (line: string) => {
    if (!line.includes('timeout expired')) logged.push(line);
  };
  const destination = { write };
  return { log: createLogger({ service: 'relay', level: 'warn' }, destination), logged };
}

const space = await openTestSpace('demoted_outbox');
beforeAll(async () => {
  await applyMigrations({ databaseUrl: space.databaseUrl, log: space.log });
});
afterAll(() => space.close());

test('a relay sends nothing that it could not delete, and each event once when it can', async () => {
  const received = await listenTo(space, siteEvents);
  const { demote, promote } = demotable(space);
  const value = create(SiteEventSchema, { siteId: 'noriter' });
  const event = { key: 'noriter', id: randomUUID(), value };
  await withTransaction(space.pool, (tx) => addToOutbox(tx, siteEvents, event));
  await demote();

  let sent = 0;
  const producer: EventProducer = {
    ...space.producer,
    async sendEncoded(messages) {
      sent += messages.length;
      await space.producer.sendEncoded(messages);
    },
  };
  const { log, logged } = openLog();
  const { databaseUrl, pool, names } = space;
  const parts = { databaseUrl, pool, producer, names, log, metrics: new Registry() };
  const relay = startOutboxRelay(parts);
  await eventually(() => expect(logged.length).toBeGreaterThanOrEqual(3));
  expect(logged[0]).toContain('the database takes no changes');
  expect(sent).toBe(0);

  await promote();
  await eventually(async () => {
    expect((await pool.query('select from kit.outbox')).rowCount).toBe(0);
  });
  await eventually(() => expect(received.events.map(({ id }) => id)).toEqual([event.id]));
  expect(sent).toBe(1);
  await relay.stop();
  await received.stop();
});

test('a relay with nothing to send does not stay on a server that only reads', async () => {
  const { demote, promote } = demotable(space);
  await demote();
  const { log, logged } = openLog();
  const { databaseUrl, pool, producer, names } = space;
  const parts = { databaseUrl, pool, producer, names, log, metrics: new Registry() };
  const relay = startOutboxRelay(parts);
  await eventually(() => expect(logged.length).toBeGreaterThanOrEqual(2));
  for (const line of logged) expect(line).toContain('the database takes no changes');
  await promote();
  await relay.stop();
});
