import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

import type { LiveSocket } from './slow-reader.ts';
import { type TextMessage, wireBytes } from './text-message.ts';

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
 * Puts a WebSocket and the TCP socket under it together. Messages go to the socket directly, those
 * of one turn as one piece: a stream that holds pieces back itself costs more. What `ws` sends goes
 * after what waits: without compression it never holds anything back, so all leaves in its order.
 */
export function createLiveSocket(webSocket: WebSocket, socket: Duplex, turn: Turn): LiveSocket {
  let held: TextMessage[] = [];
  let heldBytes = 0;
  const isOpen = () => webSocket.readyState === webSocket.OPEN;

  function leave(): void {
    if (held.length === 0) return;
    const messages = held;
    held = [];
    heldBytes = 0;
    if (isOpen()) socket.write(wireBytes(messages));
  }

  return {
    waitingBytes: () => socket.writableLength + heldBytes,
    sendText(text) {
      leave();
      if (isOpen()) webSocket.send(text, asText);
    },
    sendMessage(message) {
      if (!isOpen()) return;
      heldBytes += message.bytes;
      if (held.length === 0) turn.atEnd(leave);
      held.push(message);
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
