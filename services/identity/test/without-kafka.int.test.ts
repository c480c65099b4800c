import {
  callAs,
  closedBrokerAddress,
  eventually,
  guestCaller,
  listenTo,
  openTestSpace,
  startTestService,
} from '@noriter/kit/testing';
import { memberEvents } from '@noriter/proto/topics';
import { expect, test } from 'vitest';
import { identity } from '../src/service.ts';
import { makeMember, password } from './identity-world.ts';

test('identity starts without a broker, logs in, and publishes once there is one', async () => {
  const space = await openTestSpace('no_kafka');
  const broker = await closedBrokerAddress(space.env().KAFKA_BROKERS ?? '');
  const service = await startTestService(identity, {
    space,
    env: { KAFKA_BROKERS: broker.brokers, ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1' },
  });
  const { pool } = service.deps;
  const waiting = async () => (await pool.query('select 1 from kit.outbox')).rowCount;
  type Report = { checks: readonly { name: string; ok: boolean }[] };
  const ready = async (): Promise<Report> =>
    JSON.parse(await (await fetch(`${service.url}/ready`)).text());

  await pool.query(
    `insert into site_options (site_id, version, document, changed_at, changed_by)
     values ('noriter', 0, '{"captcha":false}', now(), '')`,
  );
  const { memberId, loginId } = await makeMember(service.deps);
  const call = callAs({ url: service.url, key: space.keyring }, guestCaller());
  const answer = await call('/api/member/login', { memId: loginId, memPass: password });
  expect(answer.resultCode).toBe('0');

  // Calls are answered, so it gets them; what is missing has a name.
  const report = await ready();
  expect(report).toMatchObject({ ready: true, whole: false });
  expect(report.checks).toContainEqual(expect.objectContaining({ name: 'kafka', ok: false }));
  expect(await waiting()).toBeGreaterThan(0);

  await broker.open();
  await eventually(async () => expect(await ready()).toMatchObject({ whole: true }));
  await eventually(async () => expect(await waiting()).toBe(0));
  const received = await listenTo(space, memberEvents);
  await eventually(() => expect(received.events.some(({ key }) => key === memberId)).toBe(true));

  await received.stop();
  await service.stop();
  await broker.close();
  await space.close();
});
