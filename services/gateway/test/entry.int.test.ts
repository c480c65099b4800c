import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@noriter/kit/testing/eventually';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countryDatabase } from './country-database.ts';
import { call, type GatewayWorld, OTHER_SITE_KEY, openGatewayWorld } from './gateway-world.ts';

const HOME = '203.0.113.7';
const ABROAD = '198.51.100.7';
const NOWHERE = '192.0.2.7';
const HOME_6 = '2001:db8::7';

let world: GatewayWorld;
let folder: string;
let adult: string;
let unconfirmed: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countries-'));
  const file = join(folder, 'countries.mmdb');
  const networks = { '203.0.113.0/24': 'KR', '198.51.100.0/24': 'US', '2001:db8::/32': 'KR' };
  writeFileSync(file, countryDatabase(networks));
  world = await openGatewayWorld({ GEO_DATABASE: file, TRUST_PROXY: '1' });
  world.identity.real.push(
    { siteId: 'other', allowedCountries: ['KR'] },
    { siteId: 'noriter', allowedCountries: ['KR'] },
  );
  adult = (await world.session({ site: 'other', isAdult: true })).token;
  unconfirmed = (await world.session({ site: 'other' })).token;
  await eventually(async () => expect(await answer('/api/main', ABROAD)).toEqual([403, 'S008']));
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

async function answer(path: string, from: string, token?: string, key = OTHER_SITE_KEY) {
  const { status, body } = await call(world.url, path, {
    headers: { authorization: key, 'x-forwarded-for': from },
    ...(token === undefined ? {} : { token }),
  });
  return [status, body.resultCode];
}

const entries = ['/api/cash/in', '/api/bet/betProc', '/api/game/getGame'];

it.each(entries)('%s is for adults of the countries the site may serve', async (path) => {
  expect(await answer(path, HOME, adult)).toEqual([200, '0']);
  expect(await answer(path, HOME_6, adult)).toEqual([200, '0']);
  expect(await answer(path, ABROAD, adult)).toEqual([403, 'S008']);
  expect(await answer(path, NOWHERE, adult)).toEqual([403, 'S008']);
  expect(await answer(path, HOME, unconfirmed)).toEqual([403, 'S009']);
});

it('guests from elsewhere see nothing, and nobody is kept from taking their money out', async () => {
  for (const path of ['/api/member/signup', '/api/main', '/api/sport/fixtures']) {
    expect(await answer(path, ABROAD)).toEqual([403, 'S008']);
    expect(await answer(path, HOME)).toEqual([200, '0']);
  }
  expect(await answer('/api/cash/out', ABROAD, adult)).toEqual([200, '0']);
  expect(await answer('/api/cash/out', HOME, unconfirmed)).toEqual([200, '0']);
});

it('the word goes with the call, whatever the client says', async () => {
  const wordOf = async (token: string, from: string) => {
    world.wallet.seen.length = 0;
    const headers = { 'x-noriter-entry': 'open', 'x-forwarded-for': from };
    const authorization = OTHER_SITE_KEY;
    await call(world.url, '/api/cash/out', { token, headers: { ...headers, authorization } });
    return world.wallet.seen[0]?.headers['x-noriter-entry'];
  };
  expect(await wordOf(adult, HOME)).toBe('open');
  expect(await wordOf(adult, ABROAD)).toBe('country');
  expect(await wordOf(unconfirmed, HOME)).toBe('age');
});

it('a real site is not served under the key of the demonstration', async () => {
  const { token } = await world.session({ isAdult: true });
  const key = 'noriter-demo-site-key';
  expect(await answer('/api/main', HOME, token, key)).toEqual([401, 'S001']);
  expect(await answer('/api/cash/in', HOME, token, key)).toEqual([401, 'S001']);
});

it('a demonstration is for everybody from everywhere', async () => {
  world.identity.real.length = 0;
  await eventually(async () => {
    expect(await answer('/api/cash/in', NOWHERE, unconfirmed)).toEqual([200, '0']);
  });
});
