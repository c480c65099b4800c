import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** A client that still sends after its answer may do so for this long, and this much. */
const LINGER_MS = 2_000;

const LINGER_BYTES_MAX = 16 * 1024 * 1024;

/**
 * Closing a socket with unread bytes resets it, and the reset can overtake the answer. So the
 * whole answer is written, what still comes is thrown away for a bounded while, then it closes.
 */
export function endAfterBody(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): void {
  response.write(body);
  let dropped = 0;
  const timer = setTimeout(finish, LINGER_MS);
  request.on('data', drop);
  request.on('end', finish);
  request.on('close', finish);
  request.on('error', finish);
  request.resume();

  function drop(chunk: Buffer): void {
    dropped += chunk.length;
    if (dropped > LINGER_BYTES_MAX) finish();
  }
  function finish(): void {
    clearTimeout(timer);
    request.off('data', drop);
    response.end();
  }
}

export function destroyLater(socket: Duplex): void {
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
  socket.on('error', () => socket.destroy());
  socket.resume();
}
