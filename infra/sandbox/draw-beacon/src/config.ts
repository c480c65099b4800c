import { portSetting, statelessConfig } from '@noriter/kit/config';
import { z } from 'zod';

export const drawBeaconConfig = statelessConfig.pick({ LOG_LEVEL: true }).extend({
  PORT: portSetting(8192),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address to listen on; the control calls are for whoever reaches it'),
  SECRET: z.string().default('noriter').describe('What its key is made of'),
});
export type DrawBeaconConfig = z.infer<typeof drawBeaconConfig>;
