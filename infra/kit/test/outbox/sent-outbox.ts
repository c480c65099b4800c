import { siteEvents } from '@noriter/proto/topics';
import { Registry } from 'prom-client';
import { applyMigrations } from '../../src/migrate/migrations.ts';
import { startOutboxRelay } from '../../src/outbox/relay.ts';
import { listenTo, openTestSpace } from '../../src/testing/testing.ts';

export type SentOutbox = Awaited<ReturnType<typeof openSentOutbox>>;

/** A database whose outbox a relay sends to Kafka, and what comes out there. */
export async function openSentOutbox(name: string) {
  const space = await openTestSpace(name);
  const { databaseUrl, pool, producer, names, log } = space;
  await applyMigrations({ databaseUrl, log });
  const received = await listenTo(space, siteEvents);
  const metrics = new Registry();
  const relay = startOutboxRelay({ databaseUrl, pool, producer, names, log, metrics });
  return {
    space,
    received,
    relay,
    metrics,
    async close() {
      await relay.stop();
      await received.stop();
      await space.close();
    },
  };
}
