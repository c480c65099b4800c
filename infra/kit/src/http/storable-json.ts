import type { FastifyInstance } from 'fastify';
import { refuse, transportCodes } from '../result-codes.ts';

/** An escape that may stand for a NUL or for half of a character; most bodies have none. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i;

/**
 * Reads JSON bodies, and refuses with H400 those with a text that the database cannot keep: one with
 * a NUL, or with half of a character. Behind this door every text can be written down as it is.
 */
export function readStorableJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    void parse(request, text, (error, value) => {
      const isRefused = error === null && SUSPICIOUS.test(text) && !isStorable(value);
      done(isRefused ? refuse(transportCodes, 'H400') : error, value);
    });
  });
}

/** Whether every text in a value of JSON can be kept, names of fields included. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part));
}
