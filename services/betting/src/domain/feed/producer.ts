/**
 * Invariant: a producer is up only while it is alive and everything it is known to have said was
 * applied, each message once and in order. While it is not up, none of its markets takes bets; that
 * is one fact about the producer, so it holds for all of them at once.
 */
import type { Alive, FeedMessage, NumberedMessage, SnapshotComplete } from './messages.ts';

/** No alive message for so long: the producer is down. */
export const ALIVE_TIMEOUT_MS = 10_000;

/** How long a gap may close by itself before what is missing is asked for. */
export const GAP_PATIENCE_MS = 500;

/** A recovery that is not complete by then is asked for again. */
export const RECOVERY_TIMEOUT_MS = 30_000;

/** Messages kept beyond a gap. Of more, what is missing is asked for once the gap is closed. */
export const WAITING_MAX = 10_000;

/** Messages of one snapshot. One that is longer is never complete: its markets stay closed. */
export const SNAPSHOT_MAX = 200_000;

export type Producer = {
  /** down: not alive. recovering: alive, but something it said is missing. */
  readonly state: 'up' | 'down' | 'recovering';
  /** 0 before it was ever heard. */
  readonly epoch: number;
  /** All messages up to this one were applied. */
  readonly sequence: number;
  /** The highest number it is known to have given. */
  readonly knownUpTo: number;
  /** When it last said that it is alive, by its own clock and never later than ours. */
  readonly aliveAt: Date | null;
  /** What lies beyond a gap. */
  readonly waiting: Pile | null;
  readonly gapSince: Date | null;
  /** It was away: whatever the numbers say, what was missed is asked for. */
  readonly mustRecover: boolean;
  readonly recovery: Recovery | null;
  /** How many recoveries were asked for: makes their ids. */
  readonly requests: number;
  /** When it was last up no longer; null while it was never. */
  readonly stoppedAt: Date | null;
};

type Recovery = {
  readonly requestId: string;
  readonly askedAt: Date;
  readonly received: Pile | null;
  readonly complete: SnapshotComplete | null;
};

/** Messages in the order they came, the last on top: one more costs the same however many there are. */
type Pile = {
  readonly message: NumberedMessage;
  readonly below: Pile | null;
  readonly size: number;
};

/** Asks the producer for everything after a number, as a snapshot. */
export type RecoveryRequest = {
  readonly requestId: string;
  readonly epoch: number;
  readonly after: number;
};

export type Step = {
  readonly producer: Producer;
  /** What is to be applied now, in this order. */
  readonly apply: readonly NumberedMessage[];
  readonly request: RecoveryRequest | null;
};

export const newProducer: Producer = {
  state: 'down',
  epoch: 0,
  sequence: 0,
  knownUpTo: 0,
  aliveAt: null,
  waiting: null,
  gapSince: null,
  mustRecover: true,
  recovery: null,
  requests: 0,
  stoppedAt: null,
};

