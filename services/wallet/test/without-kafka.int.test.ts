import {
  eventually,
  listenTo,
  memberCaller,
  openTestSpace,
  sendAs,
  settableClock,
  startTestService,
  startWithoutKafka,
} from '@noriter/kit/testing';
import { stakeEvents, walletCommands, walletEvents } from '@noriter/proto/topics';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import { expect, onTestFinished, test } from 'vitest';
import { wallet } from '../src/service.ts';
import { startIdentityServer } from './identity-server.ts';
import { commandMessage, NOON } from './wallet-world.ts';

test('the wallet starts without a broker, and publishes and books what waited later', async () => {
  const space = await openTestSpace('wallet_no_kafka');
  onTestFinished(() => space.close());
  const identity = await startIdentityServer();
  onTestFinished(() => identity.close());
  const clock = settableClock(NOON);
  const service = await startWithoutKafka(space, (env) =>
    startTestService(wallet, { space, clock, env: { IDENTITY_URL: identity.url, ...env } }),
  );
  onTestFinished(() => service.stop());
  const received = await listenTo(space, walletEvents, stakeEvents);
  onTestFinished(() => received.stop());
  await space.makeTopics([walletCommands]);
  const caller = memberCaller();
  const { memberId: key } = caller;
  const value = commandMessage({
    memberId: key,
    kind: WalletCommandKind.PAYOUT,
    amount: 5_000n,
  });
  await sendAs(space, 'betting', walletCommands, { key, id: value.commandId, value });

  const call = service.as(caller);
  const cash = async () => (await call('/api/cash/getUserCash')).data.cash;
  expect(await cash()).toBe('0');
  const asked = await call('/api/cash/in', { amount: '50000' });
  expect(asked.resultCode).toBe('0');
  await service.expectOnlyKafkaAway();
  expect(await service.waiting()).toBeGreaterThan(0);

  await service.openBroker();
  await eventually(async () => expect(await cash()).toBe('5000'));
  await eventually(() => {
    const own = received.events.filter((event) => event.key === key);
    const cases = own.map((event) => event.value.event.case);
    expect(new Set(cases)).toEqual(new Set(['cashRequest', 'outcome']));
  });
  await eventually(async () => expect(await service.waiting()).toBe(0));
});
