import { portSetting, statelessConfig } from '@noriter/kit/config';
import { z } from 'zod';

/** A site's key and, where its calls may be encrypted, the key of their payloads. */
const siteSecrets = z.object({
  key: z.string().min(8, 'has a site key with fewer than 8 characters'),
  payloadKey: z.base64().optional(),
});

const sites = z
  .string()
  .transform(parseJson)
  .pipe(z.record(z.string(), siteSecrets))
  .refine(keysDiffer, 'gives two sites the same key');

const milliseconds = (fallback: number) => z.coerce.number().int().min(50).default(fallback);
const atLeastOne = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const serviceUrl = (port: number) => z.url('is not a URL').default(`http://127.0.0.1:${port}`);

export const gatewayConfig = statelessConfig
  .omit({ KAFKA_BROKERS: true, KAFKA_TOPIC_PREFIX: true, OVERLOAD_DELAY_MS: true })
  .extend({
    PORT: portSetting(8080),
    TOKEN_PUBLIC_KEY: z.string().min(1).describe('Key that checks session tokens, SPKI PEM, EdDSA'),
    IDENTITY_URL: serviceUrl(8101).describe('Where identity answers'),
    WALLET_URL: serviceUrl(8102).describe('Where wallet answers'),
    BETTING_URL: serviceUrl(8105).describe('Where betting answers'),
    BOARD_URL: serviceUrl(8104).describe('Where board answers'),
    NOTIFIER_URL: serviceUrl(8103).describe('Where notifier answers, HTTP and /ws'),
    SITES: sites
      .meta({ secret: true })
      .describe('JSON: site id to {key, payloadKey?}; payloadKey is 32 bytes in base64'),
    WEB_ROOT: z.string().optional().describe('Folder of the built web; without it none is served'),
    TRUST_PROXY: z
      .stringFormat('proxies', /^(true|false|\d)$/)
      .default('false')
      .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)))
      .describe('How many proxies of ours stand in front and add to x-forwarded-for; true is 1'),
    LIMIT_WINDOW_MS: milliseconds(10_000).describe('Time over which calls are counted, in ms'),
    LIMIT_MEMBER_MAX: atLeastOne(300).describe('Calls of one member in that time'),
    LIMIT_ADDRESS_MAX: atLeastOne(1_500).describe('Calls from one address in that time'),
    LIVE_ADDRESS_MAX: atLeastOne(200).describe('Open /ws connections from one address'),
    SERVICE_TIMEOUT_MS: milliseconds(10_000).describe('How long a service may take, in ms'),
    SERVICE_CHANNELS: z.coerce
      .number()
      .int()
      .min(0)
      .default(1)
      .describe('Connections to each service on which small calls travel together; 0: none'),
    SERVICE_CONNECTIONS_MAX: atLeastOne(1_024).describe(
      'Connections to each service for calls that travel alone',
    ),
    SERVICE_WAITING_MAX: atLeastOne(2_048).describe(
      'Calls under way to one service; more get E002',
    ),
    CLIENT_HEADERS_MS: milliseconds(10_000).describe(
      'How long a client may take for headers, in ms',
    ),
    CLIENT_REQUEST_MS: milliseconds(30_000).describe('How long for a whole request, in ms'),
    CLIENT_IDLE_MS: milliseconds(60_000).describe(
      'How long a client may neither send nor read, in ms',
    ),
    SHUTDOWN_MS: milliseconds(7_000).describe(
      'How long calls under way may finish at the end, in ms',
    ),
  });

export type GatewayConfig = z.infer<typeof gatewayConfig>;

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
}

function keysDiffer(table: Readonly<Record<string, { key: string }>>): boolean {
  const keys = Object.values(table).map((site) => site.key);
  return new Set(keys).size === keys.length;
}
