import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownChain } from '@noriter/fair-draw/beacon-signer';
import { perUrlVariable, rowOf } from '@noriter/registry/names';
import { commonSecrets } from '@noriter/registry/own-secrets';
import type { Secret } from '@noriter/registry/secrets';
import type { ServiceName } from '@noriter/registry/services';
import { repoRoot } from '../paths.ts';
import { Problem } from '../print/problem.ts';
import { demoSite } from './demo.ts';
import { type Keys, ourVendorKeys } from './keys.ts';

/** What the local site knows when it writes a service's environment. */
export type SiteFacts = {
  ports: Readonly<Record<ServiceName, number>>;
  keys: Keys;
  /** As the owner, for commands and tests. */
  databaseUrl(name: string): string;
  /** As the role that services run with. */
  serviceDatabaseUrl(name: string): string;
  /** Where the last hashes of audit logs go. */
  auditSink: string;
  kafkaBrokers: string;
  redisUrl: string;
  /** The folder of the built web, or null when there is none. */
  webRoot: string | null;
  /** Where the sandbox's odds feed is, or null when none runs: then no sports are offered. */
  oddsFeedUrl: string | null;
  /** Where the sandbox's game vendors are, or null when none run: then no game is launched. */
  gameVendorsUrl: string | null;
  /** Where the sandbox's beacon is, or null when none runs: draws are then mixed with nothing. */
  drawBeaconUrl: string | null;
  /** Where the sandbox's external back office is, or null when none runs: partners enter none then. */
  partnerBackOfficeUrl: string | null;
  /** The address the gateway listens on; every other service stays on the loopback one. */
  publicHost: string;
};

type Environment = Record<string, string>;

/** The secrets of the registry, as this machine has made them. */
const secretValues: Readonly<Record<Secret, (keys: Keys, name: ServiceName) => string>> = {
  SERVICE_KEY: ({ serviceKeys }, name) => JSON.stringify(serviceKeys[name]?.private),
  SERVICE_KEYS: ({ serviceKeys }) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(serviceKeys).map(([name, pair]) => [name, [pair.public]])),
    ),
  COMMAND_KEY: ({ commandKeys }, name) => commandKeys[name] ?? '',
  COMMAND_KEYS: ({ commandKeys }) => JSON.stringify(commandKeys),
  TOKEN_PUBLIC_KEY: (keys) => keys.tokenPublicKey,
  TOKEN_PRIVATE_KEY: (keys) => keys.tokenPrivateKey,
  DATA_KEYS: (keys) => JSON.stringify(keys.dataKeys),
  DRAW_KEY: (keys) => keys.drawKey,
  GAME_VENDOR_KEYS: ourVendorKeys,
  PUSH_KEY: (keys) => keys.pushKey,
  FREE_BET_KEY: (keys) => keys.freeBetKey,
  SPIN_KEY: (keys) => keys.spinKey,
  AUDIT_KEY: (keys) => keys.auditKey,
  SITES: () => JSON.stringify({ [demoSite.id]: { key: demoSite.key } }),
  PAYLOAD_KEYS: ({ payloadKey }) => JSON.stringify({ [demoSite.id]: payloadKey }),
};

/** What only this machine sets. Most services need nothing here. */
const localSettings: Readonly<Partial<Record<ServiceName, (facts: SiteFacts) => Environment>>> = {
  // Three hours of rounds, so that a new site has results to show.
  betting: ({ oddsFeedUrl, drawBeaconUrl, gameVendorsUrl, keys }) => ({
    PLATFORM_SITE: demoSite.id,
    ROUNDS_BEHIND: '36',
    ...(gameVendorsUrl ? { LIVE_STREAMS: demoStreams(gameVendorsUrl) } : {}),
    ...(oddsFeedUrl ? { ODDS_FEED_URL: oddsFeedUrl } : {}),
    ...(drawBeaconUrl
      ? { BEACON_URL: drawBeaconUrl, BEACON_CHAIN: JSON.stringify(ownChain(keys.beaconSecret)) }
      : {}),
  }),
  // Browsers make no passkeys for a number: the pages are those of localhost.
  identity: ({ ports, drawBeaconUrl }) => ({
    ...(drawBeaconUrl ? { BEACON_URL: drawBeaconUrl } : {}),
    PASSKEY_SITES: JSON.stringify({
      [demoSite.id]: { rpId: 'localhost', origins: [`http://localhost:${ports.gateway}`] },
    }),
  }),
  'games-gateway': ({ gameVendorsUrl }): Environment =>
    gameVendorsUrl ? { GAME_VENDORS_URL: gameVendorsUrl } : {},
  partner: ({ partnerBackOfficeUrl, keys }): Environment =>
    partnerBackOfficeUrl
      ? {
          EXTERNAL_BACK_OFFICES: JSON.stringify({ [demoSite.id]: partnerBackOfficeUrl }),
          EXTERNAL_LINK_KEY: JSON.stringify(keys.linkKey.private),
        }
      : {},
  gateway: ({ publicHost, webRoot, gameVendorsUrl }) => ({
    HOST: publicHost,
    PLATFORM_SITE: demoSite.id,
    ...(gameVendorsUrl ? { FRAME_ORIGINS: gameVendorsUrl, MEDIA_ORIGINS: gameVendorsUrl } : {}),
    ...(webRoot ? { WEB_ROOT: webRoot } : {}),
  }),
};

/** The sandbox's drawn pitch is the only video there is. */
function demoStreams(gameVendorsUrl: string): string {
  const titles = { ko: '시범 영상', en: 'Demonstration', vi: 'Video minh họa' };
  const url = `${gameVendorsUrl}/video/live.m3u8`;
  return JSON.stringify([{ streamId: 'demo', titles, url, isDemonstration: true }]);
}

export function serviceUrl(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** The whole environment of a service: its own row on top of what every service reads. */
export function serviceEnvironment(name: ServiceName, facts: SiteFacts): Environment {
  const { database, secrets } = rowOf(name);
  const ownValues = [...commonSecrets, ...secrets].map((secret) => [
    secret,
    secretValues[secret](facts.keys, name),
  ]);
  return {
    NODE_ENV: 'production',
    PORT: String(facts.ports[name]),
    HOST: '127.0.0.1',
    KAFKA_BROKERS: facts.kafkaBrokers,
    REDIS_URL: facts.redisUrl,
    ...perUrlVariable((upstream) => serviceUrl(facts.ports[upstream])),
    ...(database ? databaseSettings(database, facts) : {}),
    ...Object.fromEntries(ownValues),
    ...localSettings[name]?.(facts),
  };
}

/** Services own nothing of their databases; their migrations are applied by the owner. */
function databaseSettings(database: string, facts: SiteFacts): Environment {
  return {
    DATABASE_URL: facts.serviceDatabaseUrl(database),
    DATABASE_MIGRATION_URL: facts.databaseUrl(database),
    AUDIT_SINK: facts.auditSink,
  };
}

/** A file of a service that must be there, with a sentence when it is not. */
export function serviceFile(name: ServiceName, file: string): string {
  const path = join(repoRoot, 'services', name, 'src', file);
  if (existsSync(path)) return path;
  throw new Problem(`The service ${name} has no services/${name}/src/${file}, so it can't start.`);
}
