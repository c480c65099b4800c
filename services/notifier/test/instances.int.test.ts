import { create } from '@bufbuild/protobuf';
import { eventually } from '@noriter/kit/testing';
import { RoundDeclaredVoidSchema, RoundDrawnSchema } from '@noriter/proto/draw_events_pb';
import { MarketsChangedSchema, ProducerChangedSchema } from '@noriter/proto/market_events_pb';
import { SessionEndedSchema, SessionEndReason } from '@noriter/proto/member_events_pb';
import { GameLockChangedSchema } from '@noriter/proto/site_events_pb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { type Browser, openBrowser, tokenTopic } from './browser.ts';
import {
  type NotifierWorld,
  openNotifierWorld,
  type Person,
  SITE,
  SITE_KEY,
} from './notifier-world.ts';
import { openRedisProxy, type RedisProxy } from './redis-proxy.ts';

type Instance = Awaited<ReturnType<NotifierWorld['start']>>;

let world: NotifierWorld;
let redis: RedisProxy;
let first: Instance;
let second: Instance;
const open: Browser[] = [];

const cmds = (browser: Browser) => browser.received.map(({ cmd, data1 }) => `${cmd} ${data1}`);

async function connect(instance: Instance, person: Person): Promise<Browser> {
  const { token, sessionId } = person;
  const browser = await openBrowser(instance.url, { token }, tokenTopic(sessionId));
  open.push(browser);
  await eventually(() => expect(cmds(browser)).toEqual(['CASH 1000']));
  return browser;
}

const settle = (instance: Instance) => readCounter(instance, 'noriter_notifier_received_total');

async function readCounter(instance: Instance, name: string): Promise<number> {
  const metric = await instance.deps.metrics.getSingleMetric(name)?.get();
  return metric?.values.reduce((sum, { value }) => sum + value, 0) ?? 0;
}

beforeAll(async () => {
  world = await openNotifierWorld('instances');
  redis = await openRedisProxy(world.space.env().REDIS_URL ?? '');
  [first, second] = await Promise.all([world.start(), world.start({ REDIS_URL: redis.url })]);
  await eventually(async () => {
    // Both in the group: each owns some of the partitions, so events come in on either side.
    expect(await owners(world)).toBe(2);
  });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((browser) => browser.close()));
});
afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
  await redis?.close();
  await world?.close();
});

async function owners({ space }: NotifierWorld): Promise<number> {
  const admin = space.kafka.admin();
  await admin.connect();
  try {
    const described = await admin.describeGroups([
      space.names.of({ name: 'notifier.wallet.events' }),
    ]);
    const [state] = described.groups;
    return state?.state === 'Stable' ? state.members.length : 0;
  } finally {
    await admin.disconnect();
  }
}

