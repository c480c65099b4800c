import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ServiceKey, ServiceKeys } from './service-keys.ts';

/** Who stands behind a request. The gateway alone can sign people, and each service itself. */
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
      /** A fresh operator approves nothing before, in milliseconds since 1970; absent for others. */
      approvesFrom?: number | undefined;
      /**
       * Until when the second factor counts as just proven, in milliseconds since 1970; absent where
       * the site does not ask for it again.
       */
      provenUntil?: number | undefined;
      /** Of the site that acts above all sites, by PLATFORM_SITE of the gateway; absent for others. */
      isPlatform?: true | undefined;
    }
  | { kind: 'service'; siteId: string; address: string; service: string };

export type GuestCaller = Extract<Caller, { kind: 'guest' }>;
export type MemberCaller = Extract<Caller, { kind: 'member' }>;
export type OperatorCaller = Extract<Caller, { kind: 'operator' }>;
export type ServiceCaller = Extract<Caller, { kind: 'service' }>;

/** The header that carries the signed caller, and the one beside it with the address. */
export const CALLER_HEADER = 'x-noriter-caller';
export const ADDRESS_HEADER = 'x-noriter-address';
/** Which client certificate was verified before the gateway, in its own words. */
export const CERTIFICATE_HEADER = 'x-noriter-client-certificate';

/** How long a signed caller is good for; short, because nothing can take one back. */
export const CALLER_TTL_SECONDS = 60;

/** Clocks of two machines may differ by this much. */
const CLOCK_LEEWAY_SECONDS = 5;

const ALGORITHM = 'EdDSA';

/** Whose word it is who guests, members and operators are. */
const KNOWS_PEOPLE = 'gateway';

/** Who signs: a service, with its own key. */
export type Signer = { readonly service: string; readonly key: ServiceKey };

/** Who checks: a service, with the public keys of all. */
export type Checker = { readonly service: string; readonly keys: ServiceKeys };

/** What a JWS is for: one service, and of a service's own call the one route of it. */
export type SignedFor = { readonly to: string; readonly route?: string | undefined };

/** The request that a JWS came with: its address beside the JWS, and the internal route it is for. */
export type CameWith = { readonly address?: string; readonly route?: string | undefined };

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
    approvesFrom: z.number().optional(),
    provenUntil: z.number().optional(),
    isPlatform: z.literal(true).optional(),
    exp: z.number(),
  }),
  z.object({
    kind: z.literal('service'),
    siteId: z.string(),
    service: z.string(),
    exp: z.number(),
  }),
]);

const routeClaim = z.object({ route: z.string().optional(), iss: z.string() });

/** A JWS that was checked, for whom, the route it is bound to, and the caller of the last request with it. */
type Verified = { checker: Checker; exp: number; caller: Caller; route: string | undefined };

/** Verified callers by their JWS. A light call must not pay for a signature each time. */
const verified = new LRUCache<string, Verified>({ max: 20_000 });

/**
 * Signs a caller as a compact JWS (EdDSA), good for a minute at one service. The address is left out, so
 * that one signature serves all requests of a session; it travels in `x-noriter-address`.
 *
 * @example headers[CALLER_HEADER] = await signCaller({ service: 'gateway', key }, { to: 'wallet' }, caller);
 */
export async function signCaller(
  { service, key }: Signer,
  { to, route }: SignedFor,
  caller: Caller,
  now = Date.now(),
): Promise<string> {
  const { address: _address, ...claims } = caller;
  return new SignJWT({ ...claims, ...(route === undefined ? {} : { route }) })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.id })
    .setIssuer(service)
    .setAudience(to)
    .setExpirationTime(Math.floor(now / 1000) + CALLER_TTL_SECONDS)
    .sign(key.privateKey);
}

/**
 * Reads a signed caller back.
 *
 * @param came the address from `x-noriter-address`, worth something only beside a valid JWS
 * @returns null when signature, form or time is wrong, or it is for another service or route, or not
 *   its signer's to say
 */
export async function verifyCaller(
  checker: Checker,
  jws: string,
  came: CameWith = {},
  now = Date.now(),
): Promise<Caller | null> {
  const known = peekCaller(checker, jws, came, now);
  if (known !== null) return known;
  const checked = await checkedBy(checker, jws, now);
  if (checked === null) return null;
  const entry = { checker, ...checked };
  verified.set(jws, entry);
  return callerOf(entry, came);
}

/**
 * The same from memory only, at once: null when this JWS was not checked before or ran out. Who
 * serves a call asks this first, so that most calls wait for nothing.
 */
export function peekCaller(
  checker: Checker,
  jws: string,
  came: CameWith = {},
  now = Date.now(),
): Caller | null {
  const entry = verified.get(jws);
  if (entry === undefined || entry.checker.keys !== checker.keys) return null;
  if (entry.checker.service !== checker.service) return null;
  if (entry.exp + CLOCK_LEEWAY_SECONDS <= now / 1000) return null;
  return callerOf(entry, came);
}

/** A service asks each internal route under a signature for that route. */
function callerOf(entry: Verified, { address = '', route }: CameWith): Caller | null {
  if (entry.caller.kind === 'service' && route !== undefined && entry.route !== route) return null;
  // A session calls from one address: most calls are given the very same object.
  if (entry.caller.address !== address) entry.caller = { ...entry.caller, address };
  return entry.caller;
}

async function checkedBy(
  { service, keys }: Checker,
  jws: string,
  now: number,
): Promise<Omit<Verified, 'checker'> | null> {
  const signer = keys.get(keyIdOf(jws));
  if (signer === undefined) return null;
  const checked = await jwtVerify(jws, signer.key, {
    algorithms: [ALGORITHM],
    issuer: signer.service,
    audience: service,
    clockTolerance: CLOCK_LEEWAY_SECONDS,
    currentDate: new Date(now),
  }).catch(() => null);
  const claims = callerClaims.safeParse(checked?.payload);
  const bound = routeClaim.safeParse(checked?.payload);
  if (!claims.success || !bound.success) return null;
  const { exp, ...caller } = claims.data;
  const signedBy = caller.kind === 'service' ? caller.service : KNOWS_PEOPLE;
  if (signedBy !== bound.data.iss) return null;
  return { exp, caller: { ...caller, address: '' }, route: bound.data.route };
}

function keyIdOf(jws: string): string {
  try {
    return decodeProtectedHeader(jws).kid ?? '';
  } catch {
    return '';
  }
}

/**
 * A signer that makes a JWS once for each key it is asked with, and hands it out again for three
 * quarters of its life: the rest is longer than a call takes and clocks differ.
 *
 * @returns sign(cacheKey, for, caller); the cache key must change when the caller or the purpose does
 */
export function createCallerSigner(
  signer: Signer,
  max = 20_000,
): (cacheKey: string, of: SignedFor, caller: Caller, now?: number) => Promise<string> {
  const signed = new LRUCache<string, { jws: Promise<string>; renewAt: number }>({ max });
  return (cacheKey, of, caller, now = Date.now()) => {
    const known = signed.get(cacheKey);
    if (known !== undefined && now < known.renewAt) return known.jws;
    const jws = signCaller(signer, of, caller, now);
    signed.set(cacheKey, { jws, renewAt: now + (CALLER_TTL_SECONDS * 1_000 * 3) / 4 });
    return jws;
  };
}

/** What a service's signature for one of its calls is bound to. */
export function boundTo(path: string): string {
  return `POST ${path}`;
}
