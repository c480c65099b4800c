import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayWorld, openGatewayWorld } from './gateway-world.ts';
import { openRaw } from './raw-socket.ts';

const PAGE = '<!doctype html><title>Noriter</title><script src="/assets/app-DiwrgTda.js"></script>';
const DRAWN = '<!doctype html><title>Noriter</title><h1>로그인</h1>';
const SCRIPT = 'console.log("놀이터")'.repeat(100);
let world: GatewayWorld;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noriter-web-'));
  const root = join(folder, 'dist');
  await mkdir(join(root, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(root, '.env'), 'secret');
  await writeFile(join(root, 'index.html'), PAGE);
  await mkdir(join(root, 'first/member'), { recursive: true });
  await writeFile(join(root, 'first/login.html'), DRAWN);
  await writeFile(join(root, 'first/member/cash.html'), DRAWN);
  await writeFile(join(root, 'favicon.svg'), '<svg/>');
  await writeFile(join(root, 'assets/app-DiwrgTda.js'), SCRIPT);
  await writeFile(join(root, 'assets/app-DiwrgTda.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(root, 'assets/app-DiwrgTda.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(root, 'assets/font-A1b2C3d4.woff2'), 'font');
  world = await openGatewayWorld({ WEB_ROOT: root, TRUST_PROXY: 'true' });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const NAVIGATION = { accept: 'text/html,application/xhtml+xml' };

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(`${world.url}${path}`, { method, headers });
}

/** A request with a path and an encoding as they are written here, the bytes as they come. */
async function getRaw(path: string, ...headers: string[]) {
  const raw = await openRaw(world.port);
  const bytes: Buffer[] = [];
  raw.socket.on('data', (chunk) => bytes.push(chunk));
  const lines = [`GET ${path} HTTP/1.1`, 'host: a', 'connection: close', ...headers, '', ''];
  raw.write(lines.join('\r\n'));
  await raw.closed();
  const all = Buffer.concat(bytes);
  const end = all.indexOf('\r\n\r\n');
  return { head: all.toString('latin1', 0, end).toLowerCase(), body: all.subarray(end + 4) };
}

describe('the web', () => {
  it.each(['/', '/index.html', '/cash/deposit', '/admin/members', '/notice/a.b/c'])(
    'answers a navigation to %s with the page, which is never kept',
    async (path) => {
      const answer = await get(path, NAVIGATION);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(PAGE);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  it.each(['/login', '/login?then=%2Fcash', '/member/cash'])(
    'answers a navigation to %s with what was drawn of it beforehand',
    async (path) => {
      const answer = await get(path, NAVIGATION);
      expect([answer.status, await answer.text()]).toEqual([200, DRAWN]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each([undefined, '*/*', 'text/*', 'text/html;q=0.1', 'application/json, text/plain, */*'])(
    'answers any page to who accepts %s, and says what it depends on',
    async (accept) => {
      const lines = accept === undefined ? [] : [`accept: ${accept}`];
      for (const [path, body] of Object.entries({
        '/': PAGE,
        '/cash/deposit': PAGE,
        '/login': DRAWN,
      })) {
        const answer = await getRaw(path, ...lines);
        expect(answer.head).toMatch(/^http\/1\.1 200/);
        expect(answer.body.toString()).toBe(body);
        expect(answer.head.split('\r\n')).toContain(
          path === '/' ? 'vary: accept-encoding' : 'vary: accept, accept-encoding',
        );
      }
    },
  );

  it.each(['application/json', 'image/avif,image/webp', 'text/html;q=0, */*', '*/*;q=0'])(
    'shows no page to who accepts %s alone',
    async (accept) => {
      const answer = await getRaw('/cash/deposit', `accept: ${accept}`);
      expect(answer.head).toMatch(/^http\/1\.1 404/);
      expect(answer.head).toContain('vary: accept\r\n');
    },
  );

  it.each(['/login/', '/member', '/first/../login', '/first/..%2flogin'])(
    'knows %s as no drawn page',
    async (path) => {
      const raw = await getRaw(path, 'accept: text/html');
      expect(raw.body.toString()).not.toContain('로그인');
    },
  );

  it('lets files with a hash in their name be kept for ever', async () => {
    const answer = await get('/assets/app-DiwrgTda.js');
    expect(await answer.text()).toBe(SCRIPT);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toMatch(/javascript; charset=utf-8$/);
    const icon = await get('/favicon.svg');
    expect(icon.headers.get('cache-control')).toBe('no-cache');
    expect(icon.headers.get('content-type')).toBe('image/svg+xml');
    const font = await get('/assets/font-A1b2C3d4.woff2');
    expect(font.headers.get('content-type')).toBe('font/woff2');
  });

  it('sends what was compressed beforehand to who takes it', async () => {
    const br = await getRaw('/assets/app-DiwrgTda.js', 'accept-encoding: gzip, deflate, br');
    expect(br.head).toContain('content-encoding: br');
    expect(br.head).toContain('content-type: application/javascript; charset=utf-8');
    expect(br.head).toContain('immutable');
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    const gz = await getRaw('/assets/app-DiwrgTda.js', 'accept-encoding: gzip');
    expect(gz.head).toContain('content-encoding: gzip');
    expect(gunzipSync(gz.body).toString()).toBe(SCRIPT);
    const plain = await getRaw('/assets/app-DiwrgTda.js');
    expect(plain.head).not.toContain('content-encoding');
    expect(plain.head).toContain('vary: accept-encoding');
  });

  it.each([
    ['br;q=0', undefined],
    ['brotli-nonsense', undefined],
    ['gzippy', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['gzip, br', 'br'],
    ['BR', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['*;q=0', undefined],
    ['"', undefined],
  ])('answers accept-encoding %s with %s', async (accepted, encoding) => {
    const answer = await getRaw('/assets/app-DiwrgTda.js', `accept-encoding: ${accepted}`);
    expect(answer.head).toMatch(/^http\/1\.1 200/);
    expect(/content-encoding: (\w+)/.exec(answer.head)?.[1]).toBe(encoding);
    expect(answer.head).toContain('vary: accept-encoding');
  });

  it('answers 304 to who has the file, and HEAD without it', async () => {
    const first = await get('/', NAVIGATION);
    await first.text();
    const etag = String(first.headers.get('etag'));
    const again = await getRaw('/', 'accept: text/html', `if-none-match: ${etag}`);
    expect(again.head).toMatch(/^http\/1\.1 304/);
    expect(again.body).toHaveLength(0);
    const head = await get('/', NAVIGATION, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String(PAGE.length));
  });

  it.each([
    '/assets/missing-Ab12Cd34.js',
    '/robots.txt',
    '/.env',
    '/.git/config',
    '/cash%2Epng',
    '/cash/deposit.png',
    '/internal',
    '/internal/balances',
    '/%69nternal/balances',
    '//internal/balances',
    '/API/cash/list',
    '/ws',
    '/metrics/',
    '/metrics?x=1',
    '/ready/x',
  ])('has nothing at %s, whatever is accepted', async (path) => {
    for (const accept of ['*/*', 'text/html']) {
      const answer = await getRaw(path, `accept: ${accept}`);
      expect(answer.head).toMatch(/^http\/1\.1 404/);
      expect(answer.body.toString()).not.toContain('<title>');
    }
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//etc/passwd.txt',
    '/%00.txt',
    '/%zz.txt',
  ])('lets nobody out of its folder by %s', async (path) => {
    const answer = await getRaw(path);
    expect(answer.head).toMatch(/^http\/1\.1 (400|403|404)/);
    expect(answer.body.toString()).not.toContain('secret');
  });

  it('takes no other methods', async () => {
    const answer = await get('/', {}, 'POST');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the browser learns', () => {
  it('to run only our scripts, to connect only here, and to stand in no frame', async () => {
    const { headers } = await get('/', NAVIGATION);
    const policy = String(headers.get('content-security-policy')).split('; ');
    const host = new URL(world.url).host;
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src 'self' data:");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('to insist on TLS only where it came over TLS', async () => {
    expect((await get('/', NAVIGATION)).headers.get('strict-transport-security')).toBeNull();
    const secure = await get('/', { ...NAVIGATION, 'x-forwarded-proto': 'https' });
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it('nothing that a strange host header writes into the policy', async () => {
    const raw = await openRaw(world.port);
    raw.write(
      'GET / HTTP/1.1\r\nhost: a; script-src *\r\naccept: text/html\r\nconnection: close\r\n\r\n',
    );
    const answer = await raw.closed();
    expect(answer).toContain('200 OK');
    expect(answer).not.toContain('script-src *');
  });
});
