/** The games' pages. TypeScript is sent with its types stripped, as Node itself runs it: no build. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Outside } from '../outside.ts';

const home = fileURLToPath(new URL('../..', import.meta.url));
const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pretendard/package.json')),
  'dist/web/variable',
);

/** Folders a browser may read: pages, and the pure rules they share with the server. */
const open = ['pages', 'src/baccarat', 'src/slots', 'src/fishing', 'src/crash'];

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
};

/** The site frames the pages, whatever its address is; they load nothing from elsewhere. */
const policy = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

type Page = { readonly type: string; readonly body: string; readonly etag: string };

export function addPages(app: FastifyInstance, outside: Outside): void {
  const pages = readPages();
  const sendPage = (path: string, etag: string | undefined, reply: FastifyReply) => {
    const page = pages.get(path);
    if (!page) return reply.code(404).type('text/plain').send('There is no such page.');
    const headers = {
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      etag: page.etag,
    };
    reply.headers(headers);
    return etag === page.etag ? reply.code(304).send() : reply.type(page.type).send(page.body);
  };
  app.get('/', (request, reply) =>
    sendPage('/play/index.html', request.headers['if-none-match'], reply),
  );
  for (const prefix of ['/play/*', '/src/*']) {
    app.get<{ Params: { '*': string } }>(prefix, (request, reply) => {
      const [path = ''] = request.url.split('?');
      const file = path.endsWith('/') ? `${path}index.html` : path;
      return sendPage(file, request.headers['if-none-match'], reply);
    });
  }
  addFonts(app);
  app.get<{ Params: { name: string } }>('/pictures/:name', (request, reply) => {
    const entry = outside.catalogue.byCode.get(request.params.name.replace(/\.png$/, ''));
    if (!entry) return reply.code(404).send();
    reply.header('cache-control', 'public, max-age=86400');
    return reply.type('image/png').send(outside.pictures.png(entry));
  });
}

function readPages(): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const folder of open) {
    const files = readdirSync(join(home, folder), { recursive: true, withFileTypes: true });
    for (const file of files) {
      const type = types[extname(file.name)];
      if (!file.isFile() || !type || file.name.endsWith('.test.ts')) continue;
      const path = join(file.parentPath, file.name);
      const text = readFileSync(path, 'utf8');
      const body = extname(file.name) === '.ts' ? stripTypeScriptTypes(text) : text;
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
      const url = relative(home, path)
        .replaceAll('\\', '/')
        .replace(/^pages\//, 'play/');
      pages.set(`/${url}`, { type, body, etag });
    }
  }
  return pages;
}

/** Pretendard in slices: a page loads those of the letters it shows. */
function addFonts(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/fonts/*', (request, reply) => {
    const name = request.params['*'];
    if (!/^[\w-]+(\/[\w.-]+\.woff2|\.css)$/.test(name) || name.includes('..')) {
      return reply.code(404).send();
    }
    try {
      const body = readFileSync(join(fonts, name));
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return reply.type(name.endsWith('.css') ? 'text/css' : 'font/woff2').send(body);
    } catch {
      return reply.code(404).send();
    }
  });
}
