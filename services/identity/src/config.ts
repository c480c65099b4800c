import { baseConfig, portSetting } from '@noriter/kit/config';
import { z } from 'zod';

import { dataKeysText } from './vault.ts';

function count(fallback: number, max: number) {
  return z.coerce.number().int().min(1).max(max).default(fallback);
}

export const identityConfig = baseConfig.extend({
  PORT: portSetting(8101),
  TOKEN_PUBLIC_KEY: z.string().min(1).describe('Key that checks session tokens, SPKI PEM, EdDSA'),
  TOKEN_PRIVATE_KEY: z
    .string()
    .min(1)
    .meta({ secret: true })
    .describe('Key that signs session tokens, PKCS8 PEM, EdDSA'),
  DATA_KEYS: dataKeysText
    .meta({ secret: true })
    .describe(
      'Keys of the sealed columns, JSON of version and 32 bytes in base64; the highest seals',
    ),
  ARGON2_MEMORY_KIB: count(19_456, 1_048_576).describe('Memory of one password hash, in KiB'),
  ARGON2_PASSES: count(2, 16).describe('Passes of one password hash'),
  LOGIN_FAILURES_MAX: count(5, 100).describe('Wrong guesses at a secret before it is locked'),
  LOGIN_FAILURE_WINDOW_MINUTES: count(30, 1440).describe('Time in which wrong guesses add up'),
  LOGIN_LOCK_MINUTES: count(30, 1440).describe('How long a locked secret stays locked'),
  LOGIN_RATE_PER_ID: count(20, 10_000).describe('Login attempts at one id in a minute'),
  LOGIN_RATE_PER_ADDRESS: count(60, 100_000).describe(
    'Login attempts from one address in a minute',
  ),
  CAPTCHA_SECONDS: count(180, 3_600).describe('How long a captcha can be answered'),
  ALTCHA_NUMBER_MAX: count(50_000, 10_000_000).describe(
    'Work of the accessible captcha, in hashes',
  ),
});

export type IdentityConfig = z.infer<typeof identityConfig>;
