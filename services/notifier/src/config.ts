import { portSetting, statelessConfig } from '@noriter/kit/config';
import { geoDatabaseSetting, sitesSetting, trustProxySetting } from '@noriter/kit/edge-settings';
import { localUrl } from '@noriter/registry/names';
import { services } from '@noriter/registry/services';
import { z } from 'zod';

/** Korean internet cafés share one address: the bound is for a flood, not for a crowd. */
const CONNECTIONS_PER_ADDRESS = 500;
/** Tabs and windows of one member. */
const CONNECTIONS_PER_MEMBER = 10;
/** Fewer where the memory of the process holds fewer (domain/memory-bounds.ts). */
const CONNECTIONS = 20_000;
const SUBSCRIPTIONS = 64;
/** Twenty pages of matches for each of 500 readers behind one address. */
const SUBSCRIPTIONS_PER_ADDRESS = 10_000;
/** A twentieth of the queue that all readers share. */
const READS_PER_ADDRESS = 1_000;
/** Clients send a token and a destination; nothing of theirs is large. */
const FRAME_BYTES = 16 * 1024;
const HEADERS = 32;
/** A session token is below 1 KB. */
const HEADER_BYTES = 4 * 1024;
/** A page that changes its list of matches drops all subscriptions and makes as many new ones. */
const FRAMES_BURST = 4 * SUBSCRIPTIONS;
const FRAMES_PER_SECOND = 20;
/** All readers of an internet café come back after a restart at once: CONNECT and twenty subscriptions each. */
const FRAMES_PER_ADDRESS_BURST = 12_000;
const FRAMES_PER_ADDRESS_PER_SECOND = 1_000;
/** About 4,000 live messages that a reader has not taken yet. */
const BUFFERED_BYTES = 1024 * 1024;
const HEART_BEAT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
const DRAIN_MS = 2_000;

export const notifierConfig = statelessConfig.extend({
  PORT: portSetting(services.notifier.port),
  TOKEN_PUBLIC_KEY: z.string().min(1).describe('Checks session tokens: Ed25519, SPKI as PEM'),
  IDENTITY_URL: z
    .url('is not a URL')
    .default(localUrl('identity'))
    .describe('Asked whom sites may serve, and about a session that Redis does not know'),
  WALLET_URL: z
    .url('is not a URL')
    .default(localUrl('wallet'))
    .describe('Asked for balances when a member subscribes'),
  BETTING_URL: z
    .url('is not a URL')
    .default(localUrl('betting'))
    .describe('Asked what changed of a fixture when a page begins to follow it'),
  BOARD_URL: z
    .url('is not a URL')
    .default(localUrl('board'))
    .describe('Asked how many messages are unread, when one came for many members'),
  SITES: sitesSetting.prefault('{}'),
  GEO_DATABASE: geoDatabaseSetting,
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((origin) => origin !== ''))
    .describe('Origins browsers may connect from, with commas between; empty allows all'),
  TRUST_PROXY: trustProxySetting,
  CONNECTIONS_MAX: bound(
    CONNECTIONS,
    'Connections of one instance; fewer where its memory holds fewer',
  ),
  CONNECTIONS_PER_ADDRESS_MAX: bound(CONNECTIONS_PER_ADDRESS, 'Connections of one address'),
  CONNECTIONS_PER_MEMBER_MAX: bound(CONNECTIONS_PER_MEMBER, 'Connections of one member'),
  SUBSCRIPTIONS_MAX: bound(SUBSCRIPTIONS, 'Subscriptions of one connection'),
  SUBSCRIPTIONS_PER_ADDRESS_MAX: bound(
    SUBSCRIPTIONS_PER_ADDRESS,
    'Subscriptions of all connections of one address',
  ),
  READS_PER_ADDRESS_MAX: bound(
    READS_PER_ADDRESS,
    'Reads of fixtures for one address at once; its others wait for their turn',
  ),
  FRAMES_BURST: bound(FRAMES_BURST, 'STOMP frames of one client at once'),
  FRAMES_PER_SECOND: bound(
    FRAMES_PER_SECOND,
    'STOMP frames of one client in a second, in the long run',
  ),
  FRAMES_PER_ADDRESS_BURST: bound(
    FRAMES_PER_ADDRESS_BURST,
    'STOMP frames of all connections of one address at once',
  ),
  FRAMES_PER_ADDRESS_PER_SECOND: bound(
    FRAMES_PER_ADDRESS_PER_SECOND,
    'STOMP frames of all connections of one address in a second, in the long run',
  ),
  FRAME_BYTES_MAX: bound(FRAME_BYTES, 'Bytes of one STOMP frame from a client'),
  HEADERS_MAX: bound(HEADERS, 'Headers of one STOMP frame from a client'),
  HEADER_BYTES_MAX: bound(HEADER_BYTES, 'Bytes of one header from a client'),
  BUFFERED_BYTES_MAX: bound(
    BUFFERED_BYTES,
    'Bytes waiting for a reader before it is cut off; fewer where many are slow',
  ),
  HEART_BEAT_MS: bound(HEART_BEAT_MS, 'Heart-beats offered and wanted, in milliseconds'),
  CONNECT_TIMEOUT_MS: bound(CONNECT_TIMEOUT_MS, 'Time for CONNECT to come, in milliseconds'),
  DRAIN_MS: bound(DRAIN_MS, 'Time over which a shutdown spreads its closes, in milliseconds'),
});

export type NotifierConfig = z.infer<typeof notifierConfig>;

function bound(fallback: number, what: string) {
  return z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(1, 'is below 1')
    .default(fallback)
    .describe(what);
}
