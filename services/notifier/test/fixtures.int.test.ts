import { create } from '@bufbuild/protobuf';
import { eventually } from '@noriter/kit/testing';
import { MarketsChangedSchema } from '@noriter/proto/market_events_pb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CHANGES_REST_MS } from '../src/snapshots/fixture-changes.ts';
import { type Browser, openBrowser } from './browser.ts';
import { type NotifierWorld, openNotifierWorld, SITE_KEY } from './notifier-world.ts';

const match = 'sr:match:21';
const topic = `/topic/fixture/${match}`;

let world: NotifierWorld;
let instance: Awaited<ReturnType<NotifierWorld['start']>>;
const open: Browser[] = [];

beforeAll(async () => {
  world = await openNotifierWorld('fixtures');
  instance = await world.start();
});
beforeEach(() => {
  world.services.changeCalls.length = 0;
  world.services.fixtures.set(match, {
    version: 12,
    markets: [
      { marketKey: 'total/10', version: 9, odds: '1.90' },
      { marketKey: 'total/14', version: 12, odds: '2.05' },
    ],
  });
});
afterEach(async () => {
  world.services.down = false;
  world.services.slow = Promise.resolve();
  await Promise.all(open.splice(0).map((browser) => browser.close()));
});
afterAll(async () => {
  await instance?.stop();
  await world?.close();
});

async function guest(...topics: string[]): Promise<Browser> {
  const browser = await openBrowser(instance.url, { authorization: SITE_KEY }, ...topics);
  open.push(browser);
  return browser;
}

/** Begins to follow the match with a page of this version. */
async function follower(version: string, of = topic): Promise<Browser> {
  const browser = await guest();
  browser.subscribe(of, { version });
  return browser;
}

const changed = (version: bigint) =>
  world.publishMarket(match, {
    version,
    event: { case: 'marketsChanged', value: create(MarketsChangedSchema) },
  });

const shownTo = ({ received }: Browser) =>
  received.map(({ cmd, data1 }) => {
    const { version, markets } = JSON.parse(data1);
    return [cmd, version, markets?.map(({ key }: { key: string }) => key)];
  });

describe('who begins to follow a match', () => {
  it('is sent what changed since the version of his page, and then what changes', async () => {
    const behind = await follower('10');
    await eventually(() => expect(shownTo(behind)).toEqual([['FIXTURE', 12, ['total/14']]]));
    const [{ data1, headers } = { data1: '', headers: {} }] = behind.received;
    expect(headers).toMatchObject({ version: '12' });
    expect(JSON.parse(data1)).toMatchObject({
      state: 'running',
      markets: [{ prices: { over: { odds: '2.05', isActive: true } } }],
    });
    // What was on its way while it was read comes once, in what was read.
    await changed(12n);
    await changed(13n);
    await eventually(() => expect(shownTo(behind).slice(1)).toEqual([['ODDS', 13, []]]));
  });

  it('is sent what he missed though a newer price overtakes it', async () => {
    const answer = Promise.withResolvers<void>();
    world.services.slow = answer.promise;
    const overtaken = await follower('10');
    await eventually(() => expect(world.services.changeCalls).toHaveLength(1));
    await changed(14n);
    await eventually(() => expect(shownTo(overtaken)).toEqual([['ODDS', 14, []]]));
    answer.resolve();
    await eventually(() =>
      expect(shownTo(overtaken).slice(1)).toEqual([['FIXTURE', 12, ['total/14']]]),
    );
    expect(JSON.parse(overtaken.received.at(1)?.data1 ?? '')).toMatchObject({ since: 10 });
  });

  it('is sent nothing where his page is the present one', async () => {
    const present = await follower('12');
    await eventually(() => expect(world.services.changeCalls).toHaveLength(1));
    await changed(13n);
    await eventually(() => expect(shownTo(present)).toEqual([['ODDS', 13, []]]));
  });

  it('gets the present number where he names none', async () => {
    const fresh = await guest(topic);
    await eventually(() => expect(shownTo(fresh)).toEqual([['FIXTURE', 12, undefined]]));
  });

  it('waits while betting is away, and is sent it when it is back', async () => {
    world.services.down = true;
    const patient = await follower('10');
    await changed(11n);
    world.services.down = false;
    await eventually(() => {
      expect(shownTo(patient).at(-1)).toEqual(['FIXTURE', 12, ['total/14']]);
    });
  });

  it('is turned away with a version that is none', async () => {
    const wrong = await follower('12.5');
    expect(await wrong.closed).toBe(4004);
  });
});

it('three hundred who begin at once cost a call now and then, each naming the match once', async () => {
  const startedAt = performance.now();
  const browsers = await Promise.all(
    Array.from({ length: 300 }, (_, at) => follower(String(8 + (at % 3)))),
  );
  await eventually(() => {
    for (const browser of browsers) expect(shownTo(browser).at(0)?.[1]).toBe(12);
  });
  const { changeCalls } = world.services;
  const callsMax = (performance.now() - startedAt) / CHANGES_REST_MS + 2;
  expect(changeCalls.length).toBeLessThan(Math.min(callsMax, 300));
  for (const call of changeCalls) expect(call).toHaveLength(1);
});