/** A message of this producer has arrived. One of an earlier epoch says nothing any more. */
export function receive(producer: Producer, message: FeedMessage, now: Date): Step {
  if (message.epoch < producer.epoch) return settle(producer, [], now);
  const known = message.epoch > producer.epoch ? inEpoch(producer, message.epoch) : producer;
  if (message.type === 'alive') return settle(heard(known, message, now), [], now);
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

/** It numbers from 1 again: nothing that was waited for will come. */
function inEpoch(producer: Producer, epoch: number): Producer {
  const { requests, aliveAt, state, stoppedAt } = producer;
  return { ...newProducer, epoch, requests, aliveAt, state, stoppedAt };
}

/** An old message that comes late does not say that it is alive now. */
function heard(producer: Producer, { at, upTo, isSubscribed }: Alive, now: Date): Producer {
  const said = at < now ? at : now;
  const { aliveAt, knownUpTo } = producer;
  return {
    ...producer,
    aliveAt: aliveAt !== null && aliveAt > said ? aliveAt : said,
    knownUpTo: Math.max(knownUpTo, upTo),
    mustRecover: producer.mustRecover || !isSubscribed,
    // What a recovery brings may have been lost with the rest.
    recovery: isSubscribed ? producer.recovery : null,
  };
}

/** Applies what comes next, and puts aside what does not. What was applied before is left out. */
function taken(producer: Producer, message: NumberedMessage): Drained {
  const { sequence } = message;
  const known = { ...producer, knownUpTo: Math.max(producer.knownUpTo, sequence) };
  if (sequence <= producer.sequence) return { producer: known, apply: [] };
  if (sequence > producer.sequence + 1) {
    return {
      producer: { ...known, waiting: piled(known.waiting, message, WAITING_MAX) },
      apply: [],
    };
  }
  const { producer: next, apply } = drained({ ...known, sequence });
  return { producer: next, apply: [message, ...apply] };
}

type Drained = { readonly producer: Producer; readonly apply: readonly NumberedMessage[] };

/** Takes from what waits all that follows without a gap. */
function drained(producer: Producer): Drained {
  if (producer.waiting === null) return { producer, apply: [] };
  const waiting = messagesOf(producer.waiting);
  const bySequence = new Map(waiting.map((message) => [message.sequence, message]));
  const apply: NumberedMessage[] = [];
  let { sequence } = producer;
  for (let next = bySequence.get(sequence + 1); next; next = bySequence.get(sequence + 1)) {
    sequence = next.sequence;
    apply.push(next);
  }
  const rest = [...bySequence.values()].filter((message) => message.sequence > sequence);
  const pile = rest.reduce<Pile | null>((all, one) => piled(all, one, WAITING_MAX), null);
  return { producer: { ...producer, sequence, waiting: pile }, apply };
}

/** One that is one too many is left out: it is known to be missing, and asked for. */
function piled(below: Pile | null, message: NumberedMessage, sizeMax: number): Pile | null {
  const size = (below?.size ?? 0) + 1;
  return size > sizeMax ? below : { message, below, size };
}

function messagesOf(pile: Pile | null): readonly NumberedMessage[] {
  const messages: NumberedMessage[] = [];
  for (let top = pile; top; top = top.below) messages.push(top.message);
  return messages.toReversed();
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
 * Applies a snapshot once all of it is there, in the order in which it was said, and what has been
 * said meanwhile after it.
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

/** What the producer is now, and whether something is to be asked for. */
function settle(producer: Producer, apply: readonly NumberedMessage[], now: Date): Step {
  const { aliveAt, sequence, knownUpTo, recovery } = producer;
  const isAlive = aliveAt !== null && since(aliveAt, now) <= ALIVE_TIMEOUT_MS;
  if (!isAlive) {
    const down = { ...producer, recovery: null, gapSince: null, mustRecover: true };
    return { producer: inState(down, 'down', now), apply, request: null };
  }
  if (recovery === null && !producer.mustRecover && sequence >= knownUpTo) {
    return { producer: inState({ ...producer, gapSince: null }, 'up', now), apply, request: null };
  }
  const gapSince = producer.gapSince ?? now;
  const open = inState({ ...producer, gapSince }, 'recovering', now);
  const isOverdue = recovery
    ? since(recovery.askedAt, now) > RECOVERY_TIMEOUT_MS
    : producer.mustRecover || since(gapSince, now) >= GAP_PATIENCE_MS;
  return isOverdue ? { ...asked(open, now), apply } : { producer: open, apply, request: null };
}

function asked(producer: Producer, now: Date): Pick<Step, 'producer' | 'request'> {
  const { epoch, sequence } = producer;
  const requests = producer.requests + 1;
  const requestId = `${epoch}-${requests}`;
  const recovery = { requestId, askedAt: now, received: null, complete: null };
  return {
    producer: { ...producer, requests, recovery },
    request: { requestId, epoch, after: sequence },
  };
}

function inState(producer: Producer, state: Producer['state'], now: Date): Producer {
  const stoppedAt = producer.state === 'up' && state !== 'up' ? now : producer.stoppedAt;
  return { ...producer, state, stoppedAt };
}

function since(then: Date, now: Date): number {
  return now.getTime() - then.getTime();
}
