import { expect, test } from 'vitest';
import type { Keys } from './keys.ts';
import { databaseNames, type SiteFacts, serviceEnvironment, serviceNames } from './services.ts';

const keys: Keys = {
  internalKey: 'i'.repeat(32),
  tokenPublicKey: 'PUBLIC PEM',
  tokenPrivateKey: 'PRIVATE PEM',
  dataKeys: { '1': 'DATA KEY' },
  payloadKey: 'PAYLOAD KEY',
  drawKey: 'DRAW KEY',
};

const facts: SiteFacts = {
  ports: { identity: 1, wallet: 2, betting: 6, board: 5, notifier: 3, gateway: 4 },
  keys,
  databaseUrl: (name) => `postgres://host/${name}`,
  kafkaBrokers: 'kafka:1',
  redisUrl: 'redis://host',
  webRoot: '/web',
  oddsFeedUrl: 'http://feed',
  publicHost: '0.0.0.0',
};

test('only identity gets the key that signs tokens and the keys of the sealed columns', () => {
  for (const name of serviceNames) {
    const text = JSON.stringify(serviceEnvironment(name, facts));
    expect(text.includes('PRIVATE PEM')).toBe(name === 'identity');
    expect(text.includes('DATA KEY')).toBe(name === 'identity');
    expect(text.includes('DRAW KEY')).toBe(name === 'betting');
  }
});

test('each service has its own database, and no service that of another', () => {
  const urls = serviceNames.map((name) => serviceEnvironment(name, facts).DATABASE_URL ?? '');
  const used = urls.filter((url) => url !== '');
  expect(new Set(used).size).toBe(used.length);
  expect(new Set(used.map((url) => url.split('/').at(-1)))).toEqual(new Set(databaseNames));
});

test('only the gateway listens beyond this machine', () => {
  const hosts = serviceNames.map((name) => [name, serviceEnvironment(name, facts).HOST]);
  expect(Object.fromEntries(hosts)).toEqual({
    identity: '127.0.0.1',
    wallet: '127.0.0.1',
    betting: '127.0.0.1',
    board: '127.0.0.1',
    notifier: '127.0.0.1',
    gateway: '0.0.0.0',
  });
});

test('a site without a built web tells the gateway of none', () => {
  expect(serviceEnvironment('gateway', { ...facts, webRoot: null })).not.toHaveProperty('WEB_ROOT');
});

test('betting alone hears of the odds feed, and of none when there is none', () => {
  for (const name of serviceNames) {
    const url = serviceEnvironment(name, facts).ODDS_FEED_URL;
    expect(url).toBe(name === 'betting' ? 'http://feed' : undefined);
  }
  const without = serviceEnvironment('betting', { ...facts, oddsFeedUrl: null });
  expect(without).not.toHaveProperty('ODDS_FEED_URL');
});
