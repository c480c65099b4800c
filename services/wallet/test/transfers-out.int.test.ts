// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bonusHolder } from './bonus-holder.ts';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;
beforeAll(async () => {
  world = await openWalletWorld('wallet_transfers_out');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

/** Why partner's command was refused; null where it was applied. */
async function outcomeOf(memberId: string, afterTurnover: boolean): Promise<string | null> {
  const { commandId } = await world.send(
    {
      memberId,
      kind: Kind.TRANSFER_OUT,
      amount: 50_000n,
      counterAccount: 'partner:transfer',
      subjectType: 'partner-transfer',
      subjectId: randomUUID(),
      afterTurnover,
    },
    'partner',
  );
  const find = 'select refusal from ledger where command_id = $1';
  return eventually(async () => {
    const { rows } = await world.pool.query<{ refusal: string | null }>(find, [commandId]);
    expect(rows).toHaveLength(1);
    return rows[0]?.refusal ?? null;
  });
}

test('attack: a bonus leaves its member by no transfer before it is staked', async () => {
  const { memberId, stake, end, pay, cash } = await bonusHolder(world);
  expect(await outcomeOf(memberId, true)).toBe('C216');
  expect(await cash()).toBe('150000');
  const slipId = randomUUID();
  await stake(150_000n, slipId);
  await end(slipId, 149_999n);
  await pay(100_000n, slipId);
  expect(await outcomeOf(memberId, true)).toBe('C216');
  await end(randomUUID(), 1n);
  expect(await outcomeOf(memberId, true)).toBe(null);
  expect(await cash()).toBe('50000');
});

test('attack: the money of who may not withdraw is taken by nobody', async () => {
  const { memberId } = world.member();
  await world.approve(memberId, { loginId: 'banned' });
  await world.give(memberId, 100_000n);
  const ban = { memberId, deposit: false, withdrawal: true, reason: '확인 중' };
  expect((await world.cashier('/api/admin/wallet/ban', ban)).resultCode).toBe('0');
  expect(await outcomeOf(memberId, true)).toBe('C203');
  await world.cashier('/api/admin/wallet/ban', { ...ban, withdrawal: false });
  expect(await outcomeOf(memberId, true)).toBe(null);
});

test('what partner asks no turnover of, such as what a partner gives, is applied', async () => {
  const { memberId, cash } = await bonusHolder(world);
  expect(await outcomeOf(memberId, false)).toBe(null);
  expect(await cash()).toBe('100000');
});
