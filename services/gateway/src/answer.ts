/**
 * Invariant: an answer ends once: passed on, refused, or cut off where it had begun.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Call } from './call.ts';
import type { RefusalCode } from './errors.ts';
import type { Upstream } from './forward.ts';
import { ENCRYPTED_TYPE, sealPayload } from './payload-encryption.ts';
import { answerRefusal } from './refusals.ts';
import { type Body, BodyTooLarge, GATHERED_BYTES_MAX } from './request-body.ts';

export type AnswerParts = {
  upstream: Upstream;
  /** The site's key when the client asked for an encrypted answer. */
  sealWith: Uint8Array | null;
  /** Tells that the call ended, with the HTTP status it got. */
  ended: (call: Call, service: string, status: number) => void;
  /** True once the gateway closes: connections are told to come back elsewhere. */
  isClosing: () => boolean;
};

/** Of a service's headers these reach the client; the rest is between us. */
const PASSED_HEADERS = [
  'content-type',
  'content-disposition',
  'content-language',
  'idempotency-replayed',
  'retry-after',
];

/** Receives one answer; undici calls it. Small answers go out in one piece, large ones stream. */
export function receiveAnswer(
  call: Call,
  body: Body,
  parts: AnswerParts,
): Dispatcher.DispatchHandler {
  const { response } = call;
  const { upstream } = parts;
  let controller: Dispatcher.DispatchController | null = null;
  let status = 0;
  let headers: IncomingHttpHeaders = {};
  let gathered: Buffer[] | null = null;
  let isOver = false;
  const timer = setTimeout(onLate, upstream.timeoutMs);

  return {
    onRequestStart(started) {
      controller = started;
      if (isOver) started.abort(new Error('The call was given up while it waited in line.'));
    },
    onBodySent() {
      // A body that streams gives the service its full time after each piece.
      if (body.kind === 'stream' && !isOver && status === 0) timer.refresh();
    },
    onResponseStart(started, statusCode, found) {
      if (statusCode < 200 || isOver) return;
      status = statusCode;
      headers = found;
      // NaN, for a length nobody knows, is not small.
      const isSmall = Number(found['content-length'] ?? Number.NaN) <= GATHERED_BYTES_MAX;
      if (isSmall || parts.sealWith !== null) gathered = [];
      else startStreaming(started);
    },
    onResponseData(started, chunk) {
      if (gathered !== null) gathered.push(chunk);
      else if (!response.write(chunk)) started.pause();
    },
    onResponseEnd() {
      if (isOver) return;
      if (gathered === null) response.end();
      else if (parts.sealWith === null) sendWhole(joined(gathered));
      else sealAndSend(parts.sealWith, joined(gathered));
      over(status);
    },
    onResponseError(_started, error) {
      refuse(codeOf(error, controller !== null));
    },
  };

  function startStreaming(started: Dispatcher.DispatchController): void {
    clearTimeout(timer);
    const length = headers['content-length'];
    const sent = answerHeaders();
    if (length !== undefined) sent.push('content-length', String(length));
    response.writeHead(status, sent);
    response.on('drain', () => started.resume());
    response.on('close', () => {
      if (!isOver) started.abort(new Error('The client went away.'));
    });
  }

  function sendWhole(bytes: Buffer): void {
    if (response.destroyed) return;
    const sent = answerHeaders();
    sent.push('content-length', String(bytes.length));
    response.writeHead(status, sent);
    // As one byte per character, head and body leave in one write; two pieces cost a gather.
    response.end(bytes.toString('latin1'), 'latin1');
  }

  function sealAndSend(key: Uint8Array, bytes: Buffer): void {
    headers = { ...headers, 'content-type': ENCRYPTED_TYPE };
    sealPayload(key, bytes).then(sendWhole, () => answerRefusal(call, 'E001'));
  }

  function answerHeaders(): string[] {
    const sent = ['x-request-id', call.requestId, 'cache-control', 'no-store'];
    sent.push('x-content-type-options', 'nosniff');
    for (const name of PASSED_HEADERS) {
      const value = headers[name];
      if (typeof value === 'string') sent.push(name, value);
    }
    if (parts.isClosing()) sent.push('connection', 'close');
    return sent;
  }

  function onLate(): void {
    if (body.kind === 'stream' && body.waitsForClient()) {
      // The client is the slow one; its own time limits end that.
      timer.refresh();
      return;
    }
    refuse('NT99');
    controller?.abort(new Error(`${upstream.name} took longer than ${upstream.timeoutMs} ms`));
  }

  function refuse(code: RefusalCode): void {
    if (isOver) return;
    answerRefusal(call, code);
    over(response.statusCode);
  }

  function over(finalStatus: number): void {
    isOver = true;
    clearTimeout(timer);
    upstream.underWay -= 1;
    parts.ended(call, upstream.name, finalStatus);
  }
}

function joined(chunks: Buffer[]): Buffer {
  const [first] = chunks;
  return chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks);
}

/**
 * A request that was never sent cannot have happened. One that was sent may have, whatever became
 * of its answer: the client asks again with the same idempotency key.
 */
function codeOf(error: Error, wasSent: boolean): RefusalCode {
  if (error instanceof BodyTooLarge) return 'H413';
  if ('code' in error && error.code === 'UND_ERR_INVALID_ARG') return 'H400';
  return wasSent ? 'NT99' : 'TE99';
}
