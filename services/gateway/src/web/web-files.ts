/**
 * Invariant: only files under the web's folder leave it. A name with a hash in it never changes
 * and is kept for ever; everything else is asked for anew.
 */
import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import type { Check } from '@noriter/kit/health';
import { takesType } from '@noriter/kit/http/negotiation';
import { type Found, find } from './find-file.ts';
import { securityHeaders } from './security-headers.ts';

export type WebFiles = {
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Fails while there is no built web in the folder. */
  check: Check;
};

const PAGE = 'index.html';

/**
 * Where services, and the gateway itself, answer or would: whoever asks there by mistake learns that it
 * is nothing, and is shown no page. Exact paths of the gateway never come here.
 */
const NO_PAGES = /^\/+(?:api|internal|vendor|ws|metrics|ready|accepting)(?:\/|$)/i;

/** Pages the build may have drawn: plain words. */
const DRAWABLE = /^(\/|(\/[a-z]+)+)$/i;

/**
 * Serves the built web: its files, and a page's HTML wherever the browser navigates to.
 *
 * @param given.cameOverTls whether this request did; only then may the browser insist on TLS
 * @param given.frameOrigins whose pages may stand in a frame, by spaces
 * @param given.mediaOrigins whose videos may be played, by spaces
 */
export function createWebFiles(
  root: string,
  given: {
    cameOverTls: (request: IncomingMessage) => boolean;
    frameOrigins: string;
    mediaOrigins: string;
  },
): WebFiles {
  const { cameOverTls, ...origins } = given;
  return { serve, check: { name: 'web', mandatory: true, run: () => access(join(root, PAGE)) } };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerText(response, 405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    const path = pathOf(request);
    if (path === null) return answerText(response, 400, 'Bad request');
    const found = (await find(root, request, path)) ?? (await page(root, request, path));
    if (found === null) {
      return answerText(response, 404, 'Not found', isPage(path) ? { vary: 'accept' } : {});
    }
    const rules = securityHeaders(request, { overTls: cameOverTls(request), ...origins });
    const headers = { ...found.headers, ...rules };
    response.writeHead(found.statusCode, headers);
    // A client that goes away in the middle is no error of ours; pipeline closes the file.
    pipeline(found.stream, response, () => undefined);
  }
}

/** The answer to every page where no web is served. */
export async function answerWithoutWeb(
  _request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  answerText(response, 404, 'Not found');
}

/** The path without its query; null for one that cannot be decoded. */
function pathOf(request: IncomingMessage): string | null {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  try {
    return decodeURIComponent(path).includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/**
 * Pages live in the browser's router: who takes HTML gets index.html at any of them, or the file in
 * which the build has drawn this one already. The first one is a page for everybody.
 */
async function page(root: string, request: IncomingMessage, path: string): Promise<Found | null> {
  const dependsOnAccept = path !== '/';
  if (!isPage(path) || (dependsOnAccept && !takesType(request.headers, 'text/html'))) return null;
  const drawn = DRAWABLE.test(path) ? await find(root, request, drawnFile(path)) : null;
  const found = drawn ?? (await find(root, request, `/${PAGE}`));
  if (found !== null && dependsOnAccept) found.headers.vary = `accept, ${found.headers.vary}`;
  return found;
}

/** A name with an ending, or one that is hidden, is a file's: that it is missing must be seen. */
function isPage(path: string): boolean {
  const decoded = decodeURIComponent(path);
  return extname(decoded) === '' && !decoded.includes('/.') && !NO_PAGES.test(decoded);
}

function drawnFile(path: string): string {
  return path === '/' ? '/first/index.html' : `/first${path}.html`;
}

function answerText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(text);
}
