import { z } from 'zod';
import { jsonText } from '../values/json-text.ts';

const ON = /^(true|yes|on|y|enabled)$/i;
const OFF = /^(false|no|off|n|disabled)$/i;

/** TRUST_PROXY of every service that browsers reach, read as a number of proxies. */
export const trustProxySetting = z
  .stringFormat('proxies', (text) => ON.test(text) || OFF.test(text) || /^\d$/.test(text))
  .default('false')
  .transform((text) => (ON.test(text) ? 1 : OFF.test(text) ? 0 : Number(text)))
  .describe(
    'How many proxies of ours stand in front and add to x-forwarded-for, or to Forwarded (RFC 7239); true is 1',
  );

/** GEO_DATABASE of every service that judges where people are. */
export const geoDatabaseSetting = z
  .string()
  .optional()
  .describe(
    'File of countries by address (GeoLite2-Country or the like, .mmdb); without one a site in real mode serves nobody',
  );

/** Strict, so that no other secret of a site travels to all who know its key. */
const siteSecrets = z.strictObject({
  key: z.string().min(8, 'has a site key with fewer than 8 characters'),
});

/** SITES of every service that knows sites by their keys. */
export const sitesSetting = jsonText
  .pipe(z.record(z.string(), siteSecrets))
  .refine(keysDiffer, 'gives two sites the same key')
  .meta({ secret: true })
  .describe('JSON: site id to {key}');

/** PLATFORM_SITE of the gateway, and of services whose sites share what one of them decides. */
export const platformSiteSetting = z
  .string()
  .default('')
  .describe(
    'The site whose operators act for every site (results, market states, vendors, reconciliation); without one nobody may',
  );

function keysDiffer(table: Readonly<Record<string, { key: string }>>): boolean {
  const keys = Object.values(table).map((site) => site.key);
  return new Set(keys).size === keys.length;
}
