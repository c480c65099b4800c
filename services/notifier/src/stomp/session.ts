/**
 * One connection, from CONNECT to its close code. Frames are handled one after the other in the
 * order they came, because a SUBSCRIBE right behind a CONNECT waits for its token to be checked.
 * Nothing here knows Kafka, Redis or other connections: they are reached through the host.
 */

import { type CloseName, closeCodes } from '../domain/close-codes.ts';
import { noHeartBeat } from '../domain/heart-beat.ts';
import { handleFrame } from './commands.ts';
import { createFrameBudget, type FrameBudget } from './frame-budget.ts';
import { createFrameReader, type Frame, type ReadItem } from './frame-reader.ts';
import { errorFrame, heartBeatFrame } from './frame-writer.ts';
import { createHeart, type Heart } from './heart.ts';
import type { Failure, Origin, Session, SessionHost } from './session-types.ts';
import { type LiveSocket, sendWithinBound } from './slow-reader.ts';
import { createSubscriptions, takesMessage } from './subscriptions.ts';
import type { TextMessage } from './text-message.ts';

/** Frames that wait while one is handled: more is a client that does not wait for answers. */
const PENDING_FRAMES_MAX = 128;

/** What a session is made of, for the functions below. */
type Inner = {
  host: SessionHost;
  socket: LiveSocket;
  heart: Heart;
  read: (chunk: Uint8Array) => ReadItem[];
  budget: FrameBudget;
  pending: Frame[];
  handling: boolean;
};

export function openSession(
  host: SessionHost,
  { id, address, network }: Origin & Pick<Session, 'id'>,
  socket: LiveSocket,
): Session {
  const { settings, now } = host;
  const inner: Inner = {
    host,
    socket,
    heart: createHeart({ now, tickMs: settings.tickMs }),
    read: createFrameReader(settings),
    budget: createFrameBudget({
      now,
      burst: settings.framesBurst,
      perSecond: settings.framesPerSecond,
    }),
    pending: [],
    handling: false,
  };
  const session: Session = {
    id,
    address,
    network,
    subscriptions: createSubscriptions(settings.subscriptionsMax),
    principal: null,
    heartBeat: noHeartBeat,
    tokenEndsAt: null,
    phase: 'waiting',
    receive: (chunk) => receive(inner, session, chunk),
    received: () => inner.heart.received(),
    send(frame) {
      if (session.phase !== 'ended') write(inner, session, frame);
    },
    deliver(message, subscription) {
      if (session.phase !== 'connected' || !takesMessage(subscription, message)) return false;
      write(inner, session, message.messageFor(subscription.head));
      return true;
    },
    tick: () => tick(inner, session),
    waitingBytes: () => socket.waitingBytes(),
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
  host.budgets.joined(network);
  return session;
}

function receive(inner: Inner, session: Session, chunk: Uint8Array): void {
  inner.heart.received();
  for (const item of session.phase === 'ended' ? [] : inner.read(chunk)) {
    if (item.kind === 'frame') take(inner, session, item.frame);
    if (item.kind === 'malformed') {
      const close = item.code === 'H413' ? 'tooLarge' : 'protocol';
      session.end(close, { code: item.code, reason: item.reason, close });
    }
  }
  if (inner.pending.length > PENDING_FRAMES_MAX) {
    tooMany(session);
  }
  if (!inner.handling) void handlePending(inner, session);
}

function take({ budget, host, pending }: Inner, session: Session, frame: Frame): void {
  if (!budget.take()) tooMany(session);
  // Others behind its address may be to blame: it may come again.
  else if (!host.budgets.takesFrame(session.network)) tooMany(session, 'tryLater');
  else pending.push(frame);
}

function tooMany(session: Session, close: CloseName = 'policy'): void {
  const reason = 'Too many frames came in too short a time';
  session.end(close, { code: 'H429', reason, close });
}

async function handlePending(inner: Inner, session: Session): Promise<void> {
  const { host, pending } = inner;
  const unexpected = (error: unknown): Failure => {
    host.failed(error);
    return { code: 'E001', reason: 'Something went wrong', close: 'failure' };
  };
  inner.handling = true;
  for (let frame = pending.shift(); frame; frame = pending.shift()) {
    const failure = await handleFrame(host, session, frame).catch(unexpected);
    if (failure) {
      session.end(failure.close, { ...failure, receiptId: frame.headers.get('receipt') });
    }
  }
  inner.handling = false;
}

function write(inner: Inner, session: Session, data: string | TextMessage): void {
  inner.heart.sent();
  const outcome = sendWithinBound(inner.socket, data, inner.host.waitingBytesMax());
  // No ERROR frame: it would wait behind what the reader does not take.
  if (outcome === 'too-slow') session.end('slowReader');
}

function tick(inner: Inner, session: Session): void {
  const { host, heart } = inner;
  const fail = (failure: Failure) => session.end(failure.close, failure);
  if (session.phase === 'waiting' && heart.ageMs() >= host.settings.connectTimeoutMs) {
    fail({ code: 'L006', reason: 'No CONNECT frame came in time', close: 'connectTimeout' });
  }
  if (session.phase !== 'connected') return;
  if (session.tokenEndsAt !== null && host.now() >= session.tokenEndsAt) {
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
  inner.host.budgets.left(session.network, session.subscriptions.count());
  inner.host.left(session, reason);
}
