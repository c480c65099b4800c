import { portSetting, statelessConfig } from '@noriter/kit/config';
import {
  geoDatabaseSetting,
  platformSiteSetting,
  sitesSetting,
  trustProxySetting,
} from '@noriter/kit/edge-settings';
import { jsonText } from '@noriter/kit/json-text';
import { localUrl, perUrlVariable } from '@noriter/registry/names';
import { services } from '@noriter/registry/services';
import { z } from 'zod';

const milliseconds = (fallback: number) => z.coerce.number().int().min(50).default(fallback);
const atLeastOne = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const originsSetting = z
  .string()
  .regex(/^(https?:\/\/[\w.:-]+( |$))*$/, 'is no list of origins, by spaces')
  .transform((text) => text.trim())
  .default('');
const serviceUrls = perUrlVariable((name) =>
  z.url('is not a URL').default(localUrl(name)).describe(`Where ${name} answers`),
);

/** No other service opens or seals what browsers send and read. */
const payloadKeysSetting = jsonText
  .pipe(z.record(z.string(), z.base64()))
  .prefault('{}')
  .meta({ secret: true })
  .describe('JSON: site id to 32 bytes in base64, for sites whose calls may be encrypted');

export const gatewayConfig = statelessConfig
  .omit({
    KAFKA_BROKERS: true,
    KAFKA_SASL_MECHANISM: true,
    KAFKA_SASL_USERNAME: true,
    KAFKA_SASL_PASSWORD: true,
    KAFKA_TLS: true,
    KAFKA_TOPIC_PREFIX: true,
    OVERLOAD_DELAY_MS: true,
  })
  .extend({
    PORT: portSetting(services.gateway.port),
    TOKEN_PUBLIC_KEY: z.string().min(1).describe('Key that checks session tokens, SPKI PEM, EdDSA'),
    ...serviceUrls,
    SITES: sitesSetting,
    PAYLOAD_KEYS: payloadKeysSetting,
    PLATFORM_SITE: platformSiteSetting,
    GEO_DATABASE: geoDatabaseSetting,
    WEB_ROOT: z.string().optional().describe('Folder of the built web; without it none is served'),
    FRAME_ORIGINS: originsSetting.describe(
      "Origins of games' vendors whose pages the site shows in a frame, by spaces",
    ),
    MEDIA_ORIGINS: originsSetting.describe(
      'Origins of the live videos that the site plays, by spaces',
    ),
    TRUST_PROXY: trustProxySetting,
    CLIENT_CERT_HEADER: z
      .string()
      .regex(/^[a-z0-9-]{0,60}$/, 'is no name of a header in lower case')
      .default('')
      .describe(
        'Header in which the trusted proxy names the client certificate that it has verified; empty: none',
      ),
    LIMIT_WINDOW_MS: milliseconds(10_000).describe('Time over which calls are counted, in ms'),
    LIMIT_MEMBER_MAX: atLeastOne(300).describe('Calls of one member in that time'),
    LIMIT_ADDRESS_MAX: atLeastOne(1_500).describe('Calls from one address in that time'),
    LIMIT_VENDOR_MAX: atLeastOne(40_000).describe(
      "Calls of games' vendors from one address in that time, pictures included",
    ),
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
    STREAM_ADDRESS_MAX: atLeastOne(64).describe(
      'Calls from one address to one service at once whose body or answer streams; a sixteenth of its connections',
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
    CLIENT_READ_MS: milliseconds(60_000).describe(
      'How long a client that reads slowly may keep a service waiting with one answer, in ms',
    ),
    CLIENT_READ_BYTES: atLeastOne(16_384).describe(
      'Bytes of an answer that give its client one second more',
    ),
    SHUTDOWN_MS: milliseconds(7_000).describe(
      'How long calls under way may finish at the end, in ms',
    ),
  });

export type GatewayConfig = z.infer<typeof gatewayConfig>;
