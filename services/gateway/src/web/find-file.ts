import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import { mime, type SendResult, send } from '@fastify/send';

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

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Found = Pick<SendResult, 'statusCode' | 'headers' | 'stream'>;

/** A file by its path, compressed where both sides can. */
export async function find(
  root: string,
  request: IncomingMessage,
  path: string,
): Promise<Found | null> {
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

function typeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  const isText = type.startsWith('text/') || type === 'application/javascript';
  return isText || type === 'application/json' ? `${type}; charset=utf-8` : type;
}
