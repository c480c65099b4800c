import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { PLACE_RETRY_SECONDS } from '../limits/places.ts';
import { answerRefusal } from '../server/refusals.ts';
import { createPassOn } from './pass-on.ts';
import { over, type Passage, refuse } from './passage.ts';
import { ENCRYPTED_TYPE, sealPayload } from './payload-encryption.ts';
import { GATHERED_BYTES_MAX } from './request-body.ts';

/** An answer that is to be encrypted is gathered whole. */
const ANSWER_BYTES_MAX = 8 * 1024 * 1024;

/** Of a service's headers these reach the client; the rest is between us. */
const PASSED_HEADERS = [
  'content-type',
  'content-disposition',
  'content-language',
  'idempotency-replayed',
  'retry-after',
];

export function begin(
  passage: Passage,
  controller: Dispatcher.DispatchController,
  status: number,
  headers: IncomingHttpHeaders,
): void {
  passage.status = status;
  passage.headers = headers;
  // NaN, for a length nobody knows, is not small.
  const isSmall = Number(headers['content-length'] ?? Number.NaN) <= GATHERED_BYTES_MAX;
  if (isSmall || passage.deps.sealWith !== null) {
    passage.gathered = [];
    return;
  }
  clearTimeout(passage.timer);
  passage.leave ??= passage.deps.upstream.streams.take(passage.call.address);
  if (passage.leave === null) {
    turnAway(passage);
    return;
  }
  const sent = answerHeaders(passage);
  const length = headers['content-length'];
  if (length !== undefined) sent.push('content-length', String(length));
  passage.call.response.writeHead(status, sent);
  passage.passOn = createPassOn(passage, controller);
}

/** What was only read is refused; anything else may have happened. */
function turnAway(passage: Passage): void {
  if (passage.call.request.method === 'GET') refuse(passage, 'H429', PLACE_RETRY_SECONDS);
  else refuse(passage, 'NT99');
  passage.abort?.(new Error('Too many answers go to one network at once.'));
}

export function keep(passage: Passage, gathered: Buffer[], chunk: Buffer): void {
  gathered.push(chunk);
  passage.gatheredBytes += chunk.length;
  if (passage.gatheredBytes <= ANSWER_BYTES_MAX) return;
  refuse(passage, 'E001');
  passage.abort?.(new Error('The answer is too large to be encrypted.'));
}

export function finish(passage: Passage): void {
  const { gathered, deps, call } = passage;
  if (gathered === null) call.response.end();
  else if (deps.sealWith === null) sendWhole(passage, joined(gathered));
  else {
    passage.headers = { ...passage.headers, 'content-type': ENCRYPTED_TYPE };
    sealPayload(deps.sealWith, joined(gathered)).then(
      (sealed) => sendWhole(passage, sealed),
      () => answerRefusal(call, 'E001'),
    );
  }
  over(passage, passage.status);
}

function sendWhole(passage: Passage, bytes: Buffer): void {
  const { response } = passage.call;
  if (response.destroyed) return;
  const sent = answerHeaders(passage);
  sent.push('content-length', String(bytes.length));
  response.writeHead(passage.status, sent);
  // As one byte per character, head and body leave in one write; two pieces cost a gather.
  response.end(bytes.toString('latin1'), 'latin1');
}

function answerHeaders({ call, headers, status, deps }: Passage): string[] {
  const kept = status === 200 ? deps.cacheControl : undefined;
  const sent = ['x-request-id', call.requestId, 'cache-control', kept ?? 'no-store'];
  sent.push('x-content-type-options', 'nosniff');
  for (const name of PASSED_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') sent.push(name, value);
  }
  if (deps.isClosing()) sent.push('connection', 'close');
  return sent;
}

function joined(chunks: Buffer[]): Buffer {
  const [first] = chunks;
  return chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks);
}
