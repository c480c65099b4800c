// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { NOON, openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;
beforeAll(async () => {
  world = await openWalletWorld('wallet_transfers_in');
});
beforeEach(() => world.clock.set(NOON));
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

/** Asks for the debit of a transfer, as partner does; the credit would follow it. */
async function send(memberId: string, amount: bigint, receiverId = ''): Promise<string> {
  const { commandId } = await world.send(
    {
      memberId,
      kind: Kind.TRANSFER_OUT,
      amount,
      counterAccount: 'partner:transfer',
      subjectType: 'partner-transfer',
      subjectId: randomUUID(),
      receiverId,
    },
    'partner',
  );
  return commandId;
}

/** What became of commands, in their order; null where one was applied. */
async function outcomesOf(commandIds: readonly string[]): Promise<(string | null)[]> {
  return eventually(async () => {
    const { rows } = await world.pool.query<{ id: string; refusal: string | null }>(
      'select command_id as id, refusal from ledger where command_id = any($1::uuid[])',
      [commandIds],
    );
    expect(rows).toHaveLength(commandIds.length);
    const refusals = new Map(rows.map(({ id, refusal }) => [id, refusal]));
    return commandIds.map((id) => refusals.get(id) ?? null);
  });
}

const give = async (from: string, amount: bigint, to: string) =>
  (await outcomesOf([await send(from, amount, to)]))[0];

async function giver(won: bigint): Promise<string> {
  const { memberId } = world.member();
  await world.give(memberId, won);
  return memberId;
}

test('attack: a hundred transfers at once carry a member past their own deposit limit', async () => {
  const { memberId, call } = world.member();
  await world.protect(memberId, { version: 1, deposit: { day: 50_000n } });
  const givers = await Promise.all(Array.from({ length: 10 }, () => giver(100_000n)));
  const ids = await Promise.all(
    Array.from({ length: 100 }, (_, at) => send(givers[at % 10] ?? '', 10_000n, memberId)),
  );
  const outcomes = await outcomesOf(ids);
  expect(outcomes.filter((refusal) => refusal === null)).toHaveLength(5);
  expect(new Set(outcomes)).toEqual(new Set([null, 'C504']));
  // What is on its way counts: no credit has come yet.
  expect((await call('/api/cash/in', { amount: '20000' })).resultCode).toBe('C106');
  const { data } = await call('/api/cash/protectionUsage');
  expect(data.list[0]).toMatchObject({ kind: 'deposit', period: 'day', used: '50000' });
});

test('attack: transfers and deposits at once pass a limit that neither does', async () => {
  const { memberId, call } = world.member();
  await world.protect(memberId, { version: 1, deposit: { day: 60_000n } });
  const givers = await Promise.all(Array.from({ length: 6 }, () => giver(50_000n)));
  const [ids, asked] = await Promise.all([
    Promise.all(givers.map((from) => send(from, 50_000n, memberId))),
    call('/api/cash/in', { amount: '20000' }),
  ]);
  const given = (await outcomesOf(ids)).filter((refusal) => refusal === null).length;
  expect(given * 50_000 + (asked.resultCode === '0' ? 20_000 : 0)).toBeLessThanOrEqual(60_000);
  expect(given === 1 || asked.resultCode === '0').toBe(true);
});

test('attack: money is given to who is excluded, rests or may not deposit', async () => {
  const from = await giver(100_000n);
  const [excluded, resting, banned] = [world.member(), world.member(), world.member()];
  await world.protect(excluded.memberId, { version: 1, excluded: true });
  const timeOutUntil = new Date(world.clock.now().getTime() + 60_000);
  await world.protect(resting.memberId, { version: 1, timeOutUntil });
  await world.approve(banned.memberId, { loginId: 'banned' });
  const ban = { memberId: banned.memberId, deposit: true, withdrawal: false, reason: '확인 중' };
  expect((await world.cashier('/api/admin/wallet/ban', ban)).resultCode).toBe('0');
  for (const { memberId } of [excluded, resting, banned]) {
    expect(await give(from, 10_000n, memberId)).toBe('C504');
  }
  world.clock.advance(60_000);
  expect(await give(from, 10_000n, resting.memberId)).toBe(null);
  // A transfer that names nobody, as to a partner, is nobody's deposit.
  expect(await give(from, 10_000n, '')).toBe(null);
});

test('what is taken of a member makes room again, and a new day does', async () => {
  const from = await giver(200_000n);
  const { memberId } = world.member();
  await world.protect(memberId, { version: 1, deposit: { day: 30_000n, week: 50_000n } });
  expect(await give(from, 30_000n, memberId)).toBe(null);
  await world.give(memberId, 30_000n);
  expect(await give(from, 10_000n, memberId)).toBe('C504');
  expect(await outcomesOf([await send(memberId, 20_000n)])).toEqual([null]);
  expect(await give(from, 10_001n + 10_000n, memberId)).toBe('C504');
  expect(await give(from, 20_000n, memberId)).toBe(null);
  world.clock.set('2026-01-15T15:00:00Z');
  expect(await give(from, 20_001n, memberId)).toBe('C504');
  expect(await give(from, 20_000n, memberId)).toBe(null);
});

test('attack: winnings that are taken and given again pass the limit', async () => {
  const from = await giver(200_000n);
  const { memberId } = world.member();
  await world.protect(memberId, { version: 1, deposit: { day: 30_000n } });
  await world.give(memberId, 1_000_000n);
  expect(await outcomesOf([await send(memberId, 1_000_000n)])).toEqual([null]);
  expect(await give(from, 30_000n, memberId)).toBe(null);
  expect(await give(from, 30_000n, memberId)).toBe('C504');
  // Who has not the money learns nothing of whom it would go to.
  expect(await give(from, 200_000n, memberId)).toBe('C202');
});

test('what is taken of a commission is no transfer, and makes no room', async () => {
  const { memberId } = world.member();
  await world.give(memberId, 50_000n);
  await world.apply({
    siteId: 'noriter',
    memberId,
    kind: Kind.TRANSFER_OUT,
    amount: 20_000n,
    counterAccount: 'partner:commission',
  });
  const { rows } = await world.pool.query('select from member_transfer where member_id = $1', [
    memberId,
  ]);
  expect(rows).toEqual([]);
});
