import { portSetting, statelessConfig } from '@noriter/kit/config';
import { z } from 'zod';

/** Korean internet cafés share one address: the bound is for a flood, not for a crowd. */
const CONNECTIONS_PER_ADDRESS = 500;
/** Tabs and windows of one member. */
const CONNECTIONS_PER_MEMBER = 10;
/** About 40 KB each: what one process of 1 GB holds with room to spare. */
const CONNECTIONS = 20_000;
const SUBSCRIPTIONS = 64;
/** Clients send a token and a destination; nothing of theirs is large. */
const FRAME_BYTES = 16 * 1024;
const HEADERS = 32;
/** A session token is below 1 KB. */
const HEADER_BYTES = 4 * 1024;
/** About 4,000 live messages that a reader has not taken yet. */
const BUFFERED_BYTES = 1024 * 1024;
const HEART_BEAT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
const DRAIN_MS = 2_000;

const siteKeys = z.record(z.string(), z.object({ key: z.string().min(1) }));

/** JSON of sites, as the gateway reads it; only the public keys are used here. */
const sites = z
  .string()
  .default('{}')
  .transform((text, context) => {
    const parsed = siteKeys.safeParse(parseJson(text));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: 'is not JSON of the form {"site":{"key":"…"}}' });
    return z.NEVER;
  });

export const notifierConfig = statelessConfig.extend({
  PORT: portSetting(8103),
  TOKEN_PUBLIC_KEY: z.string().min(1).describe('Checks session tokens: Ed25519, SPKI as PEM'),
  IDENTITY_URL: z
    .url('is not a URL')
    .default('http://127.0.0.1:8101')
    .describe('Asked about a session that Redis does not know'),
  WALLET_URL: z
    .url('is not a URL')
    .default('http://127.0.0.1:8102')
    .describe('Asked for balances when a member subscribes'),
  BETTING_URL: z
    .url('is not a URL')
    .default('http://127.0.0.1:8105')
    .describe('Asked what changed of a fixture when a page begins to follow it'),
  SITES: sites.describe('JSON of sites and their public keys, which let guests connect'),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((origin) => origin !== ''))
    .describe('Origins browsers may connect from, with commas between; empty allows all'),
  TRUST_PROXY: z
    .stringbool()
    .default(false)
    .describe('true: believe the last address in x-forwarded-for'),
  CONNECTIONS_MAX: bound(CONNECTIONS, 'Connections of one instance'),
  CONNECTIONS_PER_ADDRESS_MAX: bound(CONNECTIONS_PER_ADDRESS, 'Connections of one address'),
  CONNECTIONS_PER_MEMBER_MAX: bound(CONNECTIONS_PER_MEMBER, 'Connections of one member'),
  SUBSCRIPTIONS_MAX: bound(SUBSCRIPTIONS, 'Subscriptions of one connection'),
  FRAME_BYTES_MAX: bound(FRAME_BYTES, 'Bytes of one STOMP frame from a client'),
  HEADERS_MAX: bound(HEADERS, 'Headers of one STOMP frame from a client'),
  HEADER_BYTES_MAX: bound(HEADER_BYTES, 'Bytes of one header from a client'),
  BUFFERED_BYTES_MAX: bound(BUFFERED_BYTES, 'Bytes waiting for a reader before it is cut off'),
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
