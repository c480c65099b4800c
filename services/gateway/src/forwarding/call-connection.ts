/** The client's side of a call connection: one connection to a service with many calls at once. */
import type { Socket } from 'node:net';
import { CONNECTION_ITSELF, createFrameWriter } from '@noriter/kit/calls/frames';
import {
  type CallHandler,
  leave,
  listen,
  type Open,
  type OutgoingCall,
  PING_MS,
  ping,
  sendCall,
} from './outgoing-calls.ts';
import { type CallTarget, upgrade } from './upgrade-connection.ts';

export type CallConnection = {
  readonly openedAt: number;
  /** Calls without an answer. */
  inFlight(): number;
  /** Whether it takes another call. */
  isOpen(): boolean;
  /** @throws RangeError of headers that are too long for a frame; nothing was sent then */
  send(call: OutgoingCall, handler: CallHandler): void;
  /** Takes no more calls, and ends when those in flight are answered. */
  leave(): void;
  destroy(): void;
};

/** What the service has not read yet; calls take the plain way until it has. */
const UNSENT_BYTES_MAX = 4 * 1024 * 1024;

/** @throws Error where there is no service, or none that accepts call connections */
export async function openConnection(
  target: CallTarget,
  onClosed: (connection: CallConnection) => void,
): Promise<CallConnection> {
  const { socket, head } = await upgrade(target);
  return createConnection(socket, head, onClosed);
}

function createConnection(
  socket: Socket,
  head: Buffer,
  onClosed: (connection: CallConnection) => void,
): CallConnection {
  const open: Open = {
    socket,
    send: createFrameWriter(socket),
    waiting: new Map(),
    lastCall: CONNECTION_ITSELF,
    receivedAt: performance.now(),
    pingedAt: performance.now(),
    isLeaving: false,
  };
  const connection: CallConnection = {
    openedAt: open.receivedAt,
    inFlight: () => open.waiting.size,
    isOpen: () => !open.isLeaving && socket.writable && socket.writableLength < UNSENT_BYTES_MAX,
    send: (call, handler) => sendCall(open, call, handler),
    leave: () => leave(open),
    destroy: () => socket.destroy(),
  };
  const pings = setInterval(ping, PING_MS, open).unref();
  let reason = new Error('The service closed the call connection.');
  socket.setNoDelay(true);
  socket.on('error', (error) => {
    reason = error;
  });
  socket.on('close', () => {
    clearInterval(pings);
    onClosed(connection);
    const handlers = [...open.waiting.values()];
    open.waiting.clear();
    for (const handler of handlers) handler.failed(reason);
  });
  listen(open, head);
  return connection;
}
