import { baseConfig, portSetting } from '@noriter/kit/config';
import { serviceKeyText } from '@noriter/kit/service-keys';
import { localUrl } from '@noriter/registry/names';
import { services } from '@noriter/registry/services';
import { commandKeySetting } from '@noriter/wallet-client/command-key';
import { z } from 'zod';
import { backOfficesText } from './vocabulary/back-offices.ts';

export const partnerConfig = baseConfig.extend({
  PORT: portSetting(services.partner.port),
  COMMAND_KEY: commandKeySetting,
  WALLET_URL: z
    .url('is not a URL')
    .default(localUrl('wallet'))
    .describe('Wallet: asked to move money between partners and members'),
  IDENTITY_URL: z
    .url('is not a URL')
    .default(localUrl('identity'))
    .describe('Identity: asked whether a withdrawal password is right'),
  BETTING_URL: z
    .url('is not a URL')
    .default(localUrl('betting'))
    .describe(
      'Betting: asked what bets count for, to compare it with what was counted, and what mini games and odds pay back',
    ),
  GAMES_GATEWAY_URL: z
    .url('is not a URL')
    .default(localUrl('games-gateway'))
    .describe(
      'Games gateway: asked what rounds have come to, to compare it with what was counted, and what games pay back',
    ),
  EXTERNAL_BACK_OFFICES: backOfficesText
    .default({})
    .describe(
      'JSON: site id to the address of the external back office that its partners may enter by a signed link; a site that is not there has none',
    ),
  EXTERNAL_LINK_KEY: serviceKeyText
    .optional()
    .meta({ secret: true })
    .describe(
      'Key that links to external back offices are signed with: a private JWK of Ed25519, whose public half they know',
    ),
});

export type PartnerConfig = z.infer<typeof partnerConfig>;
