/**
 * Invariant: whatever the gateway refuses is answered in the envelope, once, and an answer that
 * was begun is never followed by a second one.
 */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { languageOf } from '@noriter/kit/http/language';
import { type CodeText, type Language, Refusal } from '@noriter/kit/result-codes';
import { type RefusalCode, refusalTexts } from '../errors.ts';
import { destroyLater, endAfterBody } from './end-connection.ts';

/** What one refused request needs to be answered. */
export type Refused = { request: IncomingMessage; response: ServerResponse; requestId: string };

/** A connection that one address has too many of may be tried again after this long. */
const SOCKET_RETRY_SECONDS = 5;

/** What is left of a body below this size is read to its end, to keep the connection. */
const REST_BYTES_MAX = 65_536;

const openings = new Map<string, Buffer>();

/**
 * Answers a request with a refusal.
 *
 * @param seconds when to come again, for H429 and E002
 */
export function answerRefusal(to: Refused, code: RefusalCode, seconds?: number): void {
  const { request, response, requestId } = to;
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const body = envelopeOf(code, languageOf(request.headers), requestId, seconds);
  const lingers = stillSending(request);
  const headers = headersOf(code, body.length, requestId, seconds);
  if (lingers || !response.shouldKeepAlive) headers.push('connection', 'close');
  response.writeHead(refusalTexts[code].http, headers);
  if (lingers) endAfterBody(request, response, body);
  else response.end(body);
}

/** Answers on a socket whose request could not be read, and closes it. */
export function refuseOnSocket(
  socket: Duplex,
  code: RefusalCode,
  language: Language,
  requestId: string,
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const seconds = code === 'H429' ? SOCKET_RETRY_SECONDS : undefined;
  const body = envelopeOf(code, language, requestId, seconds);
  const status = refusalTexts[code].http;
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`];
  const headers = headersOf(code, body.length, requestId, seconds);
  for (let i = 0; i < headers.length; i += 2) head.push(`${headers[i]}: ${headers[i + 1]}`);
  head.push('connection: close', '', '');
  socket.end(Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), body]));
  destroyLater(socket);
}

function headersOf(code: RefusalCode, length: number, requestId: string, seconds?: number) {
  const headers = ['content-type', 'application/json; charset=utf-8'];
  headers.push('content-length', String(length), 'x-request-id', requestId);
  headers.push('cache-control', 'no-store', 'x-content-type-options', 'nosniff');
  if (seconds !== undefined) headers.push('retry-after', String(seconds));
  if (code === 'H405') headers.push('allow', 'POST');
  return headers;
}

/** The envelope up to the request's id is the same each time: it is made once and kept. */
function envelopeOf(code: RefusalCode, language: Language, requestId: string, seconds?: number) {
  const key = `${code}${language}${seconds ?? ''}`;
  let opening = openings.get(key);
  if (opening === undefined) {
    const text: CodeText = refusalTexts[code];
    const message = new Refusal(code, text, { seconds: seconds ?? 1 }).in(language);
    const fields = JSON.stringify({ resultCode: code, resultMessage: message, data: null });
    opening = Buffer.from(`${fields.slice(0, -1)},"requestId":"`);
    openings.set(key, opening);
  }
  return Buffer.concat([opening, Buffer.from(`${requestId}"}`)]);
}

/** True while more of the body is to come than is worth reading for the connection's sake. */
function stillSending(request: IncomingMessage): boolean {
  if (request.complete) return false;
  if (request.headers['transfer-encoding'] !== undefined) return true;
  return Number(request.headers['content-length'] ?? 0) > REST_BYTES_MAX;
}
