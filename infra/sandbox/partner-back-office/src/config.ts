import { portSetting, statelessConfig } from '@noriter/kit/config';
import { jsonText } from '@noriter/kit/json-text';
import { z } from 'zod';

const publicJwk = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
});

export const partnerBackOfficeConfig = statelessConfig.pick({ LOG_LEVEL: true }).extend({
  PORT: portSetting(8193),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PUBLIC_URL: z.url().describe('Its own address; links are for its origin'),
  SITE_URLS: z
    .string()
    .transform((text) => text.split(',').map((url) => new URL(url.trim()).origin))
    .describe('Where the site is, with commas between'),
  LINK_KEYS: jsonText
    .pipe(z.object({ keys: z.array(publicJwk) }))
    .describe('A JWK Set: what links are checked with'),
});
export type PartnerBackOfficeConfig = z.infer<typeof partnerBackOfficeConfig>;
