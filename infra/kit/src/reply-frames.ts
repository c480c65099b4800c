/** A reply inside a message: the id's length (1 byte), the id, the payload's length (4), it. */
const ID_LENGTH_MAX = 255;

/**
 * Puts replies for one channel into one message, so that a batch of a thousand replies costs
 * Redis as many commands as there are waiting processes.
 */
export function frameReplies(replies: readonly { id: string; payload: Uint8Array }[]): Buffer {
  const parts: Uint8Array[] = [];
  for (const { id, payload } of replies) {
    const name = Buffer.from(id);
    if (name.length > ID_LENGTH_MAX) throw new RangeError('An id is longer than 255 bytes.');
    const head = Buffer.allocUnsafe(1 + name.length + 4);
    head.writeUInt8(name.length, 0);
    name.copy(head, 1);
    head.writeUInt32BE(payload.length, 1 + name.length);
    parts.push(head, payload);
  }
  return Buffer.concat(parts);
}

/**
 * Takes the replies out again.
 *
 * @throws RangeError when the message ends in the middle of one
 */
export function unframeReplies(message: Buffer): { id: string; payload: Uint8Array }[] {
  const replies: { id: string; payload: Uint8Array }[] = [];
  for (let at = 0; at < message.length; ) {
    const idEnd = at + 1 + message.readUInt8(at);
    const start = idEnd + 4;
    const end = start + message.readUInt32BE(idEnd);
    if (end > message.length) throw new RangeError('A reply message is cut short.');
    replies.push({
      id: message.toString('utf8', at + 1, idEnd),
      payload: new Uint8Array(message.subarray(start, end)),
    });
    at = end;
  }
  return replies;
}
