import type { FastifyInstance } from 'fastify';
import { refuse, transportCodes } from '../contract/result-codes.ts';

/** An escape that may stand for a NUL or for half of a character; most bodies have none. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i;

/** No contract nests half as deep; what walks a body may do so by recursion. */
const DEPTH_MAX = 32;

/**
 * Reads JSON bodies, and refuses with H400 those with a text that the database cannot keep: one with
 * a NUL, or with half of a character; and those that nest too deep. Behind this door every text can
 * be written down as it is, and every body be walked.
 */
export function readStorableJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    void parse(request, text, (error, value) => {
      const isRefused =
        error === null && (isDeep(text) || (SUSPICIOUS.test(text) && !isStorable(value)));
      done(isRefused ? refuse(transportCodes, 'H400') : error, value);
    });
  });
}

/** Whether JSON nests deeper than any contract; brackets in its texts do not count. */
function isDeep(json: string): boolean {
  if (opensFew(json)) return false;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') isText = !isText;
    else if (isText) {
      if (sign === '\\') at += 1;
    } else if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth > DEPTH_MAX) return true;
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return false;
}

/** Whether JSON opens so little that it cannot be too deep: a look that costs a tenth of the exact one. */
function opensFew(json: string): boolean {
  let openings = 0;
  for (const sign of ['{', '[']) {
    for (let at = json.indexOf(sign); at >= 0; at = json.indexOf(sign, at + 1)) {
      openings += 1;
      if (openings > DEPTH_MAX) return false;
    }
  }
  return true;
}

/** Whether every text in a value of JSON can be kept, names of fields included. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part));
}
