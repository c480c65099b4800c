import { eventually, startWithoutKafka } from '@noriter/kit/testing';
import { stakeEvents } from '@noriter/proto/topics';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser, tokenTopic } from './browser.ts';
import { openNotifierWorld } from './notifier-world.ts';

test('the notifier starts without a broker, and delivers what waited later', async () => {
  const world = await openNotifierWorld('no_kafka');
  onTestFinished(() => world.close());
  const { space } = world;
  const service = await startWithoutKafka(space, (env) => world.start(env));
  onTestFinished(() => service.stop());
  await space.makeTopics([stakeEvents]);
  const { memberId, sessionId, token } = await world.member();

  const browser = await openBrowser(service.url, { token }, tokenTopic(sessionId));
  onTestFinished(() => browser.close());
  const balances = () => browser.received.map(({ cmd, data1 }) => `${cmd} ${data1}`);
  await eventually(() => expect(balances()).toEqual(['CASH 1000']));
  await world.cashChanged(memberId, 51_000n, 2n);
  await service.expectOnlyKafkaAway();
  expect(balances()).toEqual(['CASH 1000']);

  await service.openBroker();
  await eventually(() => expect(balances()).toEqual(['CASH 1000', 'CASH 51000']));
});
