import { createHmac, generateKeyPairSync, hash, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ADDRESS_HEADER, CALLER_HEADER, signCaller } from '@noriter/kit/caller';
import type { Keyring } from '@noriter/kit/testing';

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const curve = generateKeyPairSync('ec', {
  namedCurve: 'prime256v1',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** One dark pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const SECRET = 'a-secret-of-the-vendors';

/** What the service is to know of the vendors of a test. */
export const vendorKeys = JSON.stringify({
  kplay: { keys: [pair.publicKey], secret: SECRET },
  pragmatic: { keys: [SECRET, 'the-next-one'], secret: SECRET },
  evolution: { keys: [SECRET], secret: SECRET },
  bomb: { keys: [SECRET], secret: SECRET },
  kfishing: { keys: [], secret: SECRET },
  station: { keys: [curve.publicKey], secret: SECRET },
  distant: { keys: [SECRET], secret: SECRET, addresses: ['203.0.113.0/24'] },
  certified: { keys: [SECRET], secret: SECRET, certificates: ['CN=vendor', 'CN=vendor 2'] },
});

export type VendorReply = { status: number; body: Record<string, unknown> };

type Handler = (path: string, body: Record<string, unknown>) => Promise<object> | object;

/** The vendors' own server: what they answer to launches, feeds and transfers is the test's. */
export async function openVendorServer() {
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  const answers = new Map<string, Handler>();
  const pictures: string[] = [];
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '';
    if (request.method === 'GET') {
      pictures.push(path);
      if (path.startsWith('/image/lost')) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
      return;
    }
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    calls.push({ path, body });
    try {
      const handler = answers.get(path) ?? answers.get(path.replace(/^\/[^/]+/, ''));
      if (handler === undefined) throw new Error(`${path} is not answered.`);
      const json = JSON.stringify(await handler(path, body));
      response.writeHead(200, { 'content-type': 'application/json' }).end(json);
    } catch {
      response.writeHead(500).end();
    }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  answers.set('/launch', () => ({ url: 'http://127.0.0.1:9/game' }));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answers,
    /** The pictures it was asked for. */
    pictures,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Calls the service as vendors do, through what the gateway would send on. */
export function vendorCalls({ url, key }: { url: string; key: Keyring }) {
  async function post(path: string, body: string, headers: Record<string, string>) {
    const caller = { kind: 'service', siteId: '*', address: '', service: 'gateway' } as const;
    const response = await fetch(`${url}/vendor${path}`, {
      method: 'POST',
      headers: {
        [CALLER_HEADER]: await signCaller(key.signerOf('gateway'), { to: 'games-gateway' }, caller),
        [ADDRESS_HEADER]: '127.0.0.1',
        ...headers,
      },
      body,
    });
    const answer = await response.text();
    return { status: response.status, body: JSON.parse(answer) as Record<string, unknown> };
  }

  return {
    post,
    /** A call of some vendor of the One Wallet style, from somewhere. */
    from: (vendorKey: string, headers: Record<string, string>) =>
      post(`/${vendorKey}/balance?authToken=${SECRET}`, '{}', {
        'content-type': 'application/json',
        ...headers,
      }),
    hub: (path: string, body: object): Promise<VendorReply> => {
      const json = JSON.stringify(body);
      const signature = sign('RSA-SHA256', Buffer.from(json), pair.privateKey).toString('base64');
      return post(`/kplay${path}`, json, {
        'content-type': 'application/json',
        'x-hub88-signature': signature,
      });
    },
    st8: (path: string, body: object): Promise<VendorReply> => {
      const json = JSON.stringify(body);
      const signature = sign('sha256', Buffer.from(json), curve.privateKey).toString('base64');
      return post(`/station${path}`, json, {
        'content-type': 'application/json',
        'x-st8-sign': signature,
      });
    },
    pragmatic: (path: string, fields: Record<string, string>): Promise<VendorReply> => {
      const signed = Object.entries(fields)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, value]) => `${name}=${value}`)
        .join('&');
      const form = new URLSearchParams({ ...fields, hash: hash('md5', signed + SECRET, 'hex') });
      return post(`/pragmatic${path}`, form.toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      });
    },
    oneWallet: (path: string, body: object): Promise<VendorReply> =>
      post(`/evolution${path}?authToken=${SECRET}`, JSON.stringify(body), {
        'content-type': 'application/json',
      }),
    vortex: (path: string, body: object, nonce: string = randomUUID()): Promise<VendorReply> => {
      const json = JSON.stringify(body);
      const time = String(Math.floor(Date.now() / 1_000));
      const signature = createHmac('sha256', SECRET).update(`${time}.${nonce}.${json}`);
      return post(`/bomb${path}`, json, {
        'x-vortex-timestamp': time,
        'x-vortex-nonce': nonce,
        'x-vortex-signature': signature.digest('hex'),
      });
    },
  };
}
