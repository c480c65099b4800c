import { z } from 'zod';
import { ADDRESS_HEADER, CALLER_HEADER, type Caller } from '../auth/caller.ts';
import { ENTRY_HEADER } from '../auth/money-entry.ts';
import type { Keyring } from './keyring.ts';

const envelope = z.object({
  resultCode: z.string(),
  resultMessage: z.string(),
  // A test reads what it expects to be there.
  data: z.any(),
  requestId: z.string(),
});

/** What a service answered: its envelope, beside the HTTP status and headers. */
export type Answer = z.infer<typeof envelope> & { status: number; headers: Headers };

export type CallOptions = {
  idempotencyKey?: string;
  language?: 'ko' | 'en' | 'vi';
  headers?: Record<string, string>;
};

/** Calls one route; the caller's `siteId` is put into the body where the test gives none. */
export type Call = (path: string, body?: object, options?: CallOptions) => Promise<Answer>;

/**
 * Calls a service over HTTP as the gateway would, in the name of a caller.
 *
 * @param url where the service listens
 * @param key of the space: what is signed is for whoever answers there
 * @example const call = callAs({ url: service.url, key: space.keyring }, memberCaller());
 */
export function callAs(service: { url: string; key: Keyring }, caller: Caller): Call {
  return async (path, body = {}, options = {}) => {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      [CALLER_HEADER]: await service.key.sign(caller, { to: await nameAt(service), path }),
      [ADDRESS_HEADER]: caller.address,
      [ENTRY_HEADER]: 'open',
      ...options.headers,
    };
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
    if (options.language) headers['accept-language'] = options.language;
    const response = await fetch(new URL(path, service.url), {
      method: 'POST',
      headers,
      body: JSON.stringify(caller.siteId === '*' ? body : { siteId: caller.siteId, ...body }),
    });
    const text = await response.text();
    return {
      ...envelope.parse(JSON.parse(text)),
      status: response.status,
      headers: response.headers,
    };
  };
}

/** By space: an address that one has left is another's, with another service behind it. */
const names = new WeakMap<Keyring, Map<string, Promise<string>>>();

/** Which service of a space answers at an address, by its own word. */
export function nameAt({ url, key }: { url: string; key: Keyring }): Promise<string> {
  const ofSpace = names.get(key) ?? new Map<string, Promise<string>>();
  names.set(key, ofSpace);
  const known = ofSpace.get(url) ?? askName(url);
  ofSpace.set(url, known);
  known.catch(() => ofSpace.delete(url));
  return known;
}

async function askName(url: string): Promise<string> {
  const answer: unknown = await (await fetch(new URL('/live', url))).json();
  return z.object({ service: z.string() }).parse(answer).service;
}
