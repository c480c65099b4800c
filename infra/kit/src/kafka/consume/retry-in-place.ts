import { backoffMs, pause } from '../../flow/backoff.ts';
import { isOutage } from '../../flow/outage.ts';
import type { Logger } from '../../telemetry/logging.ts';
import { runInContext } from '../../telemetry/request-context.ts';
import { inIncomingSpan } from '../../telemetry/tracing.ts';
import type { RawEvent } from '../event.ts';
import { UnacceptableEvent } from '../unacceptable-event.ts';

/** Attempts before an event is moved to the dead letters; about a second and a half in all. */
const ATTEMPTS_MAX = 5;
const RETRY = { firstMs: 100, maxMs: 1_000 };

/** Pauses while a database or broker is away; they end when the partition is taken from us. */
const OUTAGE = { firstMs: 100, maxMs: 2_000 };

export type InPlaceParts = {
  process(events: readonly RawEvent[]): Promise<void>;
  /** Moves an event to the topic's dead letters. */
  deadLetter(event: RawEvent, attempts: number, error: unknown): Promise<void>;
  count(outcome: 'handled' | 'retried' | 'dead', events: number): void;
  log: Logger;
};

/**
 * Runs a handler until each event is handled or dead-lettered. An outage is waited for; an event
 * that fails by itself is tried a bounded number of times and then dead-lettered, alone.
 *
 * @param alive false once the events' partition is no longer ours, or the process stops
 * @returns true when every event is done with, false when it gave up because not alive
 */
export async function handleInPlace(
  parts: InPlaceParts,
  events: readonly RawEvent[],
  alive: () => boolean,
): Promise<boolean> {
  if (events.length > 1) {
    const together = await throughOutages(parts, alive, () => parts.process(events));
    if (together === 'given up') return false;
    if (together === null) {
      parts.count('handled', events.length);
      return true;
    }
    parts.log.warn({ err: together.error }, 'a batch failed; its events go one by one');
  }
  for (const event of events) {
    if (!(await handleOne(parts, event, alive))) return false;
  }
  return true;
}

async function handleOne(
  parts: InPlaceParts,
  event: RawEvent,
  alive: () => boolean,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const tried = attemptOf(event, attempt);
    const outcome = await throughOutages(parts, alive, () =>
      inContextOf(tried, () => parts.process([tried])),
    );
    if (outcome === 'given up') return false;
    if (outcome === null) {
      parts.count('handled', 1);
      return true;
    }
    const { error } = outcome;
    if (attempt >= ATTEMPTS_MAX || error instanceof UnacceptableEvent) {
      return moveToDeadLetters(parts, { event, attempt, error }, alive);
    }
    parts.count('retried', 1);
    await pause(backoffMs(attempt, RETRY));
  }
}

function attemptOf(event: RawEvent, attempt: number): RawEvent {
  const { topic, partition, offset, id, key, value, headers, mac } = event;
  return { topic, partition, offset, id, key, value, headers, mac, attempt };
}

async function moveToDeadLetters(
  parts: InPlaceParts,
  { event, attempt, error }: { event: RawEvent; attempt: number; error: unknown },
  alive: () => boolean,
): Promise<boolean> {
  const outcome = await throughOutages(parts, alive, () => parts.deadLetter(event, attempt, error));
  if (outcome === 'given up') return false;
  // Neither handled nor dead-lettered: the consumer starts again here, so that it is not lost.
  if (outcome !== null) throw outcome.error;
  parts.count('dead', 1);
  parts.log.error(
    {
      err: error,
      topic: event.topic,
      partition: event.partition,
      offset: event.offset,
      eventId: event.id,
      attempts: attempt,
    },
    'an event was moved to the dead letters',
  );
  return true;
}

/** @returns null when the work was done, the error when it failed by itself */
async function throughOutages(
  { log }: { log: Logger },
  alive: () => boolean,
  work: () => Promise<void>,
): Promise<null | { error: unknown } | 'given up'> {
  for (let outage = 1; alive(); outage += 1) {
    try {
      await work();
      if (outage > 1) log.info('the consumer goes on');
      return null;
    } catch (error) {
      if (!isOutage(error)) return { error };
      if (outage === 1) log.warn({ err: error }, 'a server is away; the consumer waits for it');
      await pause(backoffMs(outage, OUTAGE));
    }
  }
  return 'given up';
}

/** Logs and traces of the work continue those of whoever sent the event. */
function inContextOf(event: RawEvent, work: () => Promise<void>): Promise<void> {
  const { id, headers } = event;
  const { traceparent } = headers;
  const requestId = headers['x-request-id'] ?? id ?? '';
  const attributes = { 'messaging.destination.name': event.topic };
  return runInContext({ requestId, traceparent }, () =>
    inIncomingSpan(`${event.topic} process`, { kind: 'consumer', traceparent, attributes }, work),
  );
}
