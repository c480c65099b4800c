/**
 * One connection, from CONNECT to its close code. Frames are handled one after the other in the
 * order they came, because a SUBSCRIBE right behind a CONNECT waits for its token to be checked.
 * Nothing here knows Kafka, Redis or other connections: they are reached through the ports.
 */

import type { CloseName } from '../domain/close-codes.ts';
import { closeCodes } from '../domain/close-codes.ts';
import type { Principal } from '../domain/destinations.ts';
import type { HeartBeat } from '../domain/heart-beat.ts';
import { noHeartBeat } from '../domain/heart-beat.ts';
import type { ErrorCode } from '../errors.ts';
import { handleFrame } from './commands.ts';
import type { FrameLimits } from './frame-guard.ts';
import type { Frame, ReadItem } from './frame-reader.ts';
import { createFrameReader } from './frame-reader.ts';
import type { RenderedMessage } from './frame-writer.ts';
import { errorFrame, heartBeatFrame } from './frame-writer.ts';
import type { Heart } from './heart.ts';
import { createHeart } from './heart.ts';
import type { LiveSocket } from './slow-reader.ts';
import { sendWithinBound } from './slow-reader.ts';
import type { Subscription, Subscriptions } from './subscriptions.ts';
import { createSubscriptions, takesMessage } from './subscriptions.ts';
import type { TextMessage } from './text-message.ts';

export type SessionSettings = FrameLimits & {
  subscriptionsMax: number;
  bufferedBytesMax: number;
  connectTimeoutMs: number;
  /** What the server offers to send and wants to receive. */
  heartBeatMs: number;
  /** How often `tick` is called: heart-beats leave this much early. */
  tickMs: number;
};

/** Why a connection ends in an ERROR frame, and with which close code. */
export type Failure = { code: ErrorCode; reason: string; close: CloseName };

/** Who connected, and how long their token is still good for; null when nothing expires. */
export type Identified = { principal: Principal; lastsMs: number | null };

export type SessionPorts = {
  settings: SessionSettings;
  /** Milliseconds that only ever grow. */
  now: () => number;
  /** Who the CONNECT headers speak for. Nothing is known yet about the session's state. */
  identify(headers: ReadonlyMap<string, string>): Promise<Identified | Failure>;
  /** Makes the connection reachable for events, then checks that its session still lives. */
  admit(session: Session, principal: Principal): Promise<Failure | null>;
  /** A subscription exists: from here it gets events. Its snapshot is on the way. */
  subscribed(session: Session, subscription: Subscription): void;
  unsubscribed(session: Session, subscription: Subscription): void;
  /** The connection takes no more messages. Called once. */
  left(session: Session, reason: CloseName | 'gone'): void;
  /** A defect, for the log. */
  failed(error: unknown): void;
};

export type Session = {
  readonly id: string;
  readonly subscriptions: Subscriptions;
  principal: Principal | null;
  heartBeat: HeartBeat;
  /** On the clock of `now`. A connection does not outlive its token. */
  tokenEndsAt: number | null;
  phase: 'waiting' | 'connected' | 'ended';
  /** Bytes that came from the socket. */
  receive(chunk: Uint8Array): void;
  /** Anything came from the other side, a pong too. */
  heard(): void;
  /** Sends a frame that is not a message. */
  send(frame: string): void;
  /** Sends a message to one subscription, unless it knows a newer version. */
  deliver(message: RenderedMessage, subscription: Subscription): boolean;
  tick(): void;
  /** Ends the connection; with a failure an ERROR frame goes first. */
  end(close: CloseName, failure?: Failure & { receiptId?: string | undefined }): void;
  /** The socket is gone. */
  closed(): void;
};

/** Frames that wait while one is handled: more is a client that does not wait for answers. */
const PENDING_FRAMES_MAX = 128;

/** What a session is made of, for the functions below. */
type Inner = {
  ports: SessionPorts;
  socket: LiveSocket;
  heart: Heart;
  read: (chunk: Uint8Array) => ReadItem[];
  pending: Frame[];
  handling: boolean;
};

