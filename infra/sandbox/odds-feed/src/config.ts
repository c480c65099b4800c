import { portSetting, statelessConfig } from '@noriter/kit/config';
import { z } from 'zod';

export const oddsFeedConfig = statelessConfig.pick({ LOG_LEVEL: true }).extend({
  PORT: portSetting(8190),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address to listen on; the control calls are for whoever reaches it'),
  SEED: z.string().default('noriter').describe('What the world is made of'),
  SPEED: z.coerce
    .number('is not a number')
    .min(0.1, 'is below 0.1')
    .max(600, 'is above 600')
    .default(1)
    .describe('How fast matches are played: 60 plays a minute in a second'),
  SHORT_EVERY_S: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0, 'is below 0')
    .default(0)
    .describe('A match of the next sport in turn starts every so many seconds; 0: none does'),
  TOURS: z
    .stringbool('is neither true nor false')
    .default(true)
    .describe('Leagues that play day and night, so that something is always in play'),
});
export type OddsFeedConfig = z.infer<typeof oddsFeedConfig>;
