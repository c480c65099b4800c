/**
 * A service's side of call connections: an upgraded connection carries many calls. Each is served as
 * if it had come alone, and answered when it is done, in any order.
 */
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { boundTo, CALLER_HEADER, type Checker, verifyCaller } from '../auth/caller.ts';
import {
  CONNECTION_ITSELF,
  createFrameReader,
  createFrameWriter,
  type Frame,
  HEAD_ROOM_BYTES,
} from './frames.ts';
import { type Answered, MultiplexedRequest, MultiplexedResponse } from './multiplexed-call.ts';

export const CALLS_PATH = '/internal/calls';
export const CALLS_PROTOCOL = 'noriter-calls';

/** The longest body of a call: a megabyte. */
const CALL_BYTES_MAX = 1_048_576;

/** Calls of one connection at once; no more are read until one of them is answered. */
const CALLS_MAX = 4_096;

/** A client pings every two seconds; one that is silent for this long is gone. */
const SILENT_MS_MAX = 30_000;

/** A client that reads no answers is disconnected when this much waits for it. */
const UNSENT_BYTES_MAX = 64 * 1024 * 1024;

/** How long a client may take to leave when it is asked to: nearly as long as a shutdown's step. */
const LEAVE_MS_MAX = 7_500;

export type CallConnectionServer = {
  /** Takes an upgrade to a call connection: one for which `isCallConnection` is true. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Asks every client to bring its calls elsewhere; what has come is answered first. */
  close(): void;
};

/** Whether an upgrade asks for a call connection. */
export function isCallConnection({ url, headers }: IncomingMessage): boolean {
  return url === CALLS_PATH && headers.upgrade === CALLS_PROTOCOL;
}

/**
 * @param checker of the gateway's signature, who alone may open one; each call is signed besides
 * @param listener serves each call; its request's socket is the whole connection's
 */
export function createCallConnectionServer(
  checker: Checker,
  listener: RequestListener,
): CallConnectionServer {
  const leavers = new Set<() => void>();
  let isClosing = false;
  return {
    async upgrade(request, socket, head) {
      // Node no longer listens: an unhandled error would end the process.
      socket.on('error', () => socket.destroy());
      const jws = String(request.headers[CALLER_HEADER]);
      const caller = await verifyCaller(checker, jws, { route: boundTo(CALLS_PATH) });
      if (socket.destroyed) return;
      if (caller?.kind !== 'service' || caller.service !== 'gateway')
        return refuse(socket, '401 Unauthorized');
      // Nobody would ask this one to leave.
      if (isClosing) return refuse(socket, '503 Service Unavailable');
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: ${CALLS_PROTOCOL}\r\n\r\n`,
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
  let inFlight = 0;
  let hasEnded = false;

  const read = createFrameReader(
    CALL_BYTES_MAX + HEAD_ROOM_BYTES,
    ({ call, head, body }: Frame) => {
      if (call === CONNECTION_ITSELF) {
        if (head[0] === 'ping') send(CONNECTION_ITSELF, ['pong']);
        return;
      }
      inFlight += 1;
      if (inFlight === CALLS_MAX) socket.pause();
      const answered: Answered = (status, headers, answer) => {
        inFlight -= 1;
        if (socket.destroyed) return;
        send(call, [status, ...headers], answer);
        if (inFlight === CALLS_MAX - 1) socket.resume();
        if (socket.writableLength > UNSENT_BYTES_MAX) socket.destroy();
        endWhenDone();
      };
      const request = new MultiplexedRequest(socket, head, body);
      listener(request, new MultiplexedResponse(request, answered));
    },
  );

  /** The client has closed its side: we close ours when all its calls are answered. */
  function endWhenDone(): void {
    // After the answers of this turn, which leave at its end.
    if (hasEnded && inFlight === 0) setImmediate(() => socket.end());
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
