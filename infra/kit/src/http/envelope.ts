import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../contract/language.ts';
import { type Language, type Refusal, transportCodes } from '../contract/result-codes.ts';

/** What every answer is: the specification's envelope, with the request's id. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * How a success begins, by language. The message is written with escapes: an answer of ASCII alone
 * leaves the process measurably cheaper than one whose every character may be wide.
 */
const successStart = {
  ko: startOf('ko'),
  en: startOf('en'),
  vi: startOf('vi'),
} satisfies Record<Language, string>;

function startOf(language: Language): string {
  const message = JSON.stringify(transportCodes['0'][language]).replace(
    /[^\x20-\x7e]/g,
    (wide) => `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `{"resultCode":"0","resultMessage":${message},"data":`;
}

/** The envelope of a success around `data` that is JSON already; ids need no escapes. */
export function successEnvelope(data: string, language: Language, requestId: string): string {
  return `${successStart[language]}${data},"requestId":"${requestId}"}`;
}

/** The envelope of a refusal. */
export function refusalEnvelope(refusal: Refusal, language: Language, requestId: string): string {
  return JSON.stringify({
    resultCode: refusal.code,
    resultMessage: refusal.in(language),
    data: refusal.data,
    requestId,
  });
}

/** Answers with a refusal, in the language of the request. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): void {
  const body = refusalEnvelope(refusal, languageOf(request.headers), request.id);
  reply
    .code(refusal.http)
    .header('content-type', JSON_TYPE)
    .header('x-request-id', request.id)
    .send(body);
}
