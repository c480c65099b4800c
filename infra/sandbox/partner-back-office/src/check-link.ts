/**
 * Invariant: a link lets in once, within a minute, the browser that began with its challenge, where it
 * was signed for this place by a key that is known. Whoever shows it has used it up.
 */
import { createHash } from 'node:crypto';
import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { PartnerBackOfficeConfig } from './config.ts';

const ISSUER = 'noriter';
const SECONDS_MAX = 60;

export type Problem = 'signature' | 'audience' | 'expired' | 'used' | 'browser';

const claims = z.object({
  sub: z.string(),
  jti: z.string(),
  iat: z.number(),
  exp: z.number(),
  nonce: z.string(),
  site: z.string(),
  loginId: z.string(),
  nickname: z.string(),
  tier: z.int().min(1).max(5),
});

/** What a link says of a partner. */
export type Claims = z.infer<typeof claims> & { kid: string; aud: string };

type Checked = { claims: Claims } | { problem: Problem };

/** Keeps in mind which links were shown, for as long as they could be shown again. */
export function createLinkCheck(
  { LINK_KEYS, PUBLIC_URL }: Pick<PartnerBackOfficeConfig, 'LINK_KEYS' | 'PUBLIC_URL'>,
  now: () => Date,
) {
  const keys = createLocalJWKSet(LINK_KEYS);
  const audience = new URL(PUBLIC_URL).origin;
  const shown = new Map<string, number>();

  /** @param entry what the browser was given when it began; undefined where it has nothing */
  return async (token: string, entry: string | undefined): Promise<Checked> => {
    const seconds = now().getTime() / 1_000;
    for (const [jti, exp] of shown) if (exp < seconds) shown.delete(jti);
    const options = {
      issuer: ISSUER,
      audience,
      algorithms: ['EdDSA'],
      maxTokenAge: SECONDS_MAX,
      currentDate: now(),
    };
    const verified = await jwtVerify(token, keys, options).catch((error: unknown) => error);
    if (!isVerified(verified)) return { problem: problemOf(verified) };
    const read = claims.safeParse(verified.payload);
    if (!read.success) return { problem: 'signature' };
    const { jti, nonce, exp } = read.data;
    if (shown.has(jti)) return { problem: 'used' };
    shown.set(jti, exp);
    if (entry === undefined || challengeOf(entry) !== nonce) return { problem: 'browser' };
    return { claims: { ...read.data, kid: verified.protectedHeader.kid ?? '', aud: audience } };
  };
}

/** What the site is shown of what a browser was given. */
export function challengeOf(entry: string): string {
  return createHash('sha256').update(entry).digest('base64url');
}

type Verified = { payload: JWTPayload; protectedHeader: { kid?: string } };

function isVerified(result: unknown): result is Verified {
  return (
    typeof result === 'object' &&
    result !== null &&
    'payload' in result &&
    'protectedHeader' in result
  );
}

function problemOf(error: unknown): Problem {
  if (error instanceof errors.JWTExpired) return 'expired';
  const isOfAnother = error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud';
  return isOfAnother ? 'audience' : 'signature';
}
