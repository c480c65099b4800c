import pg from 'pg';
import type { Registry } from 'prom-client';
import { backoffMs, pause } from './backoff.ts';
import { type Bell, createBell } from './bell.ts';
import type { EventProducer } from './kafka.ts';
import type { Logger } from './logging.ts';
import { outboxMetrics } from './outbox-metrics.ts';
import { sendRows } from './outbox-rows.ts';
import { onOutboxWake } from './outbox-wake.ts';
import type { TopicNames } from './topics.ts';

/** The safety net: how long a row stays at most when nobody says that it is there. */
const POLL_MS = 1_000;

/**
 * The least time from one look at the rows to the next. A look, a request to Kafka and a deletion
 * cost nearly the same for one row and for many, so under load rows wait for each other; where more
 * of them wait than one request takes, nothing is waited for.
 */
const REST_MS = 40;

/**
 * How many rows, of up to a page each, leave from one sweep to the next. Each look at the head of the
 * queue walks over those that were deleted since; the server sweeps by itself once a minute, and
 * looks would take longer and longer until then.
 */
const SWEEP_EVERY_ROWS = 1_000;

/** How soon to look again at rows that wait for an older transaction to end. */
const FENCED_MS = 5;

/** How often a process that does not send asks whether it may. */
const TAKE_OVER_MS = 500;

const MEASURE_EVERY_MS = 5_000;

/** Pauses after a lost database or broker. */
const TROUBLE = { firstMs: 100, maxMs: 3_000 };

/** Whoever holds it sends. Two numbers make the key, so that other locks cannot meet it. */
const TAKE_LOCK = 'select pg_try_advisory_lock(1313819984, 1) as taken';
const CHANNEL = 'noriter_outbox';

export type OutboxRelay = {
  /** Says that rows may be there. `withTransaction` says it by itself. */
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
  /** The least time between two looks; for tests that want to see it. */
  restMs?: number;
};

type Shared = Required<OutboxRelayParts> & {
  bell: Bell;
  stopping: AbortSignal;
  gauges: ReturnType<typeof outboxMetrics>;
  /** 'sending' while rows are there, 'empty' after a look that found none. */
  state: 'waiting' | 'sending' | 'empty';
};

/**
 * Sends outbox rows to Kafka and deletes them. Of all processes on a database one does it at a
 * time: the one whose connection holds the lock; when that connection ends, another takes over.
 *
 * A row leaves when every transaction older than its own has ended, and not before the rows
 * with lower positions: positions are given out before commits, and a later one may commit first.
 * A crash between sending and deleting sends rows again; consumers know them by their id.
 *
 * While Kafka is away, or does not know a topic, rows wait. A row that Kafka itself refuses would
 * wait for ever: it is set aside and said, and the rows behind it leave.
 *
 * @example const relay = startOutboxRelay({ databaseUrl, pool, producer, names, log, metrics });
 */
export function startOutboxRelay(parts: OutboxRelayParts): OutboxRelay {
  const stop = new AbortController();
  const shared: Shared = {
    restMs: REST_MS,
    ...parts,
    bell: createBell(),
    stopping: stop.signal,
    gauges: outboxMetrics(parts.metrics),
    state: 'waiting',
  };
  const { bell } = shared;
  const tellOthers = createNotifier(parts.pool);
  const stopListening = onOutboxWake(parts.pool, () => {
    if (shared.state === 'waiting') tellOthers();
    else bell.ring();
  });
  const running = run(shared);
  return {
    wake: () => bell.ring(),
    async flush(timeoutMs) {
      const deadline = performance.now() + timeoutMs;
      if (shared.state !== 'waiting') shared.state = 'sending';
      bell.ring();
      while (shared.state === 'sending' && performance.now() < deadline) await pause(5);
    },
    async stop() {
      stopListening();
      stop.abort();
      bell.ring();
      await running;
    },
  };
}

/**
 * Tells the process that sends, where it is another one. Outside of the transaction: a NOTIFY
 * inside would put its commit in line with every other such commit on the server. One at a time
 * is enough, and one that is lost costs a second.
 */
function createNotifier(pool: pg.Pool): () => void {
  let underWay = false;
  return () => {
    if (underWay) return;
    underWay = true;
    void pool
      .query(`notify ${CHANNEL}`)
      .catch(() => undefined)
      .finally(() => {
        underWay = false;
      });
  };
}

async function run(shared: Shared): Promise<void> {
  const { log, stopping } = shared;
  let trouble = 0;
  while (!stopping.aborted) {
    const client = newClient(shared);
    try {
      await client.connect();
      await waitForTurn(client, stopping);
      if (stopping.aborted) return;
      await client.query(`listen ${CHANNEL}`);
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
      await client.end().catch(() => undefined);
    }
  }
}

function newClient({ databaseUrl, bell }: Shared): pg.Client {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'outbox relay',
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    keepAlive: true,
    // All it writes are deletions; one that a crash forgets is an event sent twice. And it reads by
    // the index alone: a plan that was made while the queue was short would go through all of it.
    options: '-c synchronous_commit=off -c enable_seqscan=off',
  });
  client.on('notification', () => bell.ring());
  // The loop's next query fails as well and starts anew.
  client.on('error', () => bell.ring());
  return client;
}

async function waitForTurn(client: pg.Client, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const result = await client.query<{ taken: boolean }>(TAKE_LOCK);
    if (result.rows[0]?.taken === true) return;
    await pause(TAKE_OVER_MS, stopping);
  }
}

async function sendUntilStopped(
  client: pg.Client,
  shared: Shared,
  onSuccess: () => void,
): Promise<void> {
  let measureAt = 0;
  let lookedAt = 0;
  let full = false;
  let unswept = 0;
  while (!shared.stopping.aborted) {
    const earlyMs = lookedAt + shared.restMs - performance.now();
    if (earlyMs > 0 && !full) await pause(earlyMs, shared.stopping);
    lookedAt = performance.now();
    const heard = shared.bell.heard();
    const look = await sendRows(client, shared);
    full = look.full;
    onSuccess();
    shared.gauges.sent(look.sent);
    unswept += look.gone;
    if (unswept >= SWEEP_EVERY_ROWS) {
      await client.query('vacuum (skip_locked, truncate off) kit.outbox');
      unswept = 0;
    }
    if (performance.now() >= measureAt) {
      await shared.gauges.measure(client);
      measureAt = performance.now() + MEASURE_EVERY_MS;
    }
    if (look.gone > 0 && !look.fenced) continue;
    if (look.gone === 0 && !look.fenced && shared.bell.heard() === heard) shared.state = 'empty';
    else shared.state = 'sending';
    await shared.bell.wait(look.fenced ? FENCED_MS : POLL_MS, heard);
  }
}
