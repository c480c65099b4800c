/**
 * Invariant: only files under the web's folder leave it. A name with a hash in it never changes
 * and is kept for ever; everything else is asked for anew.
 */

import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { mime, type SendResult, send } from '@fastify/send';
import type { Check } from '@noriter/kit/health';
import { securityHeaders } from './security-headers.ts';

export type WebFiles = {
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Fails while there is no built web in the folder. */
  check: Check;
};

/** What the web's build writes into names of files that never change: `app-DiwrgTda.js`. */
const HASHED = /^\/assets\/.*-[\w-]{8}\.\w+$/;
const PAGE = 'index.html';
/** Pages the build may have drawn: plain words. */
const DRAWABLE = /^(\/|(\/[a-z]+)+)$/i;
const YEAR_MS = 365 * 24 * 3_600_000;
/** Kinds of files that a build may have compressed beforehand. */
const COMPRESSED_KINDS = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.svg',
  '.txt',
  '.webmanifest',
]);
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Serves the built web: its files, and a page's HTML wherever the browser navigates to.
 *
 * @param cameOverTls whether this request did; only then may the browser insist on TLS
 */
export function createWebFiles(
  root: string,
  cameOverTls: (request: IncomingMessage) => boolean,
): WebFiles {
  return { serve, check: { name: 'web', mandatory: true, run: () => access(join(root, PAGE)) } };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerText(response, 405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    const path = pathOf(request);
    if (path === null) return answerText(response, 400, 'Bad request');
    const found = (await find(root, request, path)) ?? (await page(root, request, path));
    if (found === null) return answerText(response, 404, 'Not found');
    const headers = { ...found.headers, ...securityHeaders(request, cameOverTls(request)) };
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

type Found = Pick<SendResult, 'statusCode' | 'headers' | 'stream'>;

/** The path without its query; null for one that cannot be decoded. */
function pathOf(request: IncomingMessage): string | null {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  try {
    return decodeURIComponent(path).includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/** A file by its path, compressed where both sides can. */
async function find(root: string, request: IncomingMessage, path: string): Promise<Found | null> {
  const kind = extname(path).toLowerCase();
  if (kind === '') return null;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (COMPRESSED_KINDS.has(kind)) {
    for (const { name, suffix } of ENCODINGS) {
      if (!accepted.includes(name)) continue;
      const file = await read(root, request, path, suffix);
      if (file === null) continue;
      file.headers['content-encoding'] = name;
      return file;
    }
  }
  return read(root, request, path, '');
}

async function read(
  root: string,
  request: IncomingMessage,
  path: string,
  suffix: string,
): Promise<Found | null> {
  const isHashed = HASHED.test(path);
  const result = await send(request, path + suffix, {
    root,
    index: false,
    dotfiles: 'ignore',
    contentType: false,
    cacheControl: false,
  });
  if (result.type !== 'file') {
    result.stream.destroy();
    return null;
  }
  const headers: Record<string, string> = { ...result.headers };
  headers['content-type'] = typeOf(path);
  headers['cache-control'] = isHashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache';
  headers.vary = 'accept-encoding';
  return { statusCode: result.statusCode, headers, stream: result.stream };
}

/**
 * Pages live in the browser's router: a navigation to any of them gets index.html, or the file in
 * which the build has drawn this one already.
 */
async function page(root: string, request: IncomingMessage, path: string): Promise<Found | null> {
  const isNavigation = request.headers.accept?.includes('text/html') ?? path === '/';
  const isFile = extname(path) !== '' && path !== `/${PAGE}`;
  if (isFile || (!isNavigation && path !== '/')) return null;
  const drawn = DRAWABLE.test(path) ? await find(root, request, drawnFile(path)) : null;
  return drawn ?? (await find(root, request, `/${PAGE}`));
}

function drawnFile(path: string): string {
  return path === '/' ? '/first/index.html' : `/first${path}.html`;
}

function typeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  const isText = type.startsWith('text/') || type === 'application/javascript';
  return isText || type === 'application/json' ? `${type}; charset=utf-8` : type;
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
