import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  eventually,
  listenTo,
  memberCaller,
  openTestSpace,
  operatorCaller,
  settableClock,
  startTestService,
  startWithoutKafka,
} from '@noriter/kit/testing';
import { MemberEventSchema } from '@noriter/proto/member_events_pb';
import { memberEvents, walletCommands } from '@noriter/proto/topics';
import { expect, onTestFinished, test } from 'vitest';
import { promotion } from '../src/service.ts';
import {
  attendanceRules,
  definitionOf,
  paybackRules,
  type Rules,
  signUpRules,
} from './world/definitions.ts';
import { played } from './world/play.ts';
import { NOON, SPIN_KEY } from './world/promotion-world.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

async function opened() {
  const space = await openTestSpace('promotion_no_kafka');
  onTestFinished(() => space.close());
  const clock = settableClock(NOON);
  const service = await startWithoutKafka(space, (env) =>
    startTestService(promotion, { space, clock, env: { SPIN_KEY, ...env } }),
  );
  onTestFinished(() => service.stop());
  return { space, clock, service };
}

type Manager = ReturnType<Awaited<ReturnType<typeof opened>>['service']['as']>;

/** So little that one operator starts it alone. */
async function started(manager: Manager, rules: Rules) {
  const document = definitionOf(rules, { budget: '100000' });
  const wish = { version: 0, reason: 'test', document };
  const set = await manager('/api/admin/promotion/set', wish, { idempotencyKey: randomUUID() });
  const { promotionId } = set.data;
  const running = { promotionId, state: 'running', reason: 'test' };
  expect((await manager('/api/admin/promotion/switch', running)).resultCode).toBe('0');
}

test('promotion starts without a broker, and gives and welcomes later', async () => {
  const { space, clock, service } = await opened();
  const received = await listenTo(space, walletCommands);
  onTestFinished(() => received.stop());
  await space.makeTopics([memberEvents]);
  const { memberId: key, siteId } = memberCaller();
  const value = create(MemberEventSchema, {
    siteId,
    memberId: key,
    occurredAt: timestampFromDate(clock.now()),
    event: { case: 'approved', value: { approvedBy: '', profile: { level: 1 } } },
  });
  await space.producer.send(memberEvents, { key, id: randomUUID(), value });

  const manager = service.as(operatorCaller({ permissions: ['promotion.manage'] }));
  for (const rules of [attendanceRules(), signUpRules('3000')]) await started(manager, rules);
  const visitor = memberCaller();
  const stamped = await service.as(visitor)('/api/promotion/attendance/stamp');
  expect(stamped.data).toEqual({ given: [{ kind: 'points', amount: '100' }] });
  await service.expectOnlyKafkaAway();
  expect(await service.waiting()).toBeGreaterThan(0);

  await service.openBroker();
  await eventually(() => {
    const given = received.events.map(({ key: whose, value: { amount } }) => ({ whose, amount }));
    // Of two members: nothing orders what they are given.
    expect(given.toSorted((one, other) => Number(one.amount - other.amount))).toEqual([
      { whose: visitor.memberId, amount: 100n },
      { whose: key, amount: 3_000n },
    ]);
  });
  await eventually(async () => expect(await service.waiting()).toBe(0));
});

test('without a broker no payback is closed, nor while services publish what waited for it', async () => {
  const { space, clock, service } = await opened();
  // It pays whole days: it runs since yesterday.
  clock.advance(-DAY_MS);
  await started(service.as(operatorCaller({ permissions: ['promotion.manage'] })), paybackRules());
  clock.advance(DAY_MS);
  await played({ running: service, clock }, memberCaller(), [{ lost: 20_000n }]);
  clock.advance(DAY_MS);
  const closed = async () => {
    await service.runJob('close-paybacks');
    const { rows } = await space.pool.query('select amount from payback_line');
    const job = await space.pool.query(
      "select error from kit.job_run where name = 'close-paybacks'",
    );
    expect(job.rows).toEqual([{ error: null }]);
    return rows;
  };
  expect(await closed()).toEqual([]);
  await service.openBroker();
  expect(await closed()).toEqual([]);
  await eventually(async () => {
    clock.advance(MINUTE_MS);
    expect(await closed()).toEqual([{ amount: 2_000n }]);
  });
});
