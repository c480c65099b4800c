import { beaconChainShape, quicknet } from '@noriter/fair-draw/beacon';
import { drawKeysText } from '@noriter/fair-draw/draw-keys';
import { baseConfig, portSetting } from '@noriter/kit/config';
import { platformSiteSetting } from '@noriter/kit/edge-settings';
import { jsonText } from '@noriter/kit/json-text';
import { secretKeysText } from '@noriter/kit/secret-keys';
import { localUrl } from '@noriter/registry/names';
import { services } from '@noriter/registry/services';
import { commandKeySetting } from '@noriter/wallet-client/command-key';
import { z } from 'zod';
import { liveStreamsShape } from './vocabulary/live-stream.ts';

export const bettingConfig = baseConfig.extend({
  PORT: portSetting(services.betting.port),
  COMMAND_KEY: commandKeySetting,
  FREE_BET_KEY: secretKeysText
    .meta({ secret: true })
    .describe(
      'Key that given free bets are proven with, 32 bytes in base64, which promotion has as well; an older one may follow, with a comma between',
    ),
  DRAW_KEY: drawKeysText
    .meta({ secret: true })
    .describe(
      'Key that the seeds of draws are sealed with, 32 bytes in base64; older ones may follow, with commas between',
    ),
  BEACON_URL: z
    .url('is not a URL')
    .optional()
    .describe(
      "Public randomness beacon (drand's HTTP API) that draws are mixed with; without one who has the seeds knows the draws, and no site is in real mode",
    ),
  BEACON_CHAIN: z
    .string()
    .default(JSON.stringify(quicknet))
    .pipe(jsonText)
    .pipe(beaconChainShape)
    .describe("JSON of the beacon's chain: hash, publicKey, genesis and period; drand's quicknet"),
  BEACON_WAIT_S: z.coerce
    .number()
    .int()
    .min(10)
    .max(86_400)
    .default(600)
    .describe(
      'How long after its time a draw waits for a silent beacon; then the round is excluded',
    ),
  PLATFORM_SITE: platformSiteSetting,
  IDENTITY_URL: z
    .url('is not a URL')
    .default(localUrl('identity'))
    .describe('Asked whether a site is in real mode, for which nothing is drawn without a beacon'),
  BOOK_ANSWER_MS: z.coerce
    .number()
    .int()
    .min(50)
    .default(700)
    .describe(
      "How long the wallet may take to say whether an operator's act is done alone; a second operator approves it after that",
    ),
  WALLET_URL: z
    .url('is not a URL')
    .default(localUrl('wallet'))
    .describe('Wallet: asked for stakes, and for the outcomes of those it has not reported'),
  ODDS_FEED_URL: z
    .url('is not a URL')
    .optional()
    .describe('Odds feed that sports are offered from; without one there are no sports'),
  LIVE_STREAMS: z
    .string()
    .default('[]')
    .pipe(jsonText)
    .pipe(liveStreamsShape)
    .describe(
      'JSON of the live videos: streamId, titles in ko, en and vi, url of an HLS playlist, isDemonstration',
    ),
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
