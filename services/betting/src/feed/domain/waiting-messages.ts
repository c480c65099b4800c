import type { Alive, NumberedMessage } from '../../sportsbook/domain/messages/messages.ts';
import type { Pile, Producer } from './producer-state.ts';

/** Messages kept beyond a gap. Of more, what is missing is asked for once the gap is closed. */
export const WAITING_MAX = 10_000;

/** An old message that comes late is no sign that it is alive now. */
export function received(
  producer: Producer,
  { at, upTo, isSubscribed }: Alive,
  now: Date,
): Producer {
  const reported = at < now ? at : now;
  const { aliveAt, knownUpTo } = producer;
  return {
    ...producer,
    aliveAt: aliveAt !== null && aliveAt > reported ? aliveAt : reported,
    knownUpTo: Math.max(knownUpTo, upTo),
    mustRecover: producer.mustRecover || !isSubscribed,
    // What a recovery brings may have been lost with the rest.
    recovery: isSubscribed ? producer.recovery : null,
  };
}

/** Applies what comes next, and puts aside what does not. What was applied before is left out. */
export function taken(producer: Producer, message: NumberedMessage): Drained {
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
export function drained(producer: Producer): Drained {
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
export function piled(below: Pile | null, message: NumberedMessage, sizeMax: number): Pile | null {
  const size = (below?.size ?? 0) + 1;
  return size > sizeMax ? below : { message, below, size };
}

export function messagesOf(pile: Pile | null): readonly NumberedMessage[] {
  const messages: NumberedMessage[] = [];
  for (let top = pile; top; top = top.below) messages.push(top.message);
  return messages.toReversed();
}
