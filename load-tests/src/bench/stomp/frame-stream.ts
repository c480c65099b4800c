/** Reads a server's WebSocket frames out of TCP chunks; the cheapest reader there can be. */

export type FrameListener = (opcode: number, bytes: Buffer, start: number, end: number) => void;

export function createFrameStream(onFrame: FrameListener): (chunk: Buffer) => void {
  let rest: Buffer | null = null;
  return (chunk) => {
    const bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    for (;;) {
      const header = headerOf(bytes, at);
      if (!header || header.end > bytes.length) break;
      onFrame(header.opcode, bytes, header.start, header.end);
      at = header.end;
    }
    rest = at < bytes.length ? bytes.subarray(at) : null;
  };
}

/** Where a frame's payload starts and ends; null when its header is not all there. */
function headerOf(
  bytes: Buffer,
  at: number,
): { opcode: number; start: number; end: number } | null {
  if (bytes.length < at + 2) return null;
  const opcode = bytes.readUInt8(at) & 0x0f;
  const length = bytes.readUInt8(at + 1) & 0x7f;
  if (length < 126) return { opcode, start: at + 2, end: at + 2 + length };
  if (bytes.length < at + 4) return null;
  if (length === 127) throw new Error('No message of this run is that long');
  return { opcode, start: at + 4, end: at + 4 + bytes.readUInt16BE(at + 2) };
}

/** A client's frame. The mask is all zeros: the payload stays as it is. */
export function clientFrame(opcode: number, payload: string): Buffer {
  const body = Buffer.from(payload);
  const short = body.length < 126;
  const header = Buffer.alloc(short ? 6 : 8);
  header.writeUInt8(0x80 | opcode, 0);
  header.writeUInt8(0x80 | (short ? body.length : 126), 1);
  if (!short) header.writeUInt16BE(body.length, 2);
  return Buffer.concat([header, body]);
}
