import { refuse } from '@noriter/kit/result-codes';
import { SignJWT } from 'jose';
import { errors } from '../../errors.ts';
import type { Person } from '../../tree/store/people.ts';
import { audienceOf, linkTo } from '../../vocabulary/back-offices.ts';
import type { ExternalDeps } from '../deps.ts';

const ISSUER = 'noriter';
const LINK_SECONDS = 60;

/**
 * Signs a link that tells a site's external back office who a partner is. Its id is to be taken once;
 * the challenge is the browser's, in which alone it is to be taken.
 *
 * @throws Refusal PT801, PT802
 */
export async function signLink(
  { clock, ids, config, log }: Pick<ExternalDeps, 'clock' | 'ids' | 'config' | 'log'>,
  siteId: string,
  { person, challenge }: { person: Person; challenge: string },
): Promise<{ url: string; expiresAt: Date }> {
  const address = config.EXTERNAL_BACK_OFFICES[siteId];
  const key = config.EXTERNAL_LINK_KEY;
  if (address === undefined || key === undefined) throw refuse(errors, 'PT801');
  if (person.suspended) throw refuse(errors, 'PT802');
  const { memberId, loginId, nickname, tier } = person;
  const issuedAt = Math.floor(clock.now().getTime() / 1_000);
  const linkId = ids.next();
  const token = await new SignJWT({ nonce: challenge, site: siteId, loginId, nickname, tier })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: key.id })
    .setIssuer(ISSUER)
    .setAudience(audienceOf(address))
    .setSubject(memberId)
    .setJti(linkId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LINK_SECONDS)
    .sign(key.privateKey);
  log.info({ siteId, memberId, linkId }, 'a link to the external back office was signed');
  return {
    url: linkTo(address, token),
    expiresAt: new Date((issuedAt + LINK_SECONDS) * 1_000),
  };
}
