import { drawKeysText } from '@noriter/fair-draw/draw-keys';
import { baseConfig, portSetting } from '@noriter/kit/config';
import { secretKeysText } from '@noriter/kit/secret-keys';
import { localUrl } from '@noriter/registry/names';
import { services } from '@noriter/registry/services';
import { commandKeySetting } from '@noriter/wallet-client/command-key';
import { z } from 'zod';

export const promotionConfig = baseConfig.extend({
  PORT: portSetting(services.promotion.port),
  COMMAND_KEY: commandKeySetting,
  FREE_BET_KEY: secretKeysText
    .meta({ secret: true })
    .describe(
      'Key that given free bets are proven with, 32 bytes in base64, which betting has as well; an older one may follow, with a comma between',
    ),
  BETTING_URL: z
    .url('is not a URL')
    .default(localUrl('betting'))
    .describe('Betting: asked which free bets nobody used in time'),
  WALLET_URL: z
    .url('is not a URL')
    .default(localUrl('wallet'))
    .describe('Wallet: asked for the ledger, to compare it with what was given'),
  SPIN_KEY: drawKeysText
    .meta({ secret: true })
    .describe(
      'Key that the seeds of spins are sealed with, 32 bytes in base64; older ones may follow, with commas between',
    ),
});

export type PromotionConfig = z.infer<typeof promotionConfig>;
