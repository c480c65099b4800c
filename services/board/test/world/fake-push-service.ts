import { createDecipheriv, createECDH, createHmac, createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { listenLocally } from '@noriter/kit/testing/local-server';

/**
 * A push service as RFC 8030 has it, and the browser behind it: it checks the signature of whoever sends
 * (RFC 8292) and opens what was sent (RFC 8291), as no service in between can.
 */
export async function startPushService() {
  let status = 201;
  const received: { path: string; message: unknown; ttl: string | undefined }[] = [];
  const browsers = new Map<string, ReturnType<typeof newBrowser>>();
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const path = request.url ?? '';
      const browser = browsers.get(path);
      if (browser === undefined) return response.writeHead(404).end();
      const { authorization = '', ttl } = request.headers;
      if (!isSigned(authorization, origin)) return response.writeHead(403).end();
      const message: unknown = JSON.parse(browser.open(body));
      received.push({ path, message, ttl: ttl?.toString() });
      return response.writeHead(status).end();
    });
  });
  const { url: origin } = await listenLocally(server);
  return {
    origin,
    received,
    /** How it answers from now on. */
    answer(with_: number) {
      status = with_;
    },
    /** A browser that subscribed. */
    subscribe() {
      const path = `/push/${browsers.size + 1}-${Math.random().toString(36).slice(2)}`;
      const browser = newBrowser();
      browsers.set(path, browser);
      return { path, endpoint: `${origin}${path}`, p256dh: browser.p256dh, auth: browser.auth };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** `vapid t=<token>, k=<public key>`: the token is for this service, and signed by that key. */
function isSigned(authorization: string, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return false;
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isRight && aud === origin && exp > Date.now() / 1_000 && sub.startsWith('mailto:');
}

function newBrowser() {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys();
  const auth = Buffer.from(Array.from({ length: 16 }, (_, at) => at * 7));
  return {
    p256dh: p256dh.toString('base64url'),
    auth: auth.toString('base64url'),
    open(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const keyLength = body[20] ?? 0;
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const secret = derive(auth, own.computeSecret(sender), info, 32);
      const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
      const opening = createDecipheriv('aes-128-gcm', key, nonce);
      opening.setAuthTag(sealed.subarray(-16));
      const opened = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
      // The last record ends with a two, and nothing follows it but zeroes.
      return opened.subarray(0, opened.lastIndexOf(2)).toString();
    },
  };
}

/** HKDF of one block. */
function derive(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const extracted = createHmac('sha256', salt).update(secret).digest();
  return createHmac('sha256', extracted)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
}
