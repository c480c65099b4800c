import { baseConfig, portSetting } from '@noriter/kit/config';
import { sitesSetting } from '@noriter/kit/edge-settings';
import { localUrl } from '@noriter/registry/names';
import { services } from '@noriter/registry/services';
import { z } from 'zod';

import { passkeySitesText } from './domain/passkeys/relying-party.ts';
import { dataKeysText } from './store/vault.ts';

function count(fallback: number, max: number) {
  return z.coerce.number().int().min(1).max(max).default(fallback);
}

export const identityConfig = baseConfig.extend({
  PORT: portSetting(services.identity.port),
  TOKEN_PUBLIC_KEY: z.string().min(1).describe('Key that checks session tokens, SPKI PEM, EdDSA'),
  TOKEN_PRIVATE_KEY: z
    .string()
    .min(1)
    .meta({ secret: true })
    .describe('Key that signs session tokens, PKCS8 PEM, EdDSA'),
  SITES: sitesSetting.optional(),
  DATA_KEYS: dataKeysText
    .meta({ secret: true })
    .describe(
      'Keys of the sealed columns, JSON of version and 32 bytes in base64; the highest seals',
    ),
  WALLET_URL: z
    .url('is not a URL')
    .default(localUrl('wallet'))
    .describe('Asked for what a member holds, who looks at their own data'),
  BEACON_URL: z
    .url('is not a URL')
    .optional()
    .describe("Betting's randomness beacon; without one no site is in real mode"),
  PASSKEY_SITES: passkeySitesText.describe(
    'JSON: site id to {rpId, origins}, the domain passkeys are made for and the pages that use ' +
      'them; a site that is not there offers none',
  ),
  ARGON2_MEMORY_KIB: count(32_768, 1_048_576).describe('Memory of one password hash, in KiB'),
  ARGON2_PASSES: count(2, 16).describe('Passes of one password hash'),
  LOGIN_FAILURES_MAX: count(5, 100).describe('Wrong guesses at a secret before it is locked'),
  LOGIN_FAILURE_WINDOW_MINUTES: count(30, 1440).describe('Time in which wrong guesses add up'),
  LOGIN_LOCK_MINUTES: count(30, 1440).describe('How long a locked secret stays locked'),
  LOGIN_RATE_PER_ID: count(20, 10_000).describe(
    'Login attempts at one id from one network in a minute',
  ),
  LOGIN_RATE_PER_ADDRESS: count(60, 100_000).describe(
    'Login attempts from one network in a minute',
  ),
  CAPTCHA_SECONDS: count(180, 3_600).describe('How long a captcha can be answered'),
  ALTCHA_NUMBER_MAX: count(50_000, 10_000_000).describe(
    'Work of the accessible captcha, in hashes, before a network has tried often',
  ),
  CAPTCHA_FREE_TRIES: count(20, 10_000).describe(
    'Captchas a network answers, or is given, in an hour before they cost more work',
  ),
  SIGN_UPS_PER_NETWORK: count(30, 100_000).describe('Sign-ups a network tries in an hour'),
  UNIQUE_CHECKS_PER_NETWORK: count(300, 100_000).describe(
    'Values of the sign-up form a network asks about in an hour',
  ),
  UNIQUE_CHECKS_PER_MEMBER: count(30, 10_000).describe(
    'Phones and accounts a member writes into forms in an hour, a partner those of new ones too',
  ),
  PIN_FAILURES_MAX: count(20, 1_000).describe(
    'Wrong withdrawal passwords, or codes of a member or an operator, in four weeks before a lasting lock',
  ),
});

export type IdentityConfig = z.infer<typeof identityConfig>;
