import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  eventually,
  guestCaller,
  listenTo,
  openTestSpace,
  settableClock,
  startTestService,
  startWithoutKafka,
} from '@noriter/kit/testing';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import { drawEvents, siteEvents } from '@noriter/proto/topics';
import { expect, onTestFinished, test } from 'vitest';
import { betting } from '../src/service.ts';

const MORNING = '2026-01-15T00:00:00Z';
const DRAW_KEY = Buffer.alloc(32, 5).toString('base64');

test('betting starts without a broker, and publishes rounds and takes in locks later', async () => {
  const space = await openTestSpace('betting_no_kafka');
  onTestFinished(() => space.close());
  const clock = settableClock(MORNING);
  const service = await startWithoutKafka(space, (env) =>
    startTestService(betting, { space, clock, env: { DRAW_KEY, ...env } }),
  );
  onTestFinished(() => service.stop());
  const received = await listenTo(space, drawEvents);
  onTestFinished(() => received.stop());
  await space.makeTopics([siteEvents]);
  const lock = create(SiteEventSchema, {
    siteId: 'noriter',
    occurredAt: timestampFromDate(clock.now()),
    event: { case: 'gameLock', value: { scope: 'powerball', locked: true } },
  });
  await space.producer.send(siteEvents, { key: 'noriter', id: randomUUID(), value: lock });

  await service.runJob('run-rounds');
  const { data } = await service.as(guestCaller())('/api/minigame/round', { gameId: 'powerball' });
  expect(data.round).toMatchObject({ state: 'open', number: 109 });
  await service.expectOnlyKafkaAway();
  expect(await service.waiting()).toBeGreaterThan(0);

  await service.openBroker();
  await eventually(() => {
    const opened = received.events.filter(({ key }) => key === 'powerball');
    expect(opened.map(({ value }) => value.number)).toContain(109);
  });
  await eventually(async () => {
    const { rows } = await space.pool.query('select scope, locked from game_lock');
    expect(rows).toEqual([{ scope: 'powerball', locked: true }]);
  });
  await eventually(async () => expect(await service.waiting()).toBe(0));
});
