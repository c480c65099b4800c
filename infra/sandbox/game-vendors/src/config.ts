import { portSetting, statelessConfig } from '@noriter/kit/config';
import { jsonText } from '@noriter/kit/json-text';
import { z } from 'zod';
import { type VendorKey, type VendorSecret, vendorKeys } from './vendors/vendors.ts';

const secret = z.object({
  key: z.string().min(16, 'has fewer than 16 characters'),
  secret: z.string().min(16, 'has fewer than 16 characters'),
});

const secrets = jsonText.pipe(z.record(z.enum(vendorKeys), secret));

export const gameVendorsConfig = statelessConfig.pick({ LOG_LEVEL: true }).extend({
  PORT: portSetting(8191),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address to listen on; the control calls are for whoever reaches it'),
  SITE_URL: z
    .url('is not a URL')
    .default('http://127.0.0.1:8080')
    .describe('The site that is called when something is staked or won'),
  PUBLIC_URL: z
    .url('is not a URL')
    .optional()
    .describe('Where browsers find the games; without it HOST and PORT'),
  VENDOR_KEYS: secrets
    .describe('JSON: vendor to `key`, which signs calls to the site, and `secret`, the bearer')
    .meta({ secret: true }),
  JOURNAL_DIR: z
    .string()
    .default('')
    .describe('Folder for what was sent and transferred; without it a restart forgets'),
  CALL_TIMEOUT_MS: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(50, 'is below 50')
    .default(3_000)
    .describe('How long an answer of the site is waited for'),
  RETRY_UNIT_MS: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(1, 'is below 1')
    .default(1_000)
    .describe('What the plans of repeated calls count in'),
  TABLE_SPEED: z.coerce
    .number('is not a number')
    .min(0.1, 'is below 0.1')
    .max(50, 'is above 50')
    .default(1)
    .describe('How fast baccarat tables go: 2 halves each phase'),
});
export type GameVendorsConfig = z.infer<typeof gameVendorsConfig>;
export type VendorSecrets = Readonly<Record<VendorKey, VendorSecret>>;
