import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { closeNow, listenLocally } from '@noriter/kit/testing/local-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createVendorClient, type VendorClient, VendorUnreachable } from './call-vendor.ts';
import { ANSWER_BYTES_MAX, askVendorServer } from './vendor-http.ts';

/** A text of JSON that is longer than an answer may be. */
const long = JSON.stringify('a'.repeat(ANSWER_BYTES_MAX));
const answers: Record<string, (response: ServerResponse) => void> = {
  '/short': (response) => response.end('"short"'),
  '/long': (response) => response.end(long),
  '/unmeasured': (response) => {
    response.write(long.slice(0, 1_000));
    response.end(long.slice(1_000));
  },
  '/packed': (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(long)),
  '/away': (response) => response.writeHead(302, { location: '/short' }).end(),
  '/broken': (response) => response.writeHead(500).end('"short"'),
  '/unknown': (response) => response.writeHead(404).end(),
  '/number': (response) => response.end('7'),
  '/page': (response) => response.end('<html>'),
};
const server = createServer(({ url = '' }, response) =>
  answers[url.replace('/kplay', '')]?.(response),
);
let base: string;

beforeAll(async () => {
  base = (await listenLocally(server)).url;
});
afterAll(() => closeNow(server));

async function read(path: string): Promise<unknown> {
  const answer = await askVendorServer(`${base}${path}`, { method: 'GET' });
  return answer.json();
}

test('an answer is read', async () => {
  expect(await read('/short')).toBe('short');
});

test.each(['/long', '/unmeasured'])('%s: an answer over the bound ends at it', async (path) => {
  await expect(read(path)).rejects.toMatchObject({ code: 'UND_ERR_RES_EXCEEDED_MAX_SIZE' });
});

test('what little becomes much of is not unpacked', async () => {
  await expect(read('/packed')).rejects.toThrow(SyntaxError);
});

test.each([
  ['/away', 302],
  ['/broken', 500],
])('%s: %i is no answer, and followed nowhere', async (path, status) => {
  await expect(read(path)).rejects.toThrow(`It answered ${status}.`);
});

const newClient = () =>
  createVendorClient({
    GAME_VENDORS_URL: base,
    GAME_VENDOR_KEYS: {
      kplay: { keys: [], secret: 'secret', certificates: null, addresses: null },
    },
  });

async function fail(client: VendorClient, path: `/${string}`): Promise<void> {
  for (let time = 0; time < 6; time += 1) {
    await expect(client.call('kplay', path, {}, z.string())).rejects.toThrow(VendorUnreachable);
  }
}

test.each(['/unknown', '/page', '/number'] as const)(
  'attack: what a vendor does not want (%s), asked for again and again, keeps nobody from it',
  async (path) => {
    const client = newClient();
    await fail(client, path);
    expect(await client.call('kplay', '/short', {}, z.string())).toBe('short');
  },
);

test('a vendor that is away is left alone for a while, and asked whether it is back', async () => {
  const client = newClient();
  await fail(client, '/broken');
  const asked = client.call('kplay', '/short', {}, z.string());
  await expect(asked).rejects.toMatchObject({ isSent: false });
  expect(await client.probe('kplay', '/short', {}, z.string())).toBe('short');
});

test('what a vendor was asked for may have happened, however long its answer is', async () => {
  const asked = newClient().call('kplay', '/unmeasured', {}, z.string());
  await expect(asked).rejects.toThrow(VendorUnreachable);
  await expect(asked).rejects.toMatchObject({ isSent: true });
});
