import type pg from 'pg';
import type { Registry } from 'prom-client';
import { backoffMs, pause } from '../flow/backoff.ts';
import { createWakeUp, type WakeUp } from '../flow/wake-up.ts';
import type { EventProducer } from '../kafka/event.ts';
import type { TopicNames } from '../kafka/topics.ts';
import { onOutboxWake } from '../postgres/outbox-wake.ts';
import { assertWritable } from '../postgres/writable.ts';
import type { Logger } from '../telemetry/logging.ts';
import { createFence, type OutboxFence } from './fence.ts';
import { outboxMetrics } from './metrics.ts';
import { publishRows } from './publish-rows.ts';
import { createNotifier, newClient, startListening, waitForTurn } from './relay-connection.ts';

/** Poll interval: the longest a row waits when its wake-up was lost. */
const POLL_MS = 1_000;

/**
 * Least time from one pass to the next. A read, a request to Kafka and a deletion cost nearly the
 * same for one row as for many, so under load rows wait for each other. There is no rest while more
 * rows wait than one request takes.
 */
const REST_MS = 40;

/**
 * Rows deleted between two vacuums. Each read of the queue's head walks over the rows deleted since
 * the last vacuum. Autovacuum comes once a minute; reads would get slower and slower until then.
 */
const SWEEP_EVERY_ROWS = 1_000;

/** Poll interval for rows that wait for an older transaction to end. */
const FENCED_MS = 5;

const CHECK_EVERY_MS = 5_000;

/** Backoff after a lost database or broker. */
const TROUBLE = { firstMs: 100, maxMs: 3_000 };

export type OutboxRelay = {
  /** Notifies the relay that rows may be there. `withTransaction` does it by itself. */
  wake(): void;
  /** Resolves when this process has nothing left to send, or after `timeoutMs`. */
  flush(timeoutMs: number): Promise<void>;
  stop(): Promise<void>;
};

export type OutboxRelayParts = {
  databaseUrl: string;
  /** The pool whose transactions add to the outbox. */
  pool: pg.Pool;
  producer: EventProducer;
  names: TopicNames;
  log: Logger;
  metrics: Registry;
  /** Least time between two passes; for tests. */
  restMs?: number;
  /** The longest a row waits when its wake-up was lost; for tests. */
  pollMs?: number;
};

type Shared = Required<OutboxRelayParts> & {
  wakeUp: WakeUp;
  stopping: AbortSignal;
  gauges: ReturnType<typeof outboxMetrics>;
  fence: OutboxFence;
  /** 'sending' while rows are there, 'empty' after a pass that found none. */
  state: 'waiting' | 'sending' | 'empty';
};

/**
 * Sends outbox rows to Kafka and deletes them. Of all processes on a database one does it at a
 * time: the one whose connection holds the lock; when that connection ends, another takes over.
 *
 * A row leaves when every older transaction of its database has ended, and not before the rows
 * with lower positions: positions are given out before commits, and a later one may commit first.
 * A crash between sending and deleting sends rows again; consumers know them by their id.
 *
 * While Kafka is away, or does not know a topic, or the database takes no changes, rows wait. A row
 * that Kafka itself refuses would wait for ever: it is set aside and logged, and the rows behind it
 * leave.
 *
 * @example const relay = startOutboxRelay({ databaseUrl, pool, producer, names, log, metrics });
 */
export function startOutboxRelay(parts: OutboxRelayParts): OutboxRelay {
  const stop = new AbortController();
  const gauges = outboxMetrics(parts.metrics, parts.pool);
  const shared: Shared = {
    restMs: REST_MS,
    pollMs: POLL_MS,
    ...parts,
    wakeUp: createWakeUp(),
    stopping: stop.signal,
    gauges,
    fence: createFence({ metrics: gauges, log: parts.log }),
    state: 'waiting',
  };
  const { wakeUp } = shared;
  const notifyOthers = createNotifier(parts.pool);
  const stopListening = onOutboxWake(parts.pool, () => {
    if (shared.state === 'waiting') notifyOthers();
    else wakeUp.notify();
  });
  const running = run(shared);
  return {
    wake: () => wakeUp.notify(),
    async flush(timeoutMs) {
      const deadline = performance.now() + timeoutMs;
      if (shared.state !== 'waiting') shared.state = 'sending';
      wakeUp.notify();
      while (shared.state === 'sending' && performance.now() < deadline) await pause(5);
    },
    async stop() {
      stopListening();
      stop.abort();
      wakeUp.notify();
      await running;
    },
  };
}

async function run(shared: Shared): Promise<void> {
  const { log, stopping } = shared;
  let trouble = 0;
  while (!stopping.aborted) {
    const client = newClient(shared.databaseUrl, () => shared.wakeUp.notify());
    try {
      await client.connect();
      await waitForTurn(client, stopping);
      if (stopping.aborted) return;
      await startListening(client);
      log.info('this process sends the outbox');
      shared.state = 'sending';
      await sendUntilStopped(client, shared, () => {
        trouble = 0;
      });
    } catch (error) {
      trouble += 1;
      log.warn({ err: error, trouble }, 'the outbox waits; its relay starts again');
      await pause(backoffMs(trouble, TROUBLE), stopping);
    } finally {
      shared.state = 'waiting';
      // Whoever has the lock next says what holds the outbox.
      shared.fence.passed();
      await client.end().catch(() => undefined);
    }
  }
}

async function sendUntilStopped(
  client: pg.Client,
  shared: Shared,
  onSuccess: () => void,
): Promise<void> {
  let checkAt = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let full = false;
  let unswept = 0;
  while (!shared.stopping.aborted) {
    const earlyMs = lookedAt + shared.restMs - performance.now();
    if (earlyMs > 0 && !full) await pause(earlyMs, shared.stopping);
    if (shared.stopping.aborted) return;
    lookedAt = performance.now();
    const noticed = shared.wakeUp.count();
    const pass = await publishRows(client, shared);
    full = pass.full;
    onSuccess();
    shared.gauges.sent(pass.sent);
    unswept += pass.gone;
    if (unswept >= SWEEP_EVERY_ROWS) {
      await client.query('vacuum (skip_locked, truncate off) kit.outbox');
      unswept = 0;
    }
    if (performance.now() >= checkAt) {
      // A server that was demoted keeps this connection, and gets no rows that would show it.
      await assertWritable(client);
      checkAt = performance.now() + CHECK_EVERY_MS;
    }
    if (pass.gone > 0 && !pass.fenced) continue;
    if (pass.gone === 0 && !pass.fenced && shared.wakeUp.count() === noticed)
      shared.state = 'empty';
    else shared.state = 'sending';
    await shared.wakeUp.wait(pass.fenced ? FENCED_MS : shared.pollMs, noticed);
  }
}
