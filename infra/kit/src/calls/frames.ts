/**
 * How calls travel together over one connection. A frame is, in this order:
 *
 *   4 bytes: how many follow · 4 bytes: its call · 2 bytes: how long its head is · head · body
 *
 * The head is a JSON array: of a call its path, then the names and values of its headers by turns; of
 * an answer its status and the same, or 0 where none will come. Frames of call 0 are about the
 * connection itself: ping, pong, leave.
 */
import type { Duplex } from 'node:stream';

export type Head = readonly (string | number)[];

export type Frame = { readonly call: number; readonly head: Head; readonly body: Buffer };

/** The call number of frames about the connection itself. */
export const CONNECTION_ITSELF = 0;

/** The status of an answer that will not come. */
export const NO_ANSWER = 0;

const LENGTH_BYTES = 4;
const CALL_BYTES = 4;
const HEAD_LENGTH_BYTES = 2;
const LEAST_BYTES = CALL_BYTES + HEAD_LENGTH_BYTES;
const HEAD_BYTES_MAX = 65_535;

/** The largest answer: 8 MB. One that is larger is none. */
export const ANSWER_BYTES_MAX = 8 * 1024 * 1024;

/** The most that a frame has besides its body. */
export const HEAD_ROOM_BYTES = 70_000;

/** Bytes that are no frames: nothing on their connection can be understood any more. */
export class BrokenFrame extends Error {
  override readonly name = 'BrokenFrame';
}

/**
 * Makes what takes a connection's bytes as they come.
 *
 * @param bytesMax the longest frame
 * @param onFrame gets each frame when it is whole, in order
 * @throws BrokenFrame of a frame that is longer, or cannot be read
 */
export function createFrameReader(
  bytesMax: number,
  onFrame: (frame: Frame) => void,
): (chunk: Buffer) => void {
  let pieces: Buffer[] = [];
  let have = 0;
  let need = LENGTH_BYTES;

  return (chunk) => {
    pieces.push(chunk);
    have += chunk.length;
    if (have < need) return;
    const bytes = pieces.length === 1 ? chunk : Buffer.concat(pieces, have);
    let at = 0;
    for (;;) {
      const left = bytes.length - at;
      need = left < LENGTH_BYTES ? LENGTH_BYTES : LENGTH_BYTES + lengthAt(bytes, at, bytesMax);
      if (left < need) break;
      onFrame(frameOf(bytes.subarray(at + LENGTH_BYTES, at + need)));
      at += need;
    }
    have = bytes.length - at;
    pieces = have === 0 ? [] : [bytes.subarray(at)];
  };
}

/**
 * Makes what sends frames. Those of one turn of the event loop leave in one write: each write wakes
 * who reads, and costs as much as all that a small call is besides.
 */
export function createFrameWriter(socket: Duplex) {
  let waiting: Buffer[] = [];

  function flush(): void {
    const frames = waiting;
    waiting = [];
    if (!socket.writable) return;
    const [first] = frames;
    socket.write(frames.length === 1 && first ? first : Buffer.concat(frames));
  }

  /** @throws RangeError of a head that is too long; nothing was sent then */
  return (call: number, head: Head, body: string | Buffer = ''): void => {
    const frame = bytesOf(call, JSON.stringify(head), body);
    if (waiting.length === 0) setImmediate(flush);
    waiting.push(frame);
  };
}

function lengthAt(bytes: Buffer, at: number, bytesMax: number): number {
  const length = bytes.readUInt32BE(at);
  if (length >= LEAST_BYTES && length <= bytesMax) return length;
  throw new BrokenFrame(`A frame claims that ${length} bytes follow.`);
}

function frameOf(bytes: Buffer): Frame {
  const headEnd = LEAST_BYTES + bytes.readUInt16BE(CALL_BYTES);
  if (headEnd > bytes.length) throw new BrokenFrame('A head is longer than its frame.');
  const head = headOf(bytes.toString('utf8', LEAST_BYTES, headEnd));
  return { call: bytes.readUInt32BE(0), head, body: bytes.subarray(headEnd) };
}

function headOf(text: string): Head {
  try {
    const head: unknown = JSON.parse(text);
    if (isHead(head)) return head;
  } catch {
    // As below.
  }
  throw new BrokenFrame('A head is no list of texts and numbers.');
}

function isHead(value: unknown): value is Head {
  return (
    Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')
  );
}

function bytesOf(call: number, head: string, body: string | Buffer): Buffer {
  const headBytes = Buffer.byteLength(head);
  if (headBytes > HEAD_BYTES_MAX) throw new RangeError('A head is too long for a frame.');
  const bodyBytes = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  const length = LEAST_BYTES + headBytes + bodyBytes;
  const frame = Buffer.allocUnsafe(LENGTH_BYTES + length);
  let at = frame.writeUInt32BE(length, 0);
  at = frame.writeUInt32BE(call, at);
  at = frame.writeUInt16BE(headBytes, at);
  at += frame.write(head, at);
  if (typeof body === 'string') frame.write(body, at);
  else body.copy(frame, at);
  return frame;
}
