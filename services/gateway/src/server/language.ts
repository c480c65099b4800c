import type { IncomingHttpHeaders } from 'node:http';
import { languageOf } from '@noriter/kit/http/language';
import type { Language } from '@noriter/kit/result-codes';

/** No request's headers are longer than this, so nothing beyond is looked at. */
const HEADER_BYTES_MAX = 16_384;

/** The language of a request that could not be read: its raw bytes may still hold the headers. */
export function languageOfBytes(bytes: Buffer | undefined): Language {
  if (bytes === undefined) return 'ko';
  const text = bytes.toString('latin1', 0, HEADER_BYTES_MAX);
  const headers: IncomingHttpHeaders = {};
  const cookie = /\ncookie:[ \t]*([^\r\n]*)/i.exec(text)?.[1];
  const accepted = /\naccept-language:[ \t]*([^\r\n]*)/i.exec(text)?.[1];
  if (cookie !== undefined) headers.cookie = cookie;
  if (accepted !== undefined) headers['accept-language'] = accepted;
  return languageOf(headers);
}
