import { baseConfig, portSetting } from '@noriter/kit/config';
import { localUrl } from '@noriter/registry/names';
import { services } from '@noriter/registry/services';
import { z } from 'zod';

const KEY_BYTES = 32;

/** Where browsers are reached: of Chrome, Firefox, Edge and Safari. */
const pushServices = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://web.push.apple.com',
];

export const boardConfig = baseConfig.extend({
  PORT: portSetting(services.board.port),
  BETTING_URL: z
    .url('is not a URL')
    .default(localUrl('betting'))
    .describe('Asked for bets that are attached to posts'),
  PROMOTION_URL: z
    .url('is not a URL')
    .default(localUrl('promotion'))
    .describe(
      'Asked whom a message by a filter is for, and what the main page shows of promotions',
    ),
  WALLET_URL: z
    .url('is not a URL')
    .default(localUrl('wallet'))
    .describe('Asked for the deposits and withdrawals that the main page shows'),
  PUSH_KEY: z
    .string()
    .transform((text) => Buffer.from(text, 'base64url'))
    .refine((bytes) => bytes.length === KEY_BYTES, 'is not 32 bytes in base64url')
    .meta({ secret: true })
    .describe('Key that pushes are signed with: of P-256, 32 bytes in base64url'),
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, 'is neither a mailto: nor an https: address')
    .default('mailto:operator@noriter.example')
    .describe('Whom a push service writes to when something is wrong'),
  PUSH_SERVICES: z
    .string()
    .default(pushServices.join(','))
    .transform((text) => text.split(','))
    .describe('Origins of the push services that browsers may name; *. is any name below'),
  IMAGE_FOLDER: z
    .string()
    .min(1)
    .default('.local/board-images')
    .describe('The folder of uploaded pictures, where there is no bucket: for one machine'),
  IMAGE_BUCKET: z
    .string()
    .min(1)
    .optional()
    .describe('The bucket of uploaded pictures. Credentials as the AWS SDK finds them'),
  IMAGE_REGION: z.string().min(1).default('us-east-1').describe('The region of the bucket'),
  IMAGE_ENDPOINT: z
    .url('is not a URL')
    .optional()
    .describe("A server that speaks S3, where it is not Amazon's"),
});

export type BoardConfig = z.infer<typeof boardConfig>;
