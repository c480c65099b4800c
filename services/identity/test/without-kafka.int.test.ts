import {
  eventually,
  guestCaller,
  listenTo,
  openTestSpace,
  startTestService,
  startWithoutKafka,
} from '@noriter/kit/testing';
import { memberEvents } from '@noriter/proto/topics';
import { expect, onTestFinished, test } from 'vitest';
import { identity } from '../src/service.ts';
import { makeMember, password, withoutCaptcha } from './identity-world.ts';

test('identity starts without a broker, logs in, and publishes once there is one', async () => {
  const space = await openTestSpace('identity_no_kafka');
  onTestFinished(() => space.close());
  const cheap = { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1' };
  const service = await startWithoutKafka(space, (env) =>
    startTestService(identity, { space, env: { ...cheap, ...env } }),
  );
  onTestFinished(() => service.stop());
  const received = await listenTo(space, memberEvents);
  onTestFinished(() => received.stop());

  await withoutCaptcha(service);
  const { memberId, loginId } = await makeMember(service.deps);
  const body = { memId: loginId, memPass: password };
  const answer = await service.as(guestCaller())('/api/member/login', body);
  expect(answer.resultCode).toBe('0');
  await service.expectOnlyKafkaAway();
  expect(await service.waiting()).toBeGreaterThan(0);

  await service.openBroker();
  await eventually(async () => expect(await service.waiting()).toBe(0));
  await eventually(() => expect(received.events.some(({ key }) => key === memberId)).toBe(true));
});
