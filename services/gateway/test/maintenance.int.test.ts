import { createServer } from 'node:http';
import { eventually } from '@noriter/kit/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  call,
  type GatewayWorld,
  OTHER_SITE_KEY,
  openGatewayWorld,
  openService,
} from './gateway-world.ts';

const HOUR_MS = 3_600_000;
/** Longer than what is planned takes to be known. */
const SOON_MS = 4_000;
let world: GatewayWorld;
let member: string;
let operator: string;

beforeAll(async () => {
  world = await openGatewayWorld();
  member = (await world.session()).token;
  operator = (await world.session({ kind: 'operator' })).token;
});
afterAll(() => world.close());
beforeEach(async () => {
  world.identity.maintenance.length = 0;
  await eventually(async () => expect(await codeOf('/api/cash/getUserCash')).toBe('0'));
});

async function codeOf(path: string, token = member): Promise<string | undefined> {
  return (await call(world.url, path, { token })).body.resultCode;
}

function windowOf(siteId: string, fromMs: number, untilMs: number) {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  return { siteId, startsAt: at(fromMs), endsAt: at(untilMs) };
}

async function close(): Promise<void> {
  world.identity.maintenance.splice(0, 1, windowOf('noriter', -1_000, HOUR_MS));
  await eventually(async () => expect(await codeOf('/api/cash/getUserCash')).toBe('S003'));
}

/** In identity's place somebody who hangs up, whatever is asked; it counts who asks for the rules of sites. */
async function openAway(port: number) {
  let asked = 0;
  const server = createServer(({ url, socket }) => {
    if (url === '/internal/sites/rules') asked += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    asked: () => asked,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

describe('a site under maintenance', () => {
  it('refuses its members and guests at every service', async () => {
    await close();
    world.wallet.seen.length = 0;
    const paths = ['/api/cash/out', '/api/point/convert', '/api/member/info', '/api/board/list'];
    for (const path of paths) {
      const answer = await call(world.url, path, { token: member });
      expect(answer, path).toMatchObject({ status: 503, body: { resultCode: 'S003', data: null } });
      expect((await call(world.url, path)).body.resultCode, path).toBe('S003');
    }
    expect(world.wallet.seen).toEqual([]);
  });

  it('is answered in the language of who asks', async () => {
    await close();
    const headers = { 'accept-language': 'en' };
    const { body } = await call(world.url, '/api/cash/in', { token: member, headers });
    expect(body.resultMessage).toBe('The site is under maintenance.');
  });

  it('lets operators in, and lets them log in', async () => {
    await close();
    expect(await codeOf('/api/admin/cash/list', operator)).toBe('0');
    expect(await codeOf('/api/cash/getUserCash', operator)).toBe('0');
    expect((await call(world.url, '/api/admin/login')).body.resultCode).toBe('0');
  });

  it('still answers about the maintenance, and lets a member log out', async () => {
    await close();
    for (const path of ['/api/common/siteCheckInfo', '/api/etc/siteOption']) {
      expect((await call(world.url, path)).body.resultCode, path).toBe('0');
    }
    expect(await codeOf('/api/member/logout')).toBe('0');
    expect(await codeOf('/api/etc/siteOptions')).toBe('S003');
  });

  it('closes no other site', async () => {
    await close();
    const { token } = await world.session({ site: 'other' });
    const headers = { authorization: OTHER_SITE_KEY };
    const answer = await call(world.url, '/api/cash/getUserCash', { token, headers });
    expect(answer.body.resultCode).toBe('0');
  });

  it('is judged by the clock, for a planned start and for the end', async () => {
    const { token } = await world.session({ site: 'other' });
    const headers = { authorization: OTHER_SITE_KEY };
    const codeOfOther = async () =>
      (await call(world.url, '/api/cash/getUserCash', { token, headers })).body.resultCode;
    const plan = (noriter: readonly [number, number], other: readonly [number, number]) =>
      world.identity.maintenance.splice(
        0,
        2,
        windowOf('noriter', ...noriter),
        windowOf('other', ...other),
      );
    // Who knows of the one knows of the other.
    plan([HOUR_MS, 2 * HOUR_MS], [-HOUR_MS, HOUR_MS]);
    await eventually(async () => expect(await codeOfOther()).toBe('S003'));
    expect(await codeOf('/api/cash/getUserCash')).toBe('0');
    // What is to come comes, and stays, however late it is known here.
    plan([SOON_MS, HOUR_MS], [-HOUR_MS, SOON_MS]);
    await eventually(async () => expect(await codeOf('/api/cash/getUserCash')).toBe('S003'));
    await eventually(async () => expect(await codeOfOther()).toBe('0'));
  });

  it('stays closed while identity, which knows of it, is away', async () => {
    await close();
    const { port } = world.identity;
    await world.identity.stop();
    const away = await openAway(port);
    // Asked for the second time it has given up the first.
    await eventually(() => expect(away.asked()).toBeGreaterThan(1));
    expect(await codeOf('/api/cash/getUserCash')).toBe('S003');
    await away.stop();
    world.identity = await openService('identity', port);
    await eventually(async () => expect(await codeOf('/api/cash/getUserCash')).toBe('0'));
  });
});
