import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  eventually,
  listenTo,
  memberCaller,
  openTestSpace,
  operatorCaller,
  startTestService,
  startWithoutKafka,
} from '@noriter/kit/testing';
import { MemberEventSchema } from '@noriter/proto/member_events_pb';
import { memberEvents, messageEvents } from '@noriter/proto/topics';
import { expect, onTestFinished, test } from 'vitest';
import { board } from '../src/service.ts';
import { texts } from './world/board-world.ts';

const PUSH_KEY = Buffer.alloc(32, 7).toString('base64url');

test('the board starts without a broker, and tells of messages and knows members later', async () => {
  const space = await openTestSpace('board_no_kafka');
  onTestFinished(() => space.close());
  const service = await startWithoutKafka(space, (env) =>
    startTestService(board, { space, env: { PUSH_KEY, ...env } }),
  );
  onTestFinished(() => service.stop());
  const received = await listenTo(space, messageEvents);
  onTestFinished(() => received.stop());
  await space.makeTopics([memberEvents]);
  const caller = memberCaller();
  const { memberId: key, siteId, loginId } = caller;
  const value = create(MemberEventSchema, {
    siteId,
    memberId: key,
    occurredAt: timestampFromDate(new Date()),
    event: { case: 'approved', value: { approvedBy: '', profile: { loginId, level: 1 } } },
  });
  await space.producer.send(memberEvents, { key, id: randomUUID(), value });

  const agent = service.as(operatorCaller({ permissions: ['messages.send'] }));
  const message = { target: { kind: 'all' }, texts: texts('점검 안내') };
  expect((await agent('/api/admin/board/messages/send', message)).resultCode).toBe('0');
  const own = await service.as(caller)('/api/board/msgList');
  expect(own.data.list).toMatchObject([{ title: '점검 안내', isUnread: true }]);
  const target = { kind: 'member', loginId };
  const audience = () => agent('/api/admin/board/messages/audience', { target });
  expect((await audience()).resultCode).toBe('BD011');
  await service.expectOnlyKafkaAway();
  expect(await service.waiting()).toBeGreaterThan(0);

  await service.openBroker();
  await eventually(() => {
    const cases = received.events.map(({ value: { event } }) => event.case);
    expect(cases).toContain('messageShown');
  });
  await eventually(async () => expect((await audience()).data).toEqual({ members: 1 }));
  await eventually(async () => expect(await service.waiting()).toBe(0));
});
