/**
 * Invariant: an answer ends once: passed on, refused, or cut off where it had begun.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { CallHandler } from '@noriter/kit/channel/connection';
import type { Dispatcher } from 'undici';
import type { Call } from './call.ts';
import type { RefusalCode } from './errors.ts';
import type { Upstream } from './forward.ts';
import { ENCRYPTED_TYPE, sealPayload } from './payload-encryption.ts';
import { answerRefusal } from './refusals.ts';
import { type Body, BodyTooLarge, GATHERED_BYTES_MAX } from './request-body.ts';

export type AnswerParts = {
  upstream: Upstream;
  isOperator: boolean;
  /** The site's key when the client asked for an encrypted answer. */
  sealWith: Uint8Array | null;
  /** Tells that the call ended, with the HTTP status it got. */
  ended: (call: Call, service: string, status: number) => void;
  /** True once the gateway closes: connections are told to come back elsewhere. */
  isClosing: () => boolean;
};

/** An answer that is to be encrypted has to be held whole. */
const ANSWER_BYTES_MAX = 8 * 1024 * 1024;
/** Of a service's headers these reach the client; the rest is between us. */
const PASSED_HEADERS = [
  'content-type',
  'content-disposition',
  'content-language',
  'idempotency-replayed',
  'retry-after',
];

/** One answer on its way, and what is known of it so far. */
type Passage = {
  call: Call;
  body: Body;
  parts: AnswerParts;
  /** Gives the call up at the service's side; null until it was sent there. */
  abort: ((reason: Error) => void) | null;
  status: number;
  headers: IncomingHttpHeaders;
  /** The pieces of an answer that goes out whole; null for one that streams. */
  gathered: Buffer[] | null;
  gatheredBytes: number;
  isOver: boolean;
  timer: NodeJS.Timeout | undefined;
};

/** Receives one answer; undici calls it. Small answers go out in one piece, large ones stream. */
export function receiveAnswer(
  call: Call,
  body: Body,
  parts: AnswerParts,
): Dispatcher.DispatchHandler {
  const passage = startPassage(call, body, parts);
  return {
    onRequestStart(controller) {
      passage.abort = (reason) => controller.abort(reason);
      if (passage.isOver) controller.abort(new Error('The call was given up while it waited.'));
    },
    onBodySent() {
      // A body that streams gives the service its full time after each piece.
      if (body.kind === 'stream' && !passage.isOver && passage.status === 0) {
        passage.timer?.refresh();
      }
    },
    onResponseStart(controller, status, headers) {
      if (status >= 200 && !passage.isOver) begin(passage, controller, status, headers);
    },
    onResponseData(controller, chunk) {
      if (passage.gathered !== null) keep(passage, passage.gathered, chunk);
      else if (!call.response.write(chunk)) controller.pause();
    },
    onResponseEnd() {
      if (!passage.isOver) finish(passage);
    },
    onResponseError(_controller, error) {
      refuse(passage, codeOf(error, passage.abort !== null));
    },
  };
}

/** Receives one answer of a channel, where answers come whole. */
export function receiveCarried(call: Call, body: Body, parts: AnswerParts): CallHandler {
  let passage: Passage | null = null;
  return {
    sent(abort) {
      passage = startPassage(call, body, parts);
      passage.abort = abort;
    },
    answered(status, headers, bytes) {
      if (passage === null || passage.isOver) return;
      passage.status = status;
      passage.headers = headers;
      passage.gathered = [bytes];
      finish(passage);
    },
    failed(error) {
      if (passage) refuse(passage, codeOf(error, true));
    },
  };
}

/** The wait for an answer counts from here. */
function startPassage(call: Call, body: Body, parts: AnswerParts): Passage {
  const passage: Passage = {
    call,
    body,
    parts,
    abort: null,
    status: 0,
    headers: {},
    gathered: null,
    gatheredBytes: 0,
    isOver: false,
    timer: undefined,
  };
  passage.timer = setTimeout(late, parts.upstream.timeoutMs, passage);
  return passage;
}

function begin(
  passage: Passage,
  controller: Dispatcher.DispatchController,
  status: number,
  headers: IncomingHttpHeaders,
): void {
  passage.status = status;
  passage.headers = headers;
  // NaN, for a length nobody knows, is not small.
  const isSmall = Number(headers['content-length'] ?? Number.NaN) <= GATHERED_BYTES_MAX;
  if (isSmall || passage.parts.sealWith !== null) {
    passage.gathered = [];
    return;
  }
  clearTimeout(passage.timer);
  const { response } = passage.call;
  const sent = answerHeaders(passage);
  const length = headers['content-length'];
  if (length !== undefined) sent.push('content-length', String(length));
  response.writeHead(status, sent);
  response.on('drain', () => controller.resume());
  response.on('close', () => {
    if (!passage.isOver) controller.abort(new Error('The client went away.'));
  });
}

function keep(passage: Passage, gathered: Buffer[], chunk: Buffer): void {
  gathered.push(chunk);
  passage.gatheredBytes += chunk.length;
  if (passage.gatheredBytes <= ANSWER_BYTES_MAX) return;
  refuse(passage, 'E001');
  passage.abort?.(new Error('The answer is too large to be encrypted.'));
}

function finish(passage: Passage): void {
  const { gathered, parts, call } = passage;
  if (gathered === null) call.response.end();
  else if (parts.sealWith === null) sendWhole(passage, joined(gathered));
  else {
    passage.headers = { ...passage.headers, 'content-type': ENCRYPTED_TYPE };
    sealPayload(parts.sealWith, joined(gathered)).then(
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

function answerHeaders({ call, headers, parts }: Passage): string[] {
  const sent = ['x-request-id', call.requestId, 'cache-control', 'no-store'];
  sent.push('x-content-type-options', 'nosniff');
  for (const name of PASSED_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') sent.push(name, value);
  }
  if (parts.isClosing()) sent.push('connection', 'close');
  return sent;
}

function late(passage: Passage): void {
  const { abort, body, parts, timer } = passage;
  if (body.kind === 'stream' && body.waitsForClient()) {
    // The client is the slow one; its own time limits end that.
    timer?.refresh();
    return;
  }
  const { name, timeoutMs } = parts.upstream;
  refuse(passage, 'NT99');
  abort?.(new Error(`${name} took longer than ${timeoutMs} ms`));
}

function refuse(passage: Passage, code: RefusalCode): void {
  if (passage.isOver) return;
  answerRefusal(passage.call, code);
  over(passage, passage.call.response.statusCode);
}

function over(passage: Passage, finalStatus: number): void {
  const { call, parts } = passage;
  passage.isOver = true;
  clearTimeout(passage.timer);
  parts.upstream.underWay -= 1;
  parts.ended(call, parts.upstream.name, finalStatus);
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
