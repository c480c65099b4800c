import { baseConfig, portSetting } from '@noriter/kit/config';
import { z } from 'zod';

export const walletConfig = baseConfig.extend({
  PORT: portSetting(8102),
  IDENTITY_URL: z
    .url('is not a URL')
    .default('http://127.0.0.1:8101')
    .describe('Identity: checks the withdrawal password'),
});

export type WalletConfig = z.infer<typeof walletConfig>;
