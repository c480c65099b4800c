import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerBalance, type GatewayWorld, openGatewayWorld } from './gateway-world.ts';
import { openRaw } from './raw-socket.ts';

let world: GatewayWorld;

beforeAll(async () => {
  world = await openGatewayWorld();
});
afterAll(() => world.close());

/** What a vendor sends: bytes that no JSON parser would leave as they are. */
const BODY = '{"amount": 1.00,\n "amount": 2e1, "이름": "\\u0041"}';

async function post(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${world.url}${path}`, { method: 'POST', body: BODY, ...init });
  return { status: answer.status, text: await answer.text() };
}

/** What games-gateway got last, as it came. */
function listen() {
  const seen: { url: string; headers: Record<string, unknown>; body: string }[] = [];
  world.games.answers((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      seen.push({ url, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"RS_OK"}');
    });
  });
  return seen;
}

it('passes on what a vendor sends byte for byte, without a site or session', async () => {
  const seen = listen();
  const headers = {
    'content-type': 'text/plain',
    'x-hub88-signature': 'abc=',
    'x-noriter-caller': 'forged',
  };
  const answer = await post('/vendor/kplay/transaction/bet?authToken=a%20b', { headers });
  expect(answer).toEqual({ status: 200, text: '{"status":"RS_OK"}' });
  const [call] = seen;
  expect(call?.body).toBe(BODY);
  expect(call?.url).toBe('/vendor/kplay/transaction/bet?authToken=a%20b');
  expect(call?.headers).toMatchObject({
    'content-type': 'text/plain',
    'x-hub88-signature': 'abc=',
  });
  expect(call?.headers['x-noriter-caller']).not.toBe('forged');
  expect(call?.headers['x-noriter-address']).toMatch(/127\.0\.0\.1/);
});

it('says which client certificate the proxy in front has verified, and believes nobody else', async () => {
  const behind = await openGatewayWorld({
    TRUST_PROXY: '1',
    CLIENT_CERT_HEADER: 'ssl-client-subject-dn',
  });
  const headers = {
    'ssl-client-subject-dn': 'CN=vendor',
    'x-noriter-client-certificate': 'CN=forged',
  };
  const path = '/vendor/kplay/transaction/bet';
  const named = async ({ url, games }: GatewayWorld) => {
    await fetch(`${url}${path}`, { method: 'POST', headers, body: '{}' });
    return games.seen.at(-1)?.headers['x-noriter-client-certificate'];
  };
  expect(await named(behind)).toBe('CN=vendor');
  await behind.close();
  world.games.answers(answerBalance(world.games.seen));
  expect(await named(world)).toBeUndefined();
});

it.each([
  ['/vendor/kplay', 404],
  ['/vendor/kplay/%2e%2e/x', 404],
  ['/vendor/kplay//bet', 404],
  ['/vendor/KPLAY/bet', 404],
  ['/vendor/pragmatic/bet.html', 200],
])('%s is %i', async (path, status) => {
  listen();
  expect((await post(path)).status).toBe(status);
});

it('does not resolve a path that leaves the door, as a client would before it sends', async () => {
  const seen = listen();
  const raw = await openRaw(world.port);
  raw.write('POST /vendor/../api/cash HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n');
  expect(await raw.until('\r\n\r\n')).toMatch(/^HTTP\/1\.1 404/);
  raw.socket.destroy();
  expect(seen).toEqual([]);
});

it('takes 64 KB and no more, and bodies that say no length', async () => {
  const seen = listen();
  const path = '/vendor/kplay/transaction/bet';
  expect((await post(path, { body: 'x'.repeat(65_536) })).status).toBe(200);
  expect((await post(path, { body: 'x'.repeat(65_537) })).status).toBe(413);
  const chunked = new Blob([BODY]).stream();
  const init = { body: chunked, duplex: 'half' } as RequestInit;
  expect((await post(path, init)).status).toBe(200);
  expect(seen.at(-1)?.body).toBe(BODY);
});

it('answers GET for pictures alone, which may be kept', async () => {
  listen();
  const get = (path: string) => fetch(`${world.url}${path}`);
  const picture = await get('/game-images/abc123.webp');
  expect(picture.status).toBe(200);
  expect(picture.headers.get('cache-control')).toMatch(/immutable/);
  expect((await get('/game-images/abc123.png')).status).toBe(404);
  expect((await get('/vendor/kplay/bet')).status).toBe(405);
});

it('sends browsers with a signed link to board, and what they get is theirs alone for a while', async () => {
  const seen: string[] = [];
  world.board.answers((request, response) => {
    seen.push(request.url ?? '');
    response
      .writeHead(200, { 'content-type': 'image/webp', 'content-disposition': 'inline' })
      .end('webp');
  });
  const link =
    '/board-images/7d0c62d2-8f3e-4d0a-9f51-0d9e5f6f1a11.webp?until=1800000000&seal=Ab_-9';
  const get = (path: string) => fetch(`${world.url}${path}`);
  const picture = await get(link);
  expect(picture.status).toBe(200);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=900',
  });
  expect(seen).toEqual([link]);
  for (const path of [
    '/board-images/x.webp?until=1&seal=a',
    link.replace('.webp', '.html'),
    link.split('?')[0] ?? '',
    `${link}/../../api`,
  ]) {
    expect((await get(path)).status, path).toBe(404);
  }
});
