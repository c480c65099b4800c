/**
 * Invariant: a producer is up only while it is alive and everything it is known to have sent was
 * applied, each message once and in order. While it is not up, none of its markets takes bets; that
 * is one fact about the producer, so it holds for all of them at once.
 */
import type {
  FeedMessage,
  NumberedMessage,
  SnapshotComplete,
} from '../../sportsbook/domain/messages/messages.ts';
import { inEpoch, type Producer, type Step } from './producer-state.ts';
import { settle } from './settle-producer.ts';
import { drained, messagesOf, piled, received, taken } from './waiting-messages.ts';

/** Messages of one snapshot. One that is longer is never complete: its markets stay closed. */
export const SNAPSHOT_MAX = 200_000;

/** A message of this producer has arrived. One of an earlier epoch counts no more. */
export function receive(producer: Producer, message: FeedMessage, now: Date): Step {
  if (message.epoch < producer.epoch) return settle(producer, [], now);
  const known = message.epoch > producer.epoch ? inEpoch(producer, message.epoch) : producer;
  if (message.type === 'alive') return settle(received(known, message, now), [], now);
  if (message.type === 'snapshot-complete') return completed(known, message, now);
  if (message.snapshot) return recovered(known, message, now);
  const { producer: next, apply } = taken(known, message);
  return settle(next, apply, now);
}

/** Time has passed: an alive message may be overdue, a gap or a recovery be waited for too long. */
export function tick(producer: Producer, now: Date): Step {
  return settle(producer, [], now);
}

/** A recovery could not be asked for: with the next step it is asked for again. */
export function unasked(producer: Producer): Producer {
  return { ...producer, recovery: null };
}

function recovered(producer: Producer, message: NumberedMessage, now: Date): Step {
  const { recovery } = producer;
  const isOfIt = recovery !== null && message.snapshot?.requestId === recovery.requestId;
  if (!isOfIt) return settle(producer, [], now);
  const received = piled(recovery.received, message, SNAPSHOT_MAX);
  return restored({ ...producer, recovery: { ...recovery, received } }, now);
}

function completed(producer: Producer, message: SnapshotComplete, now: Date): Step {
  const { recovery } = producer;
  if (recovery?.requestId !== message.requestId) return settle(producer, [], now);
  return restored({ ...producer, recovery: { ...recovery, complete: message } }, now);
}

/**
 * Applies a snapshot once all of it is there, in the order in which it was sent, and what has been
 * sent meanwhile after it.
 */
function restored(producer: Producer, now: Date): Step {
  const { recovery } = producer;
  const complete = recovery?.complete;
  const size = recovery?.received?.size ?? 0;
  if (!recovery || !complete || size < complete.messages) return settle(producer, [], now);
  const received = new Map(messagesOf(recovery.received).map((one) => [indexOf(one), one]));
  if (received.size < complete.messages) return settle(producer, [], now);
  const missed = [...received.values()]
    .filter(({ sequence }) => sequence > producer.sequence && sequence <= complete.upTo)
    .toSorted((one, other) => one.sequence - other.sequence || indexOf(one) - indexOf(other));
  const sequence = Math.max(producer.sequence, complete.upTo);
  const knownUpTo = Math.max(producer.knownUpTo, sequence);
  const whole = { ...producer, sequence, knownUpTo, recovery: null, mustRecover: false };
  const { producer: next, apply } = drained({ ...whole, gapSince: null });
  return settle(next, [...missed, ...apply], now);
}

function indexOf({ snapshot }: NumberedMessage): number {
  return snapshot?.index ?? 0;
}
