/**
 * Invariant: a message counts once it is written down, in the order in which it was sent. A process
 * that loses its lease on a producer, or cannot write, has applied nothing.
 */
import type { ProducerName } from '../../sportsbook/domain/messages/message-parts.ts';
import { createQueue, type Queue } from '../clients/queue.ts';
import { askRecovery } from '../clients/recovery.ts';
import { readStream } from '../clients/stream.ts';
import type { FeedDeps } from '../deps.ts';
import type { Lease } from '../domain/lease.ts';
import { unasked } from '../domain/producer.ts';
import { products, type Received, readMessage } from '../domain/wire/read-message.ts';
import { stepOf, type Taken, written } from './write-step.ts';

/** Messages that are taken together, and those that may wait before the stream is left unread. */
const BATCH_MAX = 400;

const QUEUE_MAX = 5_000;

/** How late a gap or a silence may be found. */
const TICK_MS = 250;

/** How often the lease is renewed. */
const BEAT_MS = 1_000;

/** So long after a recovery could not be asked for it is asked for again. */
const ASK_AGAIN_MS = 1_000;

/** Hears a producer until the signal ends it, or another process has taken it. */
export async function followProducer(
  deps: FeedDeps,
  lease: Lease,
  stopping: AbortSignal,
): Promise<void> {
  const { feedUrl, name, holder } = lease;
  const ended = new AbortController();
  const signal = AbortSignal.any([stopping, ended.signal]);
  const queue = createQueue<Received>(QUEUE_MAX);
  const ownRequest = (wireId: string) => ownRequestOf(holder, wireId);
  const reading = readStream({
    url: new URL(`/v1/products/${products[name]}/stream`, feedUrl).href,
    signal,
    log: deps.log,
    onLine(line) {
      const received = readMessage(line, name, ownRequest);
      return received === null ? undefined : queue.add(received, signal);
    },
  });
  try {
    await applyAll(deps, lease, { queue, signal });
  } finally {
    ended.abort();
    await reading;
  }
}

/** Ids of recoveries as the feed knows them: it sends all of them to everybody who follows it. */
function ownRequestOf(holder: string, wireId: string): string | null {
  return wireId.startsWith(`${holder}.`) ? wireId.slice(holder.length + 1) : null;
}

type Work = { queue: Queue<Received>; signal: AbortSignal };

async function applyAll(deps: FeedDeps, lease: Lease, { queue, signal }: Work): Promise<void> {
  let { producer } = lease;
  let writtenAt = 0;
  let askAgainAt = Number.POSITIVE_INFINITY;
  while (!signal.aborted) {
    const batch = await queue.take(BATCH_MAX, { waitMs: TICK_MS, signal });
    if (performance.now() >= askAgainAt) {
      producer = unasked(producer);
      askAgainAt = Number.POSITIVE_INFINITY;
    }
    const step = stepOf(lease.name, producer, batch, deps.clock.now());
    const isQuiet = batch.length === 0 && step.after.state === producer.state && !step.request;
    if (isQuiet && performance.now() - writtenAt < BEAT_MS) {
      producer = step.after;
      continue;
    }
    if (!(await written(deps, lease, { producer, step, signal }))) return;
    writtenAt = performance.now();
    producer = step.after;
    measure(deps, lease.name, step);
    if (step.request && !(await askRecovery(deps, lease, step.request))) {
      askAgainAt = performance.now() + ASK_AGAIN_MS;
    }
  }
}

function measure({ feedMetrics, clock }: FeedDeps, name: ProducerName, step: Taken): void {
  const { apply, faults, request } = step;
  // What a recovery brings was sent long ago: that is no lag.
  const [oldest] = apply.filter(({ snapshot }) => snapshot === null);
  const lagMs = oldest ? clock.now().getTime() - oldest.at.getTime() : null;
  if (apply.length > 0) feedMetrics.applied(name, apply.length, lagMs);
  if (faults.length > 0) feedMetrics.faults(name, faults.length);
  if (request) feedMetrics.recovery(name);
}
