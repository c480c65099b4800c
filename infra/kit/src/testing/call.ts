import { z } from 'zod';
import { ADDRESS_HEADER, CALLER_HEADER, type Caller, signCaller } from '../caller.ts';

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
 * @param key its INTERNAL_KEY
 * @example const call = callAs({ url: service.url, key: space.internalKey }, memberCaller());
 */
export function callAs(service: { url: string; key: string }, caller: Caller): Call {
  return async (path, body = {}, options = {}) => {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      [CALLER_HEADER]: signCaller(service.key, caller),
      [ADDRESS_HEADER]: caller.address,
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
