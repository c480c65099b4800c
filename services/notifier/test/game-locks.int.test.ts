import { randomUUID } from 'node:crypto';
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventually } from '@noriter/kit/testing';
import { GameEventSchema } from '@noriter/proto/game_events_pb';
import { gameEvents } from '@noriter/proto/topics';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Browser, openBrowser, tokenTopic } from './browser.ts';
import { type NotifierWorld, openNotifierWorld, SITE } from './notifier-world.ts';

/** What the design promises for every live event. */
/** Open windows of games, over two instances. */
const WINDOWS = 20;

let world: NotifierWorld;
let instances: Awaited<ReturnType<NotifierWorld['start']>>[];
const open: Browser[] = [];

beforeAll(async () => {
  world = await openNotifierWorld('game_locks');
  instances = [await world.start(), await world.start()];
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((browser) => browser.close()));
});
afterAll(async () => {
  for (const instance of instances ?? []) await instance.stop();
  await world?.close();
});

type News = NonNullable<MessageInitShape<typeof GameEventSchema>['event']>;

function publish(event: News, memberId = '') {
  const occurredAt = timestampFromDate(new Date());
  const value = create(GameEventSchema, { siteId: SITE, memberId, occurredAt, event });
  const key = memberId === '' ? SITE : memberId;
  return world.space.producer.send(gameEvents, { key, id: randomUUID(), value });
}

/** A member with the window of a game open. */
async function player(instance: number) {
  const { memberId, sessionId, token } = await world.member();
  const url = instances[instance % instances.length]?.url ?? '';
  const browser = await openBrowser(url, { token }, `/topic/site/${SITE}`, tokenTopic(sessionId));
  open.push(browser);
  const locks = () =>
    browser.received.flatMap(({ cmd, data1, headers }) =>
      cmd === 'LOCK_BET_YN' ? [`${headers.scope} ${data1}`] : [],
    );
  return { memberId, locks };
}

it('a vendor or game that is locked is known in every open window within a second', async () => {
  const players = await Promise.all(Array.from({ length: WINDOWS }, (_, at) => player(at)));
  for (const [locked, gameCode, scope] of [
    [true, '', 'vendor:kplay Y'],
    [false, '', 'vendor:kplay N'],
    [true, 'moon', 'game:kplay:moon Y'],
  ] as const) {
    await publish({
      case: 'vendorChanged',
      value: { vendorKey: 'kplay', gameCode, locked, reason: '', version: 1 },
    });
    await eventually(() => {
      for (const { locks } of players) expect(locks().at(-1)).toBe(scope);
    });
  }
});

it('a game that is taken from a member is known in that member’s windows alone', async () => {
  const [one, other] = [await player(0), await player(1)];
  const sessionId = randomUUID();
  const value = { sessionId, vendorKey: 'kplay', reason: 'locked' };
  await publish({ case: 'sessionEnded', value }, one.memberId);
  await eventually(() => expect(one.locks().at(-1)).toBe(`session:${sessionId} Y`));
  expect(other.locks()).not.toContain(`session:${sessionId} Y`);
});
