import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { withTransaction } from '@noriter/kit/postgres';
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
import { memberEvents, partnerEvents } from '@noriter/proto/topics';
import { expect, onTestFinished, test } from 'vitest';
import { partner } from '../src/service.ts';
import { placeMember } from '../src/tree/store/place-member.ts';

test('partner starts without a broker, and publishes and takes in members later', async () => {
  const space = await openTestSpace('partner_no_kafka');
  onTestFinished(() => space.close());
  const service = await startWithoutKafka(space, (env) =>
    startTestService(partner, { space, env }),
  );
  onTestFinished(() => service.stop());
  const received = await listenTo(space, partnerEvents);
  onTestFinished(() => received.stop());
  await space.makeTopics([memberEvents]);
  const caller = memberCaller({ isPartner: true });
  const { memberId: partnerId, siteId } = caller;
  // Of before: the tree knows a head office.
  await withTransaction(service.deps.pool, async (tx) => {
    await tx.query(
      'insert into member (member_id, site_id, is_partner, tier) values ($1, $2, true, 1)',
      [partnerId, siteId],
    );
    await placeMember(tx, { memberId: partnerId, siteId, at: new Date() });
  });
  const memberId = randomUUID();
  const profile = { loginId: 'player', level: 1, recommenderId: partnerId };
  const value = create(MemberEventSchema, {
    siteId,
    memberId,
    occurredAt: timestampFromDate(new Date()),
    event: { case: 'approved', value: { approvedBy: '', profile } },
  });
  await space.producer.send(memberEvents, { key: memberId, id: randomUUID(), value });

  const status = async () => (await service.as(caller)('/api/partner/status')).data;
  expect(await status()).toMatchObject({ isPartner: true, below: { partners: 0, members: 0 } });
  const operator = service.as(operatorCaller({ permissions: ['partners.manage'] }));
  const wish = { partnerId, suspended: true, reason: 'test' };
  expect((await operator('/api/admin/partner/suspend', wish)).data).toEqual({ partners: 1 });
  await service.expectOnlyKafkaAway();
  expect(await service.waiting()).toBeGreaterThan(0);

  await service.openBroker();
  await eventually(() => {
    const cases = received.events.map(({ key, value: { event } }) => [key, event.case]);
    expect(cases).toEqual([[partnerId, 'suspensionChanged']]);
  });
  await eventually(async () => expect((await status()).below.members).toBe(1));
  await eventually(async () => expect(await service.waiting()).toBe(0));
});
