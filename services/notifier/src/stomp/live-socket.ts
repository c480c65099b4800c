import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

import type { LiveSocket } from './slow-reader.ts';

/** Frames are text: a browser then hands over a string, and a binary frame costs it a decode. */
const asText = { binary: false } as const;

/** Holds sockets back until the end of the turn, so that what a batch sends one leaves at once. */
export type Turn = { hold(socket: Duplex): void };

export function createTurn(): Turn {
  let held: Duplex[] = [];

  function release(): void {
    const sockets = held;
    held = [];
    for (const socket of sockets) socket.uncork();
  }

  return {
    hold(socket) {
      // A corked socket is in the list already.
      if (socket.writableCorked > 0) return;
      if (held.length === 0) process.nextTick(release);
      socket.cork();
      held.push(socket);
    },
  };
}

/**
 * Puts a WebSocket and the TCP socket under it together. Messages that are made already go to the
 * socket directly, which keeps their order with what `ws` sends: without compression it never
 * holds anything back.
 */
export function createLiveSocket(webSocket: WebSocket, socket: Duplex, turn: Turn): LiveSocket {
  const isOpen = () => webSocket.readyState === webSocket.OPEN;
  return {
    waitingBytes: () => socket.writableLength,
    sendText(text) {
      if (isOpen()) webSocket.send(text, asText);
    },
    sendMessage(message) {
      if (!isOpen()) return;
      turn.hold(socket);
      socket.write(message);
    },
    close: (code, reason) => webSocket.close(code, reason),
    ping() {
      if (isOpen()) webSocket.ping();
    },
  };
}
