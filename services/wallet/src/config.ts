import { baseConfig, portSetting } from '@noriter/kit/config';
import { localUrl } from '@noriter/registry/names';
import { services } from '@noriter/registry/services';
import { z } from 'zod';
import { commandKeysText } from './command-keys.ts';

export const walletConfig = baseConfig.extend({
  PORT: portSetting(services.wallet.port),
  COMMAND_KEYS: commandKeysText
    .meta({ secret: true })
    .describe('JSON: each service that may ask for commands to its COMMAND_KEY'),
  IDENTITY_URL: z
    .url('is not a URL')
    .default(localUrl('identity'))
    .describe('Identity: checks the withdrawal password'),
});

export type WalletConfig = z.infer<typeof walletConfig>;
