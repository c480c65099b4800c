import { isPublishedSiteKey } from '@noriter/kit/published-keys';
import { databaseNames, perService, rowOf, serviceNames } from '@noriter/registry/names';
import { expect, test } from 'vitest';
import { demoSite } from './demo.ts';
import type { Keys } from './keys.ts';
import { type SiteFacts, serviceEnvironment } from './services.ts';

const keys: Keys = {
  serviceKeys: {
    wallet: { private: { d: 'WALLET SIGNS' }, public: { x: 'WALLET CHECKED' } },
    board: { private: { d: 'BOARD SIGNS' }, public: { x: 'BOARD CHECKED' } },
  },
  commandKeys: { betting: 'BETTING COMMANDS', partner: 'PARTNER COMMANDS' },
  tokenPublicKey: 'PUBLIC PEM',
  tokenPrivateKey: 'PRIVATE PEM',
  dataKeys: { '1': 'DATA KEY' },
  payloadKey: 'PAYLOAD KEY',
  drawKey: 'DRAW KEY',
  gameVendors: { kplay: { key: 'THEIR KEY', checkedWith: 'OUR KEY', secret: 'BEARER' } },
  pushKey: 'PUSH KEY',
  freeBetKey: 'FREE BET KEY',
  spinKey: 'SPIN KEY',
  beaconSecret: 'BEACON SECRET',
  linkKey: { private: { d: 'LINK SIGNS' }, public: { x: 'LINK CHECKED' } },
  auditKey: 'AUDIT KEY',
};

const facts: SiteFacts = {
  ports: perService((name) => rowOf(name).port),
  keys,
  databaseUrl: (name) => `postgres://owner@host/${name}`,
  serviceDatabaseUrl: (name) => `postgres://host/${name}`,
  auditSink: 'file:///audit',
  kafkaBrokers: 'kafka:1',
  redisUrl: 'redis://host',
  webRoot: '/web',
  oddsFeedUrl: 'http://feed',
  gameVendorsUrl: 'http://vendors',
  drawBeaconUrl: 'http://beacon',
  partnerBackOfficeUrl: 'http://external',
  publicHost: '0.0.0.0',
};

test('only identity gets the key that signs tokens and the keys of the sealed columns', () => {
  for (const name of serviceNames) {
    const text = JSON.stringify(serviceEnvironment(name, facts));
    expect(text.includes('PRIVATE PEM')).toBe(name === 'identity');
    expect(text.includes('DATA KEY')).toBe(name === 'identity');
    expect(text.includes('PAYLOAD KEY')).toBe(name === 'gateway');
    expect(text.includes('DRAW KEY')).toBe(name === 'betting');
    expect(text.includes('BEARER')).toBe(name === 'games-gateway');
    // What vendors sign with is theirs alone.
    expect(text.includes('THEIR KEY')).toBe(false);
    expect(text.includes('WALLET SIGNS')).toBe(name === 'wallet');
    expect(text.includes('BOARD SIGNS')).toBe(name === 'board');
    expect(text.includes('WALLET CHECKED')).toBe(true);
    expect(text.includes('SPIN KEY')).toBe(name === 'promotion');
    expect(text.includes('FREE BET KEY')).toBe(['betting', 'promotion'].includes(name));
    expect(text.includes('BETTING COMMANDS')).toBe(['betting', 'wallet'].includes(name));
    expect(text.includes('PARTNER COMMANDS')).toBe(['partner', 'wallet'].includes(name));
    // What the beacon signs with is its alone.
    expect(text.includes('BEACON SECRET')).toBe(false);
  }
});

test('each service has its own database, and no service that of another', () => {
  const urls = serviceNames.map((name) => serviceEnvironment(name, facts).DATABASE_URL ?? '');
  const used = urls.filter((url) => url !== '');
  expect(new Set(used).size).toBe(used.length);
  expect(new Set(used.map((url) => url.split('/').at(-1)))).toEqual(new Set(databaseNames));
});

test('only the gateway listens beyond this machine', () => {
  expect(perService((name) => serviceEnvironment(name, facts).HOST)).toEqual(
    perService((name) => (name === 'gateway' ? '0.0.0.0' : '127.0.0.1')),
  );
});

test('a site without a built web tells the gateway of none', () => {
  expect(serviceEnvironment('gateway', { ...facts, webRoot: null })).not.toHaveProperty('WEB_ROOT');
});

test('betting alone gets the odds feed, and of none when there is none', () => {
  for (const name of serviceNames) {
    const url = serviceEnvironment(name, facts).ODDS_FEED_URL;
    expect(url).toBe(name === 'betting' ? 'http://feed' : undefined);
  }
  const without = serviceEnvironment('betting', { ...facts, oddsFeedUrl: null });
  expect(without).not.toHaveProperty('ODDS_FEED_URL');
});

test('games-gateway alone gets the game vendors, and of none when there are none', () => {
  for (const name of serviceNames) {
    const url = serviceEnvironment(name, facts).GAME_VENDORS_URL;
    expect(url).toBe(name === 'games-gateway' ? 'http://vendors' : undefined);
  }
  const without = serviceEnvironment('games-gateway', { ...facts, gameVendorsUrl: null });
  expect(without).not.toHaveProperty('GAME_VENDORS_URL');
});

test('betting draws with the beacon, identity knows of it, and of none when there is none', () => {
  for (const name of serviceNames) {
    const { BEACON_URL: url, BEACON_CHAIN: chain } = serviceEnvironment(name, facts);
    expect(url).toBe(['betting', 'identity'].includes(name) ? 'http://beacon' : undefined);
    expect(chain === undefined).toBe(name !== 'betting');
    const without = serviceEnvironment(name, { ...facts, drawBeaconUrl: null });
    expect(without).not.toHaveProperty('BEACON_URL');
  }
});

test('partner alone signs links to the external back office, and none when there is none', () => {
  for (const name of serviceNames) {
    const text = JSON.stringify(serviceEnvironment(name, facts));
    expect(text.includes('LINK SIGNS')).toBe(name === 'partner');
    expect(text.includes('http://external')).toBe(name === 'partner');
  }
  const without = serviceEnvironment('partner', { ...facts, partnerBackOfficeUrl: null });
  expect(without).not.toHaveProperty('EXTERNAL_LINK_KEY');
});

test('a service runs as a role that owns nothing, and its migrations as the owner', () => {
  const env = serviceEnvironment('wallet', facts);
  expect(env.DATABASE_URL).toBe('postgres://host/wallet');
  expect(env.DATABASE_MIGRATION_URL).toBe('postgres://owner@host/wallet');
});

test('the key of the demonstration is known as published, so that no real site has it', () => {
  expect(isPublishedSiteKey(demoSite.key)).toBe(true);
});
