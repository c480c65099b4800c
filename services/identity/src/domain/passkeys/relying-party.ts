// Invariant: a passkey is made for one domain, and used on that domain's own pages alone.
import { jsonText } from '@noriter/kit/json-text';
import { z } from 'zod';

const relyingParty = z
  .object({
    rpId: z.string().regex(/^[a-z0-9.-]+$/, 'has an rpId that is no domain'),
    origins: z.array(z.url()).min(1, 'has no origin'),
  })
  .refine(areItsOwn, 'has an origin that is not https of its rpId')
  .transform(({ rpId, origins }) => ({ rpId, origins: origins.map((one) => new URL(one).origin) }));

/** For which domain a site's passkeys are made, and on which pages they are used. */
export type RelyingParty = z.output<typeof relyingParty>;

/** PASSKEY_SITES: JSON, site id to its domain and origins. */
export const passkeySitesText = z
  .string()
  .default('{}')
  .pipe(jsonText)
  .pipe(z.record(z.string(), relyingParty));

/** Browsers make passkeys on encrypted pages only, and on those of their own machine. */
function areItsOwn({ rpId, origins }: { rpId: string; origins: readonly string[] }): boolean {
  return origins.every((origin) => {
    const { protocol, hostname } = new URL(origin);
    const isInside = hostname === rpId || hostname.endsWith(`.${rpId}`);
    return isInside && (protocol === 'https:' || hostname === 'localhost');
  });
}
