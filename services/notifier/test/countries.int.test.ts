import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { countryDatabase } from '../../gateway/test/country-database.ts';
import { type Browser, openBrowserFrom, tokenTopic } from './browser.ts';
import { type NotifierWorld, openNotifierWorld, SITE, SITE_KEY } from './notifier-world.ts';
import { openRedisProxy, type RedisProxy } from './redis-proxy.ts';

const HOME = '203.0.113.7';
const ABROAD = '198.51.100.7';
const NOWHERE = '192.0.2.7';
const GUEST = { authorization: SITE_KEY };

let world: NotifierWorld;
let redis: RedisProxy;
let folder: string;
let instance: Awaited<ReturnType<NotifierWorld['start']>>;
const open: Browser[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countries-'));
  const file = join(folder, 'countries.mmdb');
  writeFileSync(file, countryDatabase({ '203.0.113.0/24': 'KR', '198.51.100.0/24': 'US' }));
  world = await openNotifierWorld('countries');
  redis = await openRedisProxy(world.space.env().REDIS_URL ?? '');
  const env = { GEO_DATABASE: file, TRUST_PROXY: 'true', REDIS_URL: redis.url };
  instance = await world.start(env);
});
beforeEach(() => serveFrom('KR'));
afterEach(() => Promise.all(open.splice(0).map((browser) => browser.close())));
afterAll(async () => {
  await instance?.stop();
  await redis?.close();
  await world?.close();
  rmSync(folder, { recursive: true });
});

/** The site is in real mode, and the notifier knows its only country. */
async function serveFrom(country: string): Promise<void> {
  world.services.real.splice(0, 1, { siteId: SITE, allowedCountries: [country] });
  const [served, refused] = country === 'KR' ? [HOME, ABROAD] : [ABROAD, HOME];
  await eventually(async () => {
    expect(codesOf(await connect(served, GUEST))).toEqual([]);
    expect(codesOf(await connect(refused, GUEST))).toEqual(['S008']);
  });
}

async function connect(
  address: string,
  headers: Record<string, string>,
  ...topics: string[]
): Promise<Browser> {
  const browser = await openBrowserFrom(address, instance.url, headers, ...topics);
  open.push(browser);
  return browser;
}

const codesOf = ({ errors }: Browser) => errors.map(({ code }) => code);
const cmds = ({ received }: Browser) => received.map(({ cmd }) => cmd);

it('a site in real mode is read from its own countries alone, by guests and by members', async () => {
  const { token, sessionId } = await world.member();
  for (const address of [ABROAD, NOWHERE]) {
    const member = await connect(address, { token }, tokenTopic(sessionId));
    const guest = await connect(address, GUEST, '/topic/sport');
    for (const refused of [member, guest]) {
      expect(codesOf(refused)).toEqual(['S008']);
      expect(refused.received).toEqual([]);
      expect(await refused.closed).toBe(1013);
    }
  }
  const member = await connect(HOME, { token }, tokenTopic(sessionId));
  await eventually(() => expect(cmds(member)).toEqual(['CASH']));
  expect(codesOf(await connect(HOME, GUEST, '/topic/sport'))).toEqual([]);
});

it('operators come from anywhere, and so do all to a demonstration', async () => {
  const { token } = await world.operator(['cash.read']);
  expect(codesOf(await connect(ABROAD, { token }, `/topic/admin/${SITE}`))).toEqual([]);
  const other = { authorization: 'another-site-key' };
  expect(codesOf(await connect(NOWHERE, other, '/topic/sport'))).toEqual([]);
});

it('who is connected is sent away when the site may not serve their country any more', async () => {
  const { token, sessionId } = await world.member();
  const member = await connect(HOME, { token }, tokenTopic(sessionId));
  const guest = await connect(HOME, GUEST, '/topic/sport');
  await eventually(() => expect(cmds(member)).toEqual(['CASH']));
  await serveFrom('US');
  // Once Redis is back all connections are looked at again, as they are now and then by the clock.
  redis.cut();
  redis.mend();
  expect([await member.closed, await guest.closed]).toEqual([1013, 1013]);
  expect([codesOf(member), codesOf(guest)]).toEqual([['S008'], ['S008']]);
});
