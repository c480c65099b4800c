/**
 * A service's side of channels: a connection that was upgraded brings many calls, each served as if
 * it had come alone, and answered when it is done, in any order.
 */
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { CALLER_HEADER, verifyCaller } from '../caller.ts';
import { type Answered, CarriedRequest, CarriedResponse } from './carried-call.ts';
import {
  CONNECTION_ITSELF,
  createFrameReader,
  createFrameWriter,
  type Frame,
  HEAD_ROOM_BYTES,
} from './frames.ts';

export const CHANNEL_PATH = '/internal/calls';
export const CHANNEL_PROTOCOL = 'noriter-calls';

/** The longest body of a call: a megabyte. */
const CALL_BYTES_MAX = 1_048_576;

/** Calls of one connection at once; no more are read until one of them is answered. */
const CALLS_MAX = 4_096;

/** A client says something every two seconds; one that is silent for so long is not there. */
const SILENT_MS_MAX = 30_000;

/** A client that reads no answers is let go when so much waits for it. */
const UNSENT_BYTES_MAX = 64 * 1024 * 1024;

/** After a connection was asked to leave, so long is waited for it: nearly as long as a shutdown's step. */
const LEAVE_MS_MAX = 7_500;

export type ChannelDoor = {
  /** Takes a request for a channel; whether it is one, `isChannel` tells. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Asks every client to bring its calls elsewhere; what has come is answered first. */
  close(): void;
};

/** Whether an upgrade is for a channel. */
export function isChannel({ url, headers }: IncomingMessage): boolean {
  return url === CHANNEL_PATH && headers.upgrade === CHANNEL_PROTOCOL;
}

/**
 * @param key INTERNAL_KEY: who opens a channel is signed with it as a service; each call is signed
 *   by itself besides
 * @param listener serves each call; its request's socket is the whole channel's
 */
export function createChannelDoor(key: string, listener: RequestListener): ChannelDoor {
  const leavers = new Set<() => void>();
  let isClosing = false;
  return {
    upgrade(request, socket, head) {
      // Node has let go of it: an error that nobody hears would end the process.
      socket.on('error', () => socket.destroy());
      const caller = verifyCaller(key, String(request.headers[CALLER_HEADER]), '');
      if (caller?.kind !== 'service') return refuse(socket, '401 Unauthorized');
      // Nobody would ask this one to leave.
      if (isClosing) return refuse(socket, '503 Service Unavailable');
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: ${CHANNEL_PROTOCOL}\r\n\r\n`,
      );
      if (head.length > 0) socket.unshift(head);
      const leave = serve(request.socket, listener);
      leavers.add(leave);
      socket.once('close', () => leavers.delete(leave));
    },
    close() {
      isClosing = true;
      for (const leave of leavers) leave();
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** @returns what asks the client to leave */
function serve(socket: Socket, listener: RequestListener): () => void {
  const send = createFrameWriter(socket);
  let underWay = 0;
  let hasEnded = false;

  const read = createFrameReader(
    CALL_BYTES_MAX + HEAD_ROOM_BYTES,
    ({ call, head, body }: Frame) => {
      if (call === CONNECTION_ITSELF) {
        if (head[0] === 'ping') send(CONNECTION_ITSELF, ['pong']);
        return;
      }
      underWay += 1;
      if (underWay === CALLS_MAX) socket.pause();
      const answered: Answered = (status, headers, answer) => {
        underWay -= 1;
        if (socket.destroyed) return;
        send(call, [status, ...headers], answer);
        if (underWay === CALLS_MAX - 1) socket.resume();
        if (socket.writableLength > UNSENT_BYTES_MAX) socket.destroy();
        endWhenDone();
      };
      const request = new CarriedRequest(socket, head, body);
      listener(request, new CarriedResponse(request, answered));
    },
  );

  /** The client says no more: when all it asked is answered, neither do we. */
  function endWhenDone(): void {
    // After the answers of this turn, which leave at its end.
    if (hasEnded && underWay === 0) setImmediate(() => socket.end());
  }

  socket.setNoDelay(true);
  socket.setTimeout(SILENT_MS_MAX, () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    try {
      read(chunk);
    } catch {
      // What comes behind a broken frame means nothing.
      socket.destroy();
    }
  });
  socket.on('end', () => {
    hasEnded = true;
    endWhenDone();
  });
  return () => {
    send(CONNECTION_ITSELF, ['leave']);
    setTimeout(() => socket.destroy(), LEAVE_MS_MAX).unref();
  };
}
