/**
 * Text messages of a WebSocket server, and their bytes ready for the socket (RFC 6455, section 5.2:
 * final, not masked). `ws` would frame the same text anew for each of its readers and hand it to
 * the system in two pieces. What one reader gets in one turn becomes bytes together, in one place:
 * making each message's own and copying them into one piece costs more than the text does.
 */

const FINAL_TEXT = 0x81;
const LENGTH_IN_TWO_BYTES = 126;
const LENGTH_IN_EIGHT_BYTES = 127;

/** A text with its length as UTF-8, and the length of the whole message, in bytes. */
export type TextMessage = {
  readonly text: string;
  readonly textBytes: number;
  readonly bytes: number;
  /** Made when it first leaves alone: what many readers get, they share. */
  wire: Buffer | null;
};

export function textMessage(text: string): TextMessage {
  const textBytes = Buffer.byteLength(text);
  return { text, textBytes, bytes: headerBytes(textBytes) + textBytes, wire: null };
}

/** The messages one after the other, as they go to the socket. */
export function wireBytes(messages: readonly TextMessage[]): Buffer {
  const only = messages.length === 1 ? messages[0] : undefined;
  if (!only) return joined(messages);
  only.wire ??= joined(messages);
  return only.wire;
}

function joined(messages: readonly TextMessage[]): Buffer {
  let size = 0;
  for (const { bytes } of messages) size += bytes;
  const wire = Buffer.allocUnsafe(size);
  let at = 0;
  for (const { text, textBytes } of messages) {
    at = writeHeader(wire, at, textBytes);
    at += wire.write(text, at);
  }
  return wire;
}

function headerBytes(length: number): number {
  if (length < LENGTH_IN_TWO_BYTES) return 2;
  return length < 0x10000 ? 4 : 10;
}

/** @returns where the text begins */
function writeHeader(wire: Buffer, at: number, length: number): number {
  wire[at] = FINAL_TEXT;
  if (length < LENGTH_IN_TWO_BYTES) {
    wire[at + 1] = length;
    return at + 2;
  }
  if (length < 0x10000) {
    wire[at + 1] = LENGTH_IN_TWO_BYTES;
    return wire.writeUInt16BE(length, at + 2);
  }
  wire[at + 1] = LENGTH_IN_EIGHT_BYTES;
  return wire.writeBigUInt64BE(BigInt(length), at + 2);
}
