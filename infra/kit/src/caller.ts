import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** Who stands behind a request. Only the gateway and the services themselves can say so. */
export type Caller =
  | { kind: 'guest'; siteId: string; address: string }
  | {
      kind: 'member';
      siteId: string;
      address: string;
      memberId: string;
      sessionId: string;
      loginId: string;
      level: number;
      isPartner: boolean;
    }
  | {
      kind: 'operator';
      siteId: string;
      address: string;
      operatorId: string;
      sessionId: string;
      loginId: string;
      permissions: readonly string[];
    }
  | { kind: 'service'; siteId: string; address: string; service: string };

export type GuestCaller = Extract<Caller, { kind: 'guest' }>;
export type MemberCaller = Extract<Caller, { kind: 'member' }>;
export type OperatorCaller = Extract<Caller, { kind: 'operator' }>;
export type ServiceCaller = Extract<Caller, { kind: 'service' }>;

/** The header that carries the signed caller, and the one beside it with the address. */
export const CALLER_HEADER = 'x-noriter-caller';
export const ADDRESS_HEADER = 'x-noriter-address';

/** How long a signed caller is good for; short, because nothing can take one back. */
export const CALLER_TTL_SECONDS = 60;

/** Clocks of two machines may differ by this much. */
const CLOCK_LEEWAY_SECONDS = 5;

/** The only header accepted, byte for byte: no other algorithm can be named. */
const JWS_HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

const callerClaims = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest'), siteId: z.string(), exp: z.number() }),
  z.object({
    kind: z.literal('member'),
    siteId: z.string(),
    memberId: z.string(),
    sessionId: z.string(),
    loginId: z.string(),
    level: z.number(),
    isPartner: z.boolean(),
    exp: z.number(),
  }),
  z.object({
    kind: z.literal('operator'),
    siteId: z.string(),
    operatorId: z.string(),
    sessionId: z.string(),
    loginId: z.string(),
    permissions: z.array(z.string()),
    exp: z.number(),
  }),
  z.object({
    kind: z.literal('service'),
    siteId: z.string(),
    service: z.string(),
    exp: z.number(),
  }),
]);

/** A JWS that was checked with a key, and the caller as the last request with it had them. */
type Verified = { key: string; exp: number; caller: Caller };

/** Verified callers by their JWS. A light call must not pay for a signature each time. */
const verified = new LRUCache<string, Verified>({ max: 20_000 });

/**
 * Signs a caller as a compact JWS (HS256), good for a minute. The address is left out, so that
 * one signature serves all requests of a session; it travels in `x-noriter-address`.
 *
 * @param key INTERNAL_KEY, at least 32 characters
 * @example headers[CALLER_HEADER] = signCaller(config.INTERNAL_KEY, caller);
 */
export function signCaller(key: string, caller: Caller, now = Date.now()): string {
  const { address: _address, ...claims } = caller;
  const exp = Math.floor(now / 1000) + CALLER_TTL_SECONDS;
  const payload = Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url');
  const signed = `${JWS_HEADER}.${payload}`;
  return `${signed}.${hmac(key, signed).toString('base64url')}`;
}

/**
 * Reads a signed caller back.
 *
 * @param address what `x-noriter-address` says; worth something only beside a valid JWS
 * @returns null when the signature, the form or the time is wrong
 */
export function verifyCaller(
  key: string,
  jws: string,
  address = '',
  now = Date.now(),
): Caller | null {
  const known = verified.get(jws);
  const entry = known !== undefined && known.key === key ? known : readJws(key, jws);
  if (entry === null || entry.exp + CLOCK_LEEWAY_SECONDS <= now / 1000) return null;
  // A session calls from one address: most calls are given the very same object.
  if (entry.caller.address !== address) entry.caller = { ...entry.caller, address };
  return entry.caller;
}

/**
 * A signer that makes a session's JWS once and hands it out again for half of its life.
 *
 * @returns sign(cacheKey, caller); the cache key must change when the caller does: use the token
 * @example const sign = createCallerSigner(config.INTERNAL_KEY); sign(token, caller);
 */
export function createCallerSigner(
  key: string,
  max = 20_000,
): (cacheKey: string, caller: Caller, now?: number) => string {
  const signed = new LRUCache<string, { jws: string; renewAt: number }>({ max });
  return (cacheKey, caller, now = Date.now()) => {
    const known = signed.get(cacheKey);
    if (known !== undefined && now < known.renewAt) return known.jws;
    const jws = signCaller(key, caller, now);
    signed.set(cacheKey, { jws, renewAt: now + (CALLER_TTL_SECONDS * 1000) / 2 });
    return jws;
  };
}

function readJws(key: string, jws: string): Verified | null {
  const [header, payload, signature, rest] = jws.split('.');
  if (header !== JWS_HEADER || payload === undefined || signature === undefined) return null;
  if (rest !== undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const wanted = hmac(key, `${header}.${payload}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const claims = callerClaims.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()));
  if (!claims.success) return null;
  const { exp, ...caller } = claims.data;
  const entry: Verified = { key, exp, caller: { ...caller, address: '' } };
  verified.set(jws, entry);
  return entry;
}

function hmac(key: string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
