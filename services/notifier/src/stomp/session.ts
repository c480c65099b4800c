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
import type { Frame } from './frame-reader.ts';
import { createFrameReader } from './frame-reader.ts';
import type { RenderedMessage } from './frame-writer.ts';
import { errorFrame, heartBeatFrame } from './frame-writer.ts';
import type { LiveSocket } from './slow-reader.ts';
import { sendWithinBound } from './slow-reader.ts';
import type { Subscription, Subscriptions } from './subscriptions.ts';
import { createSubscriptions, takesMessage } from './subscriptions.ts';

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

/** A client may be late by as much again before its connection counts as dead. */
const SILENCE_TOLERANCE = 2;

/** Without heart-beats from the client its browser answers this ping instead. */
const PING_MS = 30_000;

export function openSession(ports: SessionPorts, id: string, socket: LiveSocket): Session {
  const { settings } = ports;
  const read = createFrameReader(settings);
  const pending: Frame[] = [];
  const openedAt = ports.now();
  let lastHeardAt = openedAt;
  let lastSentAt = openedAt;
  let lastPingAt = openedAt;
  let handling = false;

  const session: Session = {
    id,
    subscriptions: createSubscriptions(settings.subscriptionsMax),
    principal: null,
    heartBeat: noHeartBeat,
    tokenEndsAt: null,
    phase: 'waiting',

    receive(chunk) {
      lastHeardAt = ports.now();
      for (const item of session.phase === 'ended' ? [] : read(chunk)) {
        if (item.kind === 'frame') pending.push(item.frame);
        if (item.kind === 'malformed') {
          const close = item.code === 'H413' ? 'tooLarge' : 'protocol';
          session.end(close, { code: item.code, reason: item.reason, close });
        }
      }
      if (pending.length > PENDING_FRAMES_MAX) {
        const reason = 'Too many frames are waiting to be handled';
        session.end('policy', { code: 'H429', reason, close: 'policy' });
      }
      if (!handling) void handlePending();
    },

    heard() {
      lastHeardAt = ports.now();
    },

    send(frame) {
      if (session.phase !== 'ended') write(frame);
    },

    deliver(message, subscription) {
      if (session.phase !== 'connected' || !takesMessage(subscription, message)) return false;
      write(message.frameFor(subscription.head));
      return true;
    },

    tick() {
      const now = ports.now();
      if (session.phase === 'waiting') checkConnectTime(now);
      if (session.phase === 'connected') beat(now);
    },

    end(close, failure) {
      if (session.phase === 'ended') return;
      if (failure) {
        const { code, reason: message, receiptId } = failure;
        socket.send(errorFrame({ code, message, receiptId }), { binary: false });
      }
      leave(close);
      socket.close(closeCodes[close].code, closeCodes[close].reason);
    },

    closed() {
      if (session.phase !== 'ended') leave('gone');
    },
  };

  function leave(reason: CloseName | 'gone'): void {
    session.phase = 'ended';
    pending.length = 0;
    ports.left(session, reason);
  }

  function write(data: string | Buffer): void {
    lastSentAt = ports.now();
    const outcome = sendWithinBound(socket, data, settings.bufferedBytesMax);
    // No ERROR frame: it would wait behind what the reader does not take.
    if (outcome === 'too-slow') session.end('slowReader');
  }

  async function handlePending(): Promise<void> {
    handling = true;
    for (let frame = pending.shift(); frame; frame = pending.shift()) {
      const failure = await handleFrame(ports, session, frame).catch(unexpected);
      if (failure) {
        session.end(failure.close, { ...failure, receiptId: frame.headers.get('receipt') });
      }
    }
    handling = false;
  }

  function unexpected(error: unknown): Failure {
    ports.failed(error);
    return { code: 'E001', reason: 'Something went wrong', close: 'failure' };
  }

  function checkConnectTime(now: number): void {
    if (now - openedAt < settings.connectTimeoutMs) return;
    const reason = 'No CONNECT frame came in time';
    session.end('connectTimeout', { code: 'L006', reason, close: 'connectTimeout' });
  }

  function beat(now: number): void {
    const { serverEveryMs, clientEveryMs } = session.heartBeat;
    if (session.tokenEndsAt !== null && now >= session.tokenEndsAt) {
      session.end('token', { code: 'H401', reason: 'The token has expired', close: 'token' });
      return;
    }
    if (now - lastHeardAt > (clientEveryMs || PING_MS) * SILENCE_TOLERANCE) {
      const reason = 'No heart-beat came in time';
      session.end('silent', { code: 'L005', reason, close: 'silent' });
      return;
    }
    if (serverEveryMs > 0 && now - lastSentAt >= serverEveryMs - settings.tickMs) {
      write(heartBeatFrame);
    }
    if (clientEveryMs === 0 && now - lastPingAt >= PING_MS) {
      lastPingAt = now;
      socket.ping();
    }
  }

  return session;
}
