import { baseConfig, portSetting } from '@noriter/kit/config';
import { jsonText } from '@noriter/kit/json-text';
import { localUrl } from '@noriter/registry/names';
import { services } from '@noriter/registry/services';
import { commandKeySetting } from '@noriter/wallet-client/command-key';
import { z } from 'zod';

/** What a vendor's calls are checked with, and how we name ourselves to it. */
const vendorKeys = z.object({
  keys: z.array(z.string().min(1)).max(2).describe('One, or two while they change'),
  secret: z.string().min(16).describe('Bearer of our calls'),
  certificates: z
    .array(z.string().min(1))
    .min(1)
    .nullable()
    .default(null)
    .describe('Client certificates it calls with, as the proxy in front names them'),
  addresses: z.array(z.string()).nullable().default(null).describe('Networks it calls from'),
});

const commaList = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((one) => one.trim() || []));

export const gamesConfig = baseConfig.extend({
  PORT: portSetting(services['games-gateway'].port),
  COMMAND_KEY: commandKeySetting,
  WALLET_URL: z.url('is not a URL').default(localUrl('wallet')).describe('Wallet: moves the money'),
  GAME_VENDORS_URL: z
    .url('is not a URL')
    .optional()
    .describe(
      'Where vendors are called, each below its key; without it no game is launched (9999)',
    ),
  GAME_VENDOR_KEYS: jsonText
    .pipe(z.record(z.string(), vendorKeys))
    .meta({ secret: true })
    .describe('JSON: vendor key to `keys`, `secret`, `addresses` and `certificates`'),
  GAME_SESSION_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_440)
    .default(480)
    .describe('How long a launched game takes bets'),
  GAME_KEYS_EXCLUDED: commaList.describe("Vendors' game keys that are never listed, with commas"),
  SITE_URL: z
    .url('is not a URL')
    .default('http://127.0.0.1:8080')
    .describe('Where a game leads back to'),
});

export type GamesConfig = z.infer<typeof gamesConfig>;
