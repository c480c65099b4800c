import { z } from 'zod';
import type { IdentityDeps } from '../../deps.ts';
import type { RelyingParty } from '../../domain/passkeys/relying-party.ts';

/** For whom a site's passkeys are made; null for a site that offers none. */
export function partyOf(
  { config }: Pick<IdentityDeps, 'config'>,
  siteId: string,
): RelyingParty | null {
  return Object.hasOwn(config.PASSKEY_SITES, siteId)
    ? (config.PASSKEY_SITES[siteId] ?? null)
    : null;
}

const clientData = z.object({ challenge: z.string() });

/** The challenge that a browser says it has answered; empty where it says nothing readable. */
export function challengeIn(clientDataJson: string): string {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString('utf8');
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return '';
  }
}
