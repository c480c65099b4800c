/**
 * Invariant: what was heard counts once it is written down, in the order in which it was said. Who
 * loses a producer to another process, or cannot write, has heard nothing.
 */
import { backoffMs, pause } from '@noriter/kit/backoff';
import { applyFeed } from '../actions/apply-feed.ts';
import type { BettingDeps } from '../deps.ts';
import type { FeedMessage, NumberedMessage, ProducerName } from '../domain/feed/messages.ts';
import {
  type Producer,
  type RecoveryRequest,
  receive,
  tick,
  unasked,
} from '../domain/feed/producer.ts';
import type { FaultRow } from '../queries/feed-faults.ts';
import { createQueue, type Queue } from './queue.ts';
import { type Heard, products, readMessage } from './read-message.ts';
import { askRecovery } from './recovery.ts';
import { readStream } from './stream.ts';

/** Messages that are taken together, and those that may wait before the stream is left unread. */
const BATCH_MAX = 400;
const QUEUE_MAX = 5_000;

/** How late a gap or a silence may be found. */
const TICK_MS = 250;

/** How often it is written down that somebody hears. */
const BEAT_MS = 1_000;

const BACKOFF = { firstMs: 100, maxMs: 2_000 };

/** So long after a recovery could not be asked for it is asked for again. */
const ASK_AGAIN_MS = 1_000;

/** A producer that this process hears. */
export type Hold = { feedUrl: string; name: ProducerName; holder: string; producer: Producer };

/** Hears a producer until the signal ends it, or another process has taken it. */
export async function hear(deps: BettingDeps, hold: Hold, stopping: AbortSignal): Promise<void> {
  const { feedUrl, name, holder } = hold;
  const ended = new AbortController();
  const signal = AbortSignal.any([stopping, ended.signal]);
  const queue = createQueue<Heard>(QUEUE_MAX);
  const ownRequest = (wireId: string) => ownRequestOf(holder, wireId);
  const reading = readStream({
    url: new URL(`/v1/products/${products[name]}/stream`, feedUrl).href,
    signal,
    log: deps.log,
    onLine(line) {
      const heard = readMessage(line, name, ownRequest);
      return heard === null ? undefined : queue.add(heard, signal);
    },
  });
  try {
    await applyAll(deps, hold, { queue, signal });
  } finally {
    ended.abort();
    await reading;
  }
}

/** Ids of recoveries as the feed knows them: it tells everybody who hears it of all of them. */
function ownRequestOf(holder: string, wireId: string): string | null {
  return wireId.startsWith(`${holder}.`) ? wireId.slice(holder.length + 1) : null;
}

type Work = { queue: Queue<Heard>; signal: AbortSignal };

async function applyAll(deps: BettingDeps, hold: Hold, { queue, signal }: Work): Promise<void> {
  let { producer } = hold;
  let writtenAt = 0;
  let askAgainAt = Number.POSITIVE_INFINITY;
  while (!signal.aborted) {
    const batch = await queue.take(BATCH_MAX, { waitMs: TICK_MS, signal });
    if (performance.now() >= askAgainAt) {
      producer = unasked(producer);
      askAgainAt = Number.POSITIVE_INFINITY;
    }
    const step = stepOf(hold.name, producer, batch, deps.clock.now());
    const isQuiet = batch.length === 0 && step.after.state === producer.state && !step.request;
    if (isQuiet && performance.now() - writtenAt < BEAT_MS) {
      producer = step.after;
      continue;
    }
    if (!(await written(deps, hold, { producer, step, signal }))) return;
    writtenAt = performance.now();
    producer = step.after;
    measure(deps, hold.name, step);
    if (step.request && !(await askRecovery(deps, hold, step.request))) {
      askAgainAt = performance.now() + ASK_AGAIN_MS;
    }
  }
}

function measure({ feedMetrics, clock }: BettingDeps, name: ProducerName, step: Taken): void {
  const { apply, faults, request } = step;
  // What a recovery brings was said long ago: that is no lag.
  const [oldest] = apply.filter(({ snapshot }) => snapshot === null);
  const lagMs = oldest ? clock.now().getTime() - oldest.at.getTime() : null;
  if (apply.length > 0) feedMetrics.applied(name, apply.length, lagMs);
  if (faults.length > 0) feedMetrics.faults(name, faults.length);
  if (request) feedMetrics.recovery(name);
}

type Taken = {
  after: Producer;
  apply: NumberedMessage[];
  request: RecoveryRequest | null;
  faults: FaultRow[];
};

function stepOf(name: ProducerName, before: Producer, batch: readonly Heard[], now: Date): Taken {
  const faults: FaultRow[] = [];
  const apply: NumberedMessage[] = [];
  let request: RecoveryRequest | null = null;
  let after = before;
  const take = (step: ReturnType<typeof tick>) => {
    after = step.producer;
    apply.push(...step.apply);
    request = step.request ?? request;
  };
  for (const { message, fault } of batch) {
    if (fault) faults.push({ ...faultOf(name, message), ...fault });
    if (message) take(receive(after, message, now));
  }
  take(tick(after, now));
  return { after, apply, request, faults };
}

function faultOf(producer: ProducerName, message: FeedMessage | null) {
  if (message === null || !('sequence' in message)) return { producer, epoch: 0, sequence: 0 };
  const { epoch, sequence, fixtureId } = message;
  return { producer, epoch, sequence, fixtureId };
}

/** Repeats what failed: in between, nothing is heard, and who hears nothing for long is down. */
async function written(
  deps: BettingDeps,
  { name, holder }: Hold,
  { producer, step, signal }: { producer: Producer; step: Taken; signal: AbortSignal },
): Promise<boolean> {
  const { after, apply, faults } = step;
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      return await applyFeed(deps, { name, holder, before: producer, after, apply, faults });
    } catch (error) {
      deps.log.error({ err: error, producer: name }, 'what the odds feed said was not applied');
      await pause(backoffMs(attempt, BACKOFF), signal);
    }
  }
  return false;
}
