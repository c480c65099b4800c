import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import { mime, type SendResult, send } from '@fastify/send';
import { encodingsOf } from '@noriter/kit/http/negotiation';

/** What the web's build writes into names of files that never change: `app-DiwrgTda.js`. */
const HASHED = /^\/assets\/.*-[\w-]{8}\.\w+$/;

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

/** What the build compresses to, the smaller first, by the name the encoding has in headers. */
const SUFFIXES: ReadonlyMap<string, string> = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

export type Found = Pick<SendResult, 'statusCode' | 'headers' | 'stream'>;

/** A file by its path, compressed where both sides can. */
export async function find(
  root: string,
  request: IncomingMessage,
  path: string,
): Promise<Found | null> {
  const kind = extname(path).toLowerCase();
  if (kind === '') return null;
  if (COMPRESSED_KINDS.has(kind)) {
    for (const name of encodingsOf(request.headers, [...SUFFIXES.keys()])) {
      const suffix = SUFFIXES.get(name);
      // Who likes it as it is better than what is left gets it so.
      if (suffix === undefined) break;
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

function typeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  const isText = type.startsWith('text/') || type === 'application/javascript';
  return isText || type === 'application/json' ? `${type}; charset=utf-8` : type;
}
