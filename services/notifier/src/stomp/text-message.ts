/**
 * A text message of a WebSocket server, as bytes ready for the socket (RFC 6455, section 5.2:
 * final, not masked). `ws` would frame the same text anew for each of its readers and hand it to
 * the system in two pieces; one that is made here is made once and leaves in one.
 */

const FINAL_TEXT = 0x81;
const LENGTH_IN_TWO_BYTES = 126;
const LENGTH_IN_EIGHT_BYTES = 127;

export function textMessage(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const headerLength = length < LENGTH_IN_TWO_BYTES ? 2 : length < 0x10000 ? 4 : 10;
  const message = Buffer.allocUnsafe(headerLength + length);
  message[0] = FINAL_TEXT;
  if (headerLength === 2) {
    message[1] = length;
  } else if (headerLength === 4) {
    message[1] = LENGTH_IN_TWO_BYTES;
    message.writeUInt16BE(length, 2);
  } else {
    message[1] = LENGTH_IN_EIGHT_BYTES;
    message.writeBigUInt64BE(BigInt(length), 2);
  }
  message.write(text, headerLength);
  return message;
}