export function openSession(ports: SessionPorts, id: string, socket: LiveSocket): Session {
  const { settings, now } = ports;
  const inner: Inner = {
    ports,
    socket,
    heart: createHeart({ now, tickMs: settings.tickMs }),
    read: createFrameReader(settings),
    pending: [],
    handling: false,
  };
  const session: Session = {
    id,
    subscriptions: createSubscriptions(settings.subscriptionsMax),
    principal: null,
    heartBeat: noHeartBeat,
    tokenEndsAt: null,
    phase: 'waiting',
    receive: (chunk) => receive(inner, session, chunk),
    heard: () => inner.heart.heard(),
    send(frame) {
      if (session.phase !== 'ended') write(inner, session, frame);
    },
    deliver(message, subscription) {
      if (session.phase !== 'connected' || !takesMessage(subscription, message)) return false;
      write(inner, session, message.messageFor(subscription.head));
      return true;
    },
    tick: () => tick(inner, session),
    end(close, failure) {
      if (session.phase === 'ended') return;
      if (failure) {
        const { code, reason: message, receiptId } = failure;
        socket.sendText(errorFrame({ code, message, receiptId }));
      }
      leave(inner, session, close);
      socket.close(closeCodes[close].code, closeCodes[close].reason);
    },
    closed() {
      if (session.phase !== 'ended') leave(inner, session, 'gone');
    },
  };
  return session;
}

function receive(inner: Inner, session: Session, chunk: Uint8Array): void {
  inner.heart.heard();
  for (const item of session.phase === 'ended' ? [] : inner.read(chunk)) {
    if (item.kind === 'frame') inner.pending.push(item.frame);
    if (item.kind === 'malformed') {
      const close = item.code === 'H413' ? 'tooLarge' : 'protocol';
      session.end(close, { code: item.code, reason: item.reason, close });
    }
  }
  if (inner.pending.length > PENDING_FRAMES_MAX) {
    const reason = 'Too many frames are waiting to be handled';
    session.end('policy', { code: 'H429', reason, close: 'policy' });
  }
  if (!inner.handling) void handlePending(inner, session);
}

async function handlePending(inner: Inner, session: Session): Promise<void> {
  const { ports, pending } = inner;
  const unexpected = (error: unknown): Failure => {
    ports.failed(error);
    return { code: 'E001', reason: 'Something went wrong', close: 'failure' };
  };
  inner.handling = true;
  for (let frame = pending.shift(); frame; frame = pending.shift()) {
    const failure = await handleFrame(ports, session, frame).catch(unexpected);
    if (failure) {
      session.end(failure.close, { ...failure, receiptId: frame.headers.get('receipt') });
    }
  }
  inner.handling = false;
}

function write(inner: Inner, session: Session, data: string | TextMessage): void {
  inner.heart.sent();
  const outcome = sendWithinBound(inner.socket, data, inner.ports.settings.bufferedBytesMax);
  // No ERROR frame: it would wait behind what the reader does not take.
  if (outcome === 'too-slow') session.end('slowReader');
}

function tick(inner: Inner, session: Session): void {
  const { ports, heart } = inner;
  const fail = (failure: Failure) => session.end(failure.close, failure);
  if (session.phase === 'waiting' && heart.ageMs() >= ports.settings.connectTimeoutMs) {
    fail({ code: 'L006', reason: 'No CONNECT frame came in time', close: 'connectTimeout' });
  }
  if (session.phase !== 'connected') return;
  if (session.tokenEndsAt !== null && ports.now() >= session.tokenEndsAt) {
    fail({ code: 'H401', reason: 'The token has expired', close: 'token' });
    return;
  }
  const due = heart.due(session.heartBeat);
  if (due === 'silent') {
    fail({ code: 'L005', reason: 'No heart-beat came in time', close: 'silent' });
  }
  if (due === 'beat') write(inner, session, heartBeatFrame);
  if (due === 'ping') inner.socket.ping();
}

function leave(inner: Inner, session: Session, reason: CloseName | 'gone'): void {
  session.phase = 'ended';
  inner.pending.length = 0;
  inner.ports.left(session, reason);
}
