import { createHmac, hash, randomUUID, sign } from 'node:crypto';
import { ADDRESS_HEADER, CALLER_HEADER, signCaller } from '@noriter/kit/caller';
import type { Keyring } from '@noriter/kit/testing';
import { curve, pair, SECRET } from './vendor-keys.ts';

export type VendorReply = { status: number; body: Record<string, unknown>; text: string };

/** Of a call of the vortex style: when it says it was made, and what it has to use once. */
type Seal = { time?: string; nonce?: string };

/** What is sent: fields that are written as the protocol does, or the very bytes. */
type Body = object | Buffer;

const JSON_TYPE = { 'content-type': 'application/json' };

/** Calls the service as vendors do, rightly signed, through what the gateway would send on. */
export function vendorCalls({ url, key }: { url: string; key: Keyring }) {
  async function post(
    path: string,
    body: string | Buffer,
    headers: Record<string, string>,
  ): Promise<VendorReply> {
    const caller = { kind: 'service', siteId: '*', address: '', service: 'gateway' } as const;
    const response = await fetch(`${url}/vendor${path}`, {
      method: 'POST',
      headers: {
        [CALLER_HEADER]: await signCaller(key.signerOf('gateway'), { to: 'games-gateway' }, caller),
        [ADDRESS_HEADER]: '127.0.0.1',
        ...headers,
      },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text) as Record<string, unknown>, text };
  }

  return {
    post,
    /** A call of some vendor of the One Wallet style, from somewhere. */
    from: (vendorKey: string, headers: Record<string, string>) =>
      post(`/${vendorKey}/balance?authToken=${SECRET}`, '{}', { ...JSON_TYPE, ...headers }),
    hub: (path: string, body: Body) => {
      const bytes = jsonBytes(body);
      const signature = sign('RSA-SHA256', bytes, pair.privateKey).toString('base64');
      return post(`/kplay${path}`, bytes, { ...JSON_TYPE, 'x-hub88-signature': signature });
    },
    st8: (path: string, body: Body) => {
      const bytes = jsonBytes(body);
      const signature = sign('sha256', bytes, curve.privateKey).toString('base64');
      return post(`/station${path}`, bytes, { ...JSON_TYPE, 'x-st8-sign': signature });
    },
    pragmatic: (path: string, fields: Record<string, string> | Buffer) => {
      const form = Buffer.isBuffer(fields)
        ? fields
        : Buffer.from(new URLSearchParams(fields).toString());
      return post(`/pragmatic${path}`, withHash(form), {
        'content-type': 'application/x-www-form-urlencoded',
      });
    },
    oneWallet: (path: string, body: Body) =>
      post(`/evolution${path}?authToken=${SECRET}`, jsonBytes(body), JSON_TYPE),
    vortex: (path: string, body: Body, seal: Seal = {}) => {
      const { time = String(Math.floor(Date.now() / 1_000)), nonce = randomUUID() } = seal;
      const bytes = jsonBytes(body);
      const signature = createHmac('sha256', SECRET).update(`${time}.${nonce}.`).update(bytes);
      return post(`/bomb${path}`, bytes, {
        'x-vortex-timestamp': time,
        'x-vortex-nonce': nonce,
        'x-vortex-signature': signature.digest('hex'),
      });
    },
  };
}

function jsonBytes(body: Body): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
}

/** A form with its hash: over the bytes that its fields stand for, whatever text they are or are not. */
function withHash(form: Buffer): Buffer {
  const signed = form
    .toString('latin1')
    .split('&')
    .map((field) => {
      const [name = '', ...value] = field.split('=');
      return [name, value.join('=')].map(bytesOf);
    })
    .filter(([, value = '']) => value !== '')
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))
    .map((field) => field.join('='))
    .join('&');
  const given = hash('md5', Buffer.from(signed + SECRET, 'latin1'), 'hex');
  return Buffer.concat([form, Buffer.from(`&hash=${given}`)]);
}

/** Of a part of a form, with a sign for each byte. */
function bytesOf(part: string): string {
  return part
    .replaceAll('+', ' ')
    .replaceAll(/%([0-9a-f]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
}