describe('two instances', () => {
  it('an event reaches the instance with the socket, wherever it came in, and only it', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => world.member()));
    const browsers = await Promise.all(
      people.map((person, index) => connect(index % 2 === 0 ? first : second, person)),
    );
    const before = { one: await settle(first), two: await settle(second) };
    await Promise.all(people.map(({ memberId }) => world.cashChanged(memberId, 2n, 2n)));
    await eventually(() => {
      for (const browser of browsers) expect(cmds(browser)).toEqual(['CASH 1000', 'CASH 2']);
    });

    const received = {
      one: (await settle(first)) - before.one,
      two: (await settle(second)) - before.two,
    };
    const forwarded =
      (await readCounter(first, 'noriter_notifier_forwarded_total')) +
      (await readCounter(second, 'noriter_notifier_forwarded_total'));
    // What travelled is exactly what the other needed: nothing was sent round.
    expect(received.one + received.two).toBe(forwarded);
    expect(received.one).toBeLessThanOrEqual(6);
    expect(received.two).toBeLessThanOrEqual(6);
    expect(received.one + received.two).toBeGreaterThan(0);
  });

  it('a member without a connection travels nowhere', async () => {
    const { memberId } = await world.member();
    const before = (await settle(first)) + (await settle(second));
    await world.cashChanged(memberId, 2n, 2n);
    const witness = await world.member();
    const browser = await connect(first, witness);
    await world.cashChanged(witness.memberId, 2n, 2n);
    await eventually(() => expect(cmds(browser)).toContain('CASH 2'));
    expect((await settle(first)) + (await settle(second)) - before).toBeLessThanOrEqual(1);
  });

  it('a second login ends the first on the other instance', async () => {
    const person = await world.member();
    const browser = await connect(second, person);
    await world.publishMember(person.memberId, {
      case: 'sessionEnded',
      value: create(SessionEndedSchema, {
        sessionId: person.sessionId,
        reason: SessionEndReason.REPLACED,
      }),
    });
    expect(await browser.closed).toBe(4001);
  });

  it('what concerns a site reaches its guests on both', async () => {
    const guests = await Promise.all(
      [first, second].map((one) =>
        openBrowser(one.url, { authorization: SITE_KEY }, `/topic/site/${SITE}`),
      ),
    );
    open.push(...guests);
    await world.publishSite({
      case: 'gameLock',
      value: create(GameLockChangedSchema, { locked: true, scope: 'slot' }),
    });
    for (const guest of guests) {
      await eventually(() => expect(cmds(guest)).toEqual(['LOCK_BET_YN Y']));
    }
  });

  it('a round that is void for a site reaches those of it on both, and is no result', async () => {
    const follow = (instance: Instance, topic: string) =>
      openBrowser(instance.url, { authorization: SITE_KEY }, topic);
    const guests = await Promise.all(
      [first, second].map((one) => follow(one, `/topic/site/${SITE}`)),
    );
    const player = await follow(first, '/topic/speedkino');
    open.push(...guests, player);
    const declare = (siteId: string, number: number) =>
      world.publishDraw({
        gameDay: '2026-11-20',
        number,
        event: { case: 'declaredVoid', value: create(RoundDeclaredVoidSchema, { siteId }) },
      });
    await declare('elsewhere', 41);
    await declare(SITE, 42);
    for (const guest of guests) {
      await eventually(() => expect(cmds(guest).at(-1)).toBe('ROUND_VOID 2026-11-20 42'));
      expect(cmds(guest)).not.toContain('ROUND_VOID 2026-11-20 41');
    }
    expect(cmds(player)).toEqual([]);
  });

  it('a result reaches who follows its game on both, and newcomers when they subscribe', async () => {
    const follow = (instance: Instance) =>
      openBrowser(instance.url, { authorization: SITE_KEY }, '/topic/powerball');
    const early = await Promise.all([first, second].map(follow));
    open.push(...early);
    const draw = (number: number) =>
      world.publishDraw({
        gameDay: '2026-11-21',
        number,
        event: {
          case: 'drawn',
          value: create(RoundDrawnSchema, { balls: [1, 2, 3, 4, 5, 0], facts: { sum: 15 } }),
        },
      });
    await draw(109);
    for (const guest of early) {
      await eventually(() => expect(cmds(guest)).toEqual(['DRAW 2026-11-21 109']));
    }
    // Sent again late, it is not shown after a newer one.
    await draw(110);
    await draw(109);
    const late = await follow(second);
    open.push(late);
    await eventually(() => expect(cmds(late).at(0)).toMatch(/^DRAW/));
    for (const guest of early) {
      await eventually(() => expect(cmds(guest).at(-1)).toBe('DRAW 2026-11-21 110'));
    }
  });

  it('what is offered reaches who follows a fixture on both, each number once, and no other', async () => {
    const follow = (instance: Instance, topic: string) =>
      openBrowser(instance.url, { authorization: SITE_KEY }, topic);
    const topics = ['/topic/fixture/sr:match:7', '/topic/sport', '/topic/fixture/sr:match:8'];
    const readers = await Promise.all(
      topics.flatMap((topic) => [first, second].map((one) => follow(one, topic))),
    );
    open.push(...readers);
    const changed = (version: bigint) =>
      world.publishMarket('sr:match:7', {
        version,
        event: { case: 'marketsChanged', value: create(MarketsChangedSchema) },
      });
    await changed(1n);
    await changed(2n);
    await changed(1n);
    await changed(3n);
    const value = create(ProducerChangedSchema, { producer: 'live', isUp: false });
    await world.publishMarket('live', { version: 0n, event: { case: 'producerChanged', value } });
    const oddsAt = (version: number) => `ODDS ${JSON.stringify({ version, markets: [] })}`;
    for (const reader of readers.slice(0, 2)) {
      await eventually(() => expect(cmds(reader)).toEqual([1, 2, 3].map(oddsAt)));
    }
    for (const reader of readers.slice(2, 4)) {
      await eventually(() => expect(cmds(reader)).toEqual(['FEED live']));
    }
    for (const reader of readers.slice(4)) expect(cmds(reader)).toEqual([]);
  });

  it('a message to all reaches every member of the site who reads, each with their count', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => world.member()));
    for (const [index, { memberId }] of people.entries()) {
      world.services.unread.set(memberId, index + 1);
    }
    const browsers = await Promise.all(
      people.map((person, index) => connect(index % 2 === 0 ? first : second, person)),
    );
    await world.publishMessage('all', 'other');
    await world.publishMessage('all');
    await eventually(() => {
      expect(browsers.map((browser) => cmds(browser).slice(1))).toEqual(
        browsers.map((_, index) => [`MSG ${index + 1}`]),
      );
    });
  });

  it('a third that starts later knows the state of the sites', async () => {
    const third = await world.start({}, undefined);
    const guest = await openBrowser(third.url, { authorization: SITE_KEY }, `/topic/site/${SITE}`);
    await eventually(() => expect(cmds(guest)).toEqual(['LOCK_BET_YN Y']));
    await guest.close();
    await third.stop();
  });
});

