/**
 * Invariant: what stands between two WebSocket frames is known without looking into them, so that
 * a close frame of ours can never land inside a frame of the notifier's.
 */

/** Follows one direction of a WebSocket connection, from its HTTP head on. */
export type FrameBoundary = {
  pass(chunk: Buffer): void;
  /** 'between' frames; 'inside' one or its header; 'head' before 101 or without it; 'closed' after a close. */
  place(): 'head' | 'between' | 'inside' | 'closed';
};

const HEAD_END = Buffer.from('\r\n\r\n');
const HEAD_BYTES_MAX = 16_384;
const CLOSE = 0x8;

export function followFrames(): FrameBoundary {
  let head: Buffer | null = Buffer.alloc(0);
  let refused = false;
  let closed = false;
  /** Payload bytes of the present frame still to come. */
  let left = 0;
  /** The first bytes of a frame's header that came without the rest. */
  let header = Buffer.alloc(0);

  return {
    pass(chunk) {
      if (refused) return;
      const frames = head === null ? chunk : passHead(chunk);
      if (frames.length > 0) passFrames(frames);
    },
    place() {
      if (head !== null) return 'head';
      if (closed) return 'closed';
      return left === 0 && header.length === 0 ? 'between' : 'inside';
    },
  };

  function passHead(chunk: Buffer): Buffer {
    const read = head === null ? chunk : Buffer.concat([head, chunk]);
    const end = read.indexOf(HEAD_END);
    if (end === -1) {
      head = read;
      refused = read.length > HEAD_BYTES_MAX;
      return Buffer.alloc(0);
    }
    refused = !read.toString('latin1', 0, 12).startsWith('HTTP/1.1 101');
    head = refused ? read : null;
    return refused ? Buffer.alloc(0) : read.subarray(end + HEAD_END.length);
  }

  function passFrames(chunk: Buffer): void {
    let bytes = header.length === 0 ? chunk : Buffer.concat([header, chunk]);
    header = Buffer.alloc(0);
    while (bytes.length > 0) {
      if (left > 0) {
        const taken = Math.min(left, bytes.length);
        left -= taken;
        bytes = bytes.subarray(taken);
        continue;
      }
      const size = headerSize(bytes);
      if (size === null || bytes.length < size) {
        header = Buffer.from(bytes);
        return;
      }
      closed ||= (byteAt(bytes, 0) & 0x0f) === CLOSE;
      left = payloadSize(bytes);
      bytes = bytes.subarray(size);
    }
  }
}

/** Bytes of a frame's header, the mask with it; null when even that is not known yet. */
function headerSize(bytes: Buffer): number | null {
  if (bytes.length < 2) return null;
  const second = byteAt(bytes, 1);
  const length = second & 0x7f;
  return 2 + (length === 126 ? 2 : length === 127 ? 8 : 0) + ((second & 0x80) === 0 ? 0 : 4);
}

function payloadSize(bytes: Buffer): number {
  const length = byteAt(bytes, 1) & 0x7f;
  if (length === 126) return bytes.readUInt16BE(2);
  return length === 127 ? Number(bytes.readBigUInt64BE(2)) : length;
}

function byteAt(bytes: Buffer, index: number): number {
  return bytes[index] ?? 0;
}
