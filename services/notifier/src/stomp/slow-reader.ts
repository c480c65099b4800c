/**
 * A reader that does not keep up is disconnected, not buffered without end: the memory of one
 * instance is shared by all its readers, and a reconnect brings the current state anyway.
 */

/** What a session needs of a WebSocket; `ws` has all of it. */
export type LiveSocket = {
  readonly bufferedAmount: number;
  send(data: string | Buffer, options: { binary: false }): void;
  close(code: number, reason: string): void;
  terminate(): void;
  ping(): void;
};

/** Frames are text: a browser then hands over a string, and a binary frame costs it a decode. */
const asText = { binary: false } as const;

/** Sends, unless more than the bound (in bytes) still waits to leave: then nothing is sent. */
export function sendWithinBound(
  socket: LiveSocket,
  data: string | Buffer,
  bufferedBytesMax: number,
): 'sent' | 'too-slow' {
  if (socket.bufferedAmount > bufferedBytesMax) return 'too-slow';
  socket.send(data, asText);
  return 'sent';
}
