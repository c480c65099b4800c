import { type CryptoKey, importPKCS8, importSPKI, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

const ALGORITHM = 'EdDSA';
const ISSUER = 'noriter';

/** How long a session token lasts: the specification's 120 minutes. */
export const SESSION_TOKEN_TTL_SECONDS = 120 * 60;

const sessionClaims = z.object({
  sub: z.string().describe('The member or the operator'),
  sid: z.string().describe('The session'),
  site: z.string(),
  kind: z.enum(['member', 'operator']),
  lid: z.string().describe('The login id'),
  lvl: z.number().describe("The member's level; 0 for an operator"),
  ptn: z.boolean().describe('The member is a partner'),
  perms: z.array(z.string()).optional().describe("An operator's permissions"),
  adu: z.literal(true).optional().describe('The member is of age: an operator confirmed it'),
  apv: z
    .number()
    .optional()
    .describe('A fresh operator approves nothing before, in milliseconds since 1970'),
  fac: z
    .number()
    .optional()
    .describe('Until when the second factor counts as just proven, in milliseconds since 1970'),
  nets: z
    .array(z.string())
    .optional()
    .describe('Addresses and ranges an operator may call from; absent for any'),
});

/** The claims of a session token. */
export type SessionClaims = z.infer<typeof sessionClaims>;

const verifiedClaims = sessionClaims.extend({ iat: z.number(), exp: z.number() });

/** The claims of a token that was checked, with its times in seconds since 1970. */
export type VerifiedSession = z.infer<typeof verifiedClaims>;

const verified = new LRUCache<string, { publicKey: string; session: VerifiedSession }>({
  max: 50_000,
});
const keys = new Map<string, Promise<CryptoKey>>();

/**
 * Signs a session token (JWT, EdDSA).
 *
 * @param privateKey PKCS8 PEM
 * @param ttlSeconds how long it lasts
 * @example const { token, expiresAt } = await issueSessionToken(config.TOKEN_PRIVATE_KEY, claims);
 */
export async function issueSessionToken(
  privateKey: string,
  claims: SessionClaims,
  ttlSeconds = SESSION_TOKEN_TTL_SECONDS,
  now = new Date(),
): Promise<{ token: string; expiresAt: Date }> {
  const key = await keyOf(privateKey, () => importPKCS8(privateKey, ALGORITHM));
  const issuedAt = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ttlSeconds)
    .sign(key);
  return { token, expiresAt: new Date((issuedAt + ttlSeconds) * 1000) };
}

/**
 * Checks a session token: signature, issuer, form and time. It does not know whether the session
 * still lives; session-state.ts does.
 *
 * @param publicKey SPKI PEM
 * @returns null for a token that is not good; the caller answers H401
 */
export async function verifySessionToken(
  publicKey: string,
  token: string,
  now = new Date(),
): Promise<VerifiedSession | null> {
  const known = peekSessionToken(publicKey, token, now.getTime());
  if (known !== null) return known;
  const key = await keyOf(publicKey, () => importSPKI(publicKey, ALGORITHM));
  const checked = await jwtVerify(token, key, {
    issuer: ISSUER,
    algorithms: [ALGORITHM],
    currentDate: now,
  }).catch(() => null);
  const session = verifiedClaims.safeParse(checked?.payload);
  if (!session.success) return null;
  verified.set(token, { publicKey, session: session.data });
  return session.data;
}

/**
 * The same from memory only, at once: null when this token was not checked before or ran out.
 * A gateway asks this first, so that a light call waits for nothing.
 */
export function peekSessionToken(
  publicKey: string,
  token: string,
  now = Date.now(),
): VerifiedSession | null {
  const known = verified.get(token);
  if (known === undefined || known.publicKey !== publicKey) return null;
  return known.session.exp * 1000 > now ? known.session : null;
}

/** Keys are imported once for each PEM. */
function keyOf(pem: string, load: () => Promise<CryptoKey>): Promise<CryptoKey> {
  const known = keys.get(pem);
  if (known !== undefined) return known;
  const loading = load();
  keys.set(pem, loading);
  return loading;
}