describe('loss of Redis', () => {
  it('leaves the connections of an instance untouched, and everyone up to date once it is back', async () => {
    // So many that each instance has somebody whose events the other one receives.
    const people = await Promise.all(Array.from({ length: 24 }, () => world.member()));
    const browsers = await Promise.all(
      people.map((person, index) => connect(index % 2 === 0 ? first : second, person)),
    );
    redis.cut();
    for (const { memberId } of people) {
      await world.cashChanged(memberId, 2n, 2n);
    }
    // Redis stays away until something could not be forwarded; what is read here arrived anyway.
    await eventually(async () => {
      expect(await readCounter(second, 'noriter_notifier_degraded_total')).toBeGreaterThan(0);
      expect(browsers.filter((one) => cmds(one).includes('CASH 2')).length).toBeGreaterThan(0);
    });
    redis.mend();
    await eventually(() => {
      for (const browser of browsers) expect(cmds(browser)).toEqual(['CASH 1000', 'CASH 2']);
    });

    for (const { memberId } of people) await world.cashChanged(memberId, 3n, 3n);
    await eventually(() => {
      for (const browser of browsers) expect(cmds(browser).at(-1)).toBe('CASH 3');
    });
  });

  it('a session that ended meanwhile is found and closed', async () => {
    const person = await world.member();
    const browser = await connect(second, person);
    redis.cut();
    world.services.states.set(person.sessionId, 'ended');
    await world.space.redis.del(`session:${person.sessionId}`);
    redis.mend();
    expect(await browser.closed).toBe(4002);
    expect(browser.errors[0]?.code).toBe('TK998');
  });
});

describe('the end of an instance', () => {
  it('sends its clients to another one with 1012, and its members are connected there', async () => {
    const leaving = await world.start();
    const people = await Promise.all(Array.from({ length: 5 }, () => world.member()));
    const browsers = await Promise.all(people.map((person) => connect(leaving, person)));
    const stopped = leaving.stop();
    expect(await Promise.all(browsers.map((browser) => browser.closed))).toEqual(
      people.map(() => 1012),
    );
    await stopped;
    const again = await Promise.all(people.map((person) => connect(first, person)));
    await Promise.all(people.map(({ memberId }) => world.cashChanged(memberId, 2n, 2n)));
    await eventually(() => {
      for (const browser of again) expect(cmds(browser)).toContain('CASH 2');
    });
  });
});
