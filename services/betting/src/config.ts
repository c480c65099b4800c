import { baseConfig, portSetting } from '@noriter/kit/config';
import { z } from 'zod';

const KEY_BYTES = 32;

export const bettingConfig = baseConfig.extend({
  PORT: portSetting(8105),
  DRAW_KEY: z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((bytes) => bytes.length === KEY_BYTES, 'is not 32 bytes in base64')
    .meta({ secret: true })
    .describe('Key that the seeds of draws are made with, 32 bytes in base64'),
  WALLET_URL: z
    .url('is not a URL')
    .default('http://127.0.0.1:8102')
    .describe('Wallet: asked for stakes, and what became of those it has not told of'),
  ODDS_FEED_URL: z
    .url('is not a URL')
    .optional()
    .describe('Odds feed that sports are offered from; without one there are no sports'),
  ROUNDS_AHEAD: z.coerce
    .number()
    .int()
    .min(1)
    .max(288)
    .default(6)
    .describe('Rounds of each mini game that are announced ahead'),
  ROUNDS_BEHIND: z.coerce
    .number()
    .int()
    .min(0)
    .max(288)
    .default(0)
    .describe(
      'Past rounds of each mini game that are announced late and drawn at once: only for a demonstration',
    ),
});

export type BettingConfig = z.infer<typeof bettingConfig>;
