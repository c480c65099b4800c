/**
 * A reader that does not keep up is disconnected, not buffered without end: the memory of one
 * instance is shared by all its readers, and a reconnect brings the current state anyway.
 */

import type { TextMessage } from './text-message.ts';

/** A WebSocket as a session needs it. */
export type LiveSocket = {
  /** Bytes that have not left this process yet. */
  waitingBytes(): number;
  sendText(text: string): void;
  sendMessage(message: TextMessage): void;
  close(code: number, reason: string): void;
  ping(): void;
};

/** Sends, unless more than the bound (in bytes) still waits to leave: then nothing is sent. */
export function sendWithinBound(
  socket: LiveSocket,
  data: string | TextMessage,
  waitingBytesMax: number,
): 'sent' | 'too-slow' {
  if (socket.waitingBytes() > waitingBytesMax) return 'too-slow';
  if (typeof data === 'string') socket.sendText(data);
  else socket.sendMessage(data);
  return 'sent';
}
