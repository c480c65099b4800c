/**
 * Invariant: no body above what its call may have reaches a service whole, whatever its headers announce.
 */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** The largest body a call has, unless the gateway's table gives it more: 1 MB. */
export const BODY_BYTES_MAX = 1_048_576;
/** Bodies up to this size are gathered and sent on in one piece; larger ones stream. */
export const GATHERED_BYTES_MAX = 65_536;

/** A body as it goes on to a service. */
export type Body =
  | { kind: 'whole'; bytes: Buffer }
  | {
      kind: 'stream';
      chunks: Readable;
      length: number | null;
      /** True while the next piece has yet to come from the client. */
      waitsForClient(): boolean;
    };

/** More came than a call may carry. */
export class BodyTooLarge extends Error {
  constructor(bytesMax: number) {
    super(`The body has more than ${bytesMax} bytes.`);
    this.name = 'BodyTooLarge';
  }
}

/** The length that the headers announce; null for a chunked body, 0 for none. */
export function announcedLength(request: IncomingMessage): number | null {
  if (request.headers['transfer-encoding'] !== undefined) return null;
  return Number(request.headers['content-length'] ?? 0);
}

/**
 * Gathers a body whose announced length was checked, and calls back once with all of it. A client
 * that goes away in the middle never calls back: there is nobody to answer.
 */
export function gather(
  request: IncomingMessage,
  length: number,
  done: (bytes: Buffer) => void,
): void {
  if (length === 0) {
    done(Buffer.alloc(0));
    return;
  }
  const chunks: Buffer[] = [];
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    received += chunk.length;
    // The parser ends a body at its announced length, so this is all of it.
    if (received === length) done(chunks.length === 1 ? chunk : Buffer.concat(chunks, length));
  });
}

/** Gathers a body of any kind. @throws BodyTooLarge */
export async function gatherAll(
  request: IncomingMessage,
  bytesMax = BODY_BYTES_MAX,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of streamOf(request, null, bytesMax).chunks) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A body that is passed on while it comes. Its chunks end in BodyTooLarge past the limit. */
export function streamOf(
  request: IncomingMessage,
  length: number | null,
  bytesMax = BODY_BYTES_MAX,
): Extract<Body, { kind: 'stream' }> {
  let waiting = false;
  const chunks = Readable.from(limited(), { objectMode: false });
  return { kind: 'stream', chunks, length, waitsForClient: () => waiting };

  async function* limited(): AsyncGenerator<Buffer, void> {
    let received = 0;
    waiting = true;
    // The request must outlive its body: the answer goes out on the same socket.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      waiting = false;
      const bytes: Buffer = chunk;
      received += bytes.length;
      if (received > bytesMax) throw new BodyTooLarge(bytesMax);
      yield bytes;
      waiting = true;
    }
    waiting = false;
  }
}
