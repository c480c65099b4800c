/**
 * Invariant: a line of the feed becomes a message that `feedMessageShape` accepts, or a fault. A
 * numbered message that can't be read stops the bets on its fixture under its own number: what it
 * would have changed is not known, and numbers have no gaps.
 */
import { z } from 'zod';
import type { ProducerName } from '../../../sportsbook/domain/messages/message-parts.ts';
import {
  type FeedMessage,
  feedMessageShape,
} from '../../../sportsbook/domain/messages/messages.ts';
import {
  aliveShape,
  completeShape,
  headShape,
  namedInside,
  numberedShape,
  readElement,
} from './elements.ts';
import { type Input, type Numbered, readBody } from './read-body.ts';
import { Unreadable } from './specifiers.ts';

/** The feed's numbers of its producers. */
export const products = { live: 1, prematch: 3, virtual: 6 } as const satisfies Record<
  ProducerName,
  number
>;

/** Stands for the fixture of a message that names none: no fixture is called so, and stopping it stops nothing. */
export const NO_FIXTURE = '-';

/** Why a line was not believed. */
export type LineFault = { readonly fault: 'unreadable'; readonly detail: string };

export type Received = { readonly message: FeedMessage | null; readonly fault: LineFault | null };

/** Whose recovery an id belongs to: what is not ours is left out. */
export type OwnRequest = (wireId: string) => string | null;

/**
 * Reads one line of a producer's stream.
 *
 * @param ownRequest gives our name of a recovery by the feed's; null when another asked for it
 * @returns null for a part of somebody else's recovery
 */
export function readMessage(
  line: string,
  producer: ProducerName,
  ownRequest: OwnRequest,
): Received | null {
  const element = readElement(line);
  if (element === null) return unreadable('no element');
  const { name, body } = element;
  const head = headShape.safeParse(body);
  if (!head.success || head.data.product !== products[producer]) return unreadable(`${name}: head`);
  const { epoch, timestamp: at } = head.data;
  const reported = { producer, epoch, at };
  try {
    if (name === 'alive') return received(readAlive(reported, body));
    if (name === 'snapshot_complete') {
      const { request_id, up_to: upTo, messages } = completeShape.parse(body);
      const requestId = ownRequest(request_id);
      if (requestId === null) return null;
      return received({ type: 'snapshot-complete', ...reported, requestId, upTo, messages });
    }
  } catch (error) {
    return unreadable(`${name}: ${problemOf(error)}`);
  }
  return readNumbered(name, body, { reported, ownRequest });
}

type FeedElement = Pick<Numbered, 'producer' | 'epoch' | 'at'>;

function readAlive(reported: FeedElement, body: unknown): Input {
  const { up_to: upTo, subscribed } = aliveShape.parse(body);
  return { type: 'alive', ...reported, upTo, isSubscribed: subscribed === '1' };
}

function readNumbered(
  name: string,
  body: unknown,
  { reported, ownRequest }: { reported: FeedElement; ownRequest: OwnRequest },
): Received | null {
  const read = numberedShape.safeParse(body);
  if (!read.success) return unreadable(`${name}: number`);
  const { sequence, event_id: eventId, request_id, snapshot_index: index } = read.data;
  const requestId = request_id === undefined ? null : ownRequest(request_id);
  if (request_id !== undefined && requestId === null) return null;
  const snapshot = requestId === null ? null : { requestId, index: index ?? 0 };
  const fixtureId = eventId ?? fixtureInside(body) ?? NO_FIXTURE;
  const numbered = { ...reported, sequence, fixtureId, snapshot };
  try {
    if (eventId === null) throw new Unreadable('an event without a name');
    return received(readBody(name, body, numbered));
  } catch (error) {
    const detail = `${name}: ${problemOf(error)}`;
    const stop = feedMessageShape.safeParse({ type: 'bet-stop', ...numbered, families: null });
    return { message: stop.success ? stop.data : null, fault: { fault: 'unreadable', detail } };
  }
}

function fixtureInside(body: unknown): string | null {
  const read = namedInside.safeParse(body);
  return read.success ? read.data.fixture.id : null;
}

function received(input: Input): Received {
  return { message: feedMessageShape.parse(input), fault: null };
}

function unreadable(detail: string): Received {
  return { message: null, fault: { fault: 'unreadable', detail } };
}

function problemOf(error: unknown): string {
  if (error instanceof Unreadable) return error.message;
  if (!(error instanceof z.ZodError)) throw error;
  const [issue] = error.issues;
  return `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim();
}
