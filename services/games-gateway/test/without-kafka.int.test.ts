import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  eventually,
  guestCaller,
  listenTo,
  openTestSpace,
  operatorCaller,
  startTestService,
  startWithoutKafka,
} from '@noriter/kit/testing';
import { MemberEventSchema } from '@noriter/proto/member_events_pb';
import { gameEvents, memberEvents } from '@noriter/proto/topics';
import { expect, onTestFinished, test } from 'vitest';
import { gamesGateway } from '../src/service.ts';
import { seedVendors } from '../src/site/store/seed-vendors.ts';

test('the games gateway starts without a broker, and tells of locks and knows members later', async () => {
  const space = await openTestSpace('games_no_kafka');
  onTestFinished(() => space.close());
  const service = await startWithoutKafka(space, (env) =>
    startTestService(gamesGateway, { space, env: { GAME_VENDOR_KEYS: '{}', ...env } }),
  );
  onTestFinished(() => service.stop());
  const received = await listenTo(space, gameEvents);
  onTestFinished(() => received.stop());
  await space.makeTopics([memberEvents]);
  const memberId = randomUUID();
  const value = create(MemberEventSchema, {
    siteId: 'noriter',
    memberId,
    occurredAt: timestampFromDate(new Date()),
    event: { case: 'approved', value: { approvedBy: '', profile: { loginId: 'player' } } },
  });
  await space.producer.send(memberEvents, { key: memberId, id: randomUUID(), value });

  await seedVendors(service.deps.pool, new Date());
  await service.deps.vendors.refresh();
  const operator = service.as(operatorCaller({ permissions: ['betting.manage'] }));
  const wish = { version: 0, state: 'maintenance', maxBet: null, isFramed: true };
  const set = await operator('/api/admin/games/vendors/set', { vendorKey: 'kplay', ...wish });
  expect(set.resultCode).toBe('0');
  const { data } = await service.as(guestCaller())('/api/common/gameCodes', {
    providerCode: 'kplay',
  });
  expect(data.codes[0]).toMatchObject({ vendorKey: 'kplay', state: 'maintenance' });
  await service.expectOnlyKafkaAway();
  expect(await service.waiting()).toBeGreaterThan(0);

  await service.openBroker();
  await eventually(() => {
    const cases = received.events.map(({ value: { event } }) => event.case);
    expect(cases).toEqual(['vendorChanged']);
  });
  await eventually(async () => {
    const { rows } = await space.pool.query('select member_id from member');
    expect(rows).toEqual([{ member_id: memberId }]);
  });
  await eventually(async () => expect(await service.waiting()).toBe(0));
});
