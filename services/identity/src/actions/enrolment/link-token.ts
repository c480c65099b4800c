import { importPKCS8, importSPKI, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { IdentityDeps } from '../../deps.ts';

const ALGORITHM = 'EdDSA';
const ISSUER = 'noriter';
/** Keeps a link apart from every other token that the same key signs. */
const AUDIENCE = 'operator-enrolment';

const claimsShape = z.object({
  jti: z.guid().toLowerCase(),
  sub: z.guid().toLowerCase(),
  site: z.string(),
});

type Signing = Pick<IdentityDeps, 'clock'> & {
  config: Pick<IdentityDeps['config'], 'TOKEN_PRIVATE_KEY'>;
};

/** Signs what a link carries: which way it opens, for whom, and until when. */
export async function signLink(
  { config, clock }: Signing,
  link: { linkId: string; operatorId: string; siteId: string; until: Date },
): Promise<string> {
  const key = await importPKCS8(config.TOKEN_PRIVATE_KEY, ALGORITHM);
  return new SignJWT({ site: link.siteId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(link.operatorId)
    .setJti(link.linkId)
    .setIssuedAt(Math.floor(clock.now().getTime() / 1_000))
    .setExpirationTime(Math.floor(link.until.getTime() / 1_000))
    .sign(key);
}

/** @returns null for a link that was not signed here, or is late */
export async function readLink(
  { config, clock }: Pick<IdentityDeps, 'config' | 'clock'>,
  token: string,
): Promise<{ linkId: string; siteId: string } | null> {
  const key = await importSPKI(config.TOKEN_PUBLIC_KEY, ALGORITHM);
  const checked = await jwtVerify(token, key, {
    issuer: ISSUER,
    audience: AUDIENCE,
    algorithms: [ALGORITHM],
    currentDate: clock.now(),
  }).catch(() => null);
  const claims = claimsShape.safeParse(checked?.payload);
  return claims.success ? { linkId: claims.data.jti, siteId: claims.data.site } : null;
}
