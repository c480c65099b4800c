import { listenTo, openTestSpace, startTestService, eventually, type TestSpace } from '@noriter/kit/testing';
import { walletEvents } from '@noriter/proto/topics';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wallet } from '../src/service.ts';
import { sendCommand } from './send-command.ts';

let space: TestSpace;

beforeAll(async () => {
  space = await openTestSpace('wallet');
});
afterAll(async () => {
  await space.close();
});

test('a command from the topic becomes money and an event', async () => {
  const running = await startTestService(wallet, { space });
  const heard = await listenTo(space, walletEvents);
  const memberId = '01890000-0000-7000-8000-000000000001';
  await sendCommand(space, { memberId, kind: WalletCommandKind.BONUS_GRANT, amount: 5_000n });
  await eventually(() => expect(heard.events).toHaveLength(1));
  const event = heard.events[0]?.value.event;
  expect(event?.case === 'outcome' && event.value.cash).toBe(5_000n);
  await heard.stop();
  await running.stop();
});
