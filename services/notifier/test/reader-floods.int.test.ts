import { eventually } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { REMEMBERED_MS } from '../src/snapshots/unknown-fixtures.ts';
import { type Browser, openBrowserFrom } from './browser.ts';
import { type NotifierWorld, openNotifierWorld, SITE_KEY } from './notifier-world.ts';

const match = 'sr:match:21';
const SHARE = 4;
const SUBSCRIPTIONS = 100;
/** As many as a connection may have. */
const INVENTED = Array.from({ length: 60 }, (_, at) => `made:up:${at}`);

let world: NotifierWorld;
let instance: Awaited<ReturnType<NotifierWorld['start']>>;
const open: Browser[] = [];

beforeAll(async () => {
  world = await openNotifierWorld('floods');
  const env = {
    TRUST_PROXY: 'true',
    READS_PER_ADDRESS_MAX: String(SHARE),
    SUBSCRIPTIONS_PER_ADDRESS_MAX: String(SUBSCRIPTIONS),
  };
  instance = await world.start(env);
  world.services.fixtures.set(match, { version: 12, markets: [] });
});
afterEach(() => Promise.all(open.splice(0).map((browser) => browser.close())));
afterAll(async () => {
  await instance?.stop();
  await world?.close();
});

async function guestFrom(address: string): Promise<Browser> {
  const browser = await openBrowserFrom(address, instance.url, { authorization: SITE_KEY });
  open.push(browser);
  return browser;
}

const follow = (browser: Browser, fixtures: readonly string[]) => {
  for (const one of fixtures) browser.subscribe(`/topic/fixture/${one}`);
};

it('one guest socket cannot fill the queue that all readers share', async () => {
  const { services } = world;
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  services.slow = promise;
  const attacker = await guestFrom('203.0.113.66');
  follow(attacker, INVENTED);
  await eventually(() => expect(services.changeCalls.length).toBeGreaterThan(0));
  const reader = await guestFrom('198.51.100.7');
  follow(reader, [match]);
  answer();
  await eventually(() => expect(reader.received.map(({ cmd }) => cmd)).toEqual(['FIXTURE']));
  const before = services.changeCalls.findIndex((call) =>
    call.some(({ fixtureId }) => fixtureId === match),
  );
  // Of what was asked before or with the reader's match, the attacker has his share of two calls.
  const asked = services.changeCalls.slice(0, before + 1).flat();
  expect(asked.length).toBeLessThanOrEqual(2 * SHARE + 1);
  for (const call of services.changeCalls) expect(call.length).toBeLessThanOrEqual(SHARE + 1);
  await eventually(() => {
    const known = new Set(services.changeCalls.flat().map(({ fixtureId }) => fixtureId));
    expect(INVENTED.every((one) => known.has(one))).toBe(true);
  });
});

it('a fixture that nobody knows is asked for once in a while, however many follow it', async () => {
  const { services } = world;
  services.changeCalls.length = 0;
  const asked = () =>
    services.changeCalls.flat().filter(({ fixtureId }) => fixtureId === 'no:such');
  const startedAt = performance.now();
  const first = await guestFrom('203.0.113.66');
  follow(first, ['no:such']);
  await eventually(() => expect(asked()).toHaveLength(1));
  const others = await Promise.all(
    Array.from({ length: 10 }, (_, at) => guestFrom(`203.0.113.${at}`)),
  );
  for (const other of others) follow(other, ['no:such', match]);
  await eventually(() => {
    for (const other of others) expect(other.received).toHaveLength(1);
  });
  // On a busy machine this may take longer than it is remembered.
  const often = 1 + Math.floor((performance.now() - startedAt) / REMEMBERED_MS);
  expect(asked().length).toBeLessThanOrEqual(often);
});

it('many guest sockets of one address share its reads of the queue', async () => {
  const { services } = world;
  services.changeCalls.length = 0;
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  services.slow = promise;
  const attackers = await Promise.all(Array.from({ length: 9 }, () => guestFrom('203.0.113.67')));
  for (const [at, one] of attackers.entries()) {
    follow(
      one,
      Array.from({ length: 10 }, (_, index) => `swarm:${at}:${index}`),
    );
  }
  await eventually(() => expect(services.changeCalls.length).toBeGreaterThan(0));
  const reader = await guestFrom('198.51.100.8');
  follow(reader, [match]);
  answer();
  await eventually(() => expect(reader.received.map(({ cmd }) => cmd)).toEqual(['FIXTURE']));
  for (const call of services.changeCalls) expect(call.length).toBeLessThanOrEqual(SHARE + 1);
});

it('many guest sockets of one address have no more subscriptions together than it may', async () => {
  const own = (at: number) => Array.from({ length: 30 }, (_, index) => `many:${at}:${index}`);
  const crowd = await Promise.all(Array.from({ length: 3 }, () => guestFrom('203.0.113.68')));
  for (const [at, one] of crowd.entries()) follow(one, own(at));
  const [last, other] = [await guestFrom('203.0.113.68'), await guestFrom('198.51.100.9')];
  follow(other, [...own(4), match]);
  follow(last, own(3));
  expect(await last.closed).toBe(1013);
  await eventually(() => expect(other.received.map(({ cmd }) => cmd)).toEqual(['FIXTURE']));
  // Who leaves makes room.
  const next = await guestFrom('203.0.113.68');
  follow(next, [match]);
  await eventually(() => expect(next.received.map(({ cmd }) => cmd)).toEqual(['FIXTURE']));
});
