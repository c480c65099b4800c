import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

import type { LiveSocket } from './slow-reader.ts';

/** Frames are text: a browser then hands over a string, and a binary frame costs it a decode. */
const asText = { binary: false } as const;

/** Gathers what is to leave at the end of the turn, so that what a batch sends one leaves at once. */
export type Turn = { atEnd(leave: () => void): void };

export function createTurn(): Turn {
  let waiting: (() => void)[] = [];

  function end(): void {
    const all = waiting;
    waiting = [];
    for (const leave of all) leave();
  }

  return {
    atEnd(leave) {
      if (waiting.length === 0) process.nextTick(end);
      waiting.push(leave);
    },
  };
}

/**
 * Puts a WebSocket and the TCP socket under it together. Messages that are made already go to the
 * socket directly, those of one turn as one piece: a stream that holds pieces back itself costs
 * more, and nearly always it is one. What `ws` sends goes after what waits: without compression it
 * never holds anything back, so all leaves in its order.
 */
export function createLiveSocket(webSocket: WebSocket, socket: Duplex, turn: Turn): LiveSocket {
  let first: Buffer | null = null;
  let more: Buffer[] = [];
  let heldBytes = 0;
  const isOpen = () => webSocket.readyState === webSocket.OPEN;

  function leave(): void {
    if (first === null) return;
    const piece = more.length === 0 ? first : Buffer.concat([first, ...more]);
    first = null;
    if (more.length > 0) more = [];
    heldBytes = 0;
    if (isOpen()) socket.write(piece);
  }

  return {
    waitingBytes: () => socket.writableLength + heldBytes,
    sendText(text) {
      leave();
      if (isOpen()) webSocket.send(text, asText);
    },
    sendMessage(message) {
      if (!isOpen()) return;
      heldBytes += message.length;
      if (first === null) {
        first = message;
        turn.atEnd(leave);
      } else more.push(message);
    },
    close(code, reason) {
      leave();
      webSocket.close(code, reason);
    },
    ping() {
      leave();
      if (isOpen()) webSocket.ping();
    },
  };
}
