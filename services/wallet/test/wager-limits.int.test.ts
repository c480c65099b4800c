// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commitCommands } from '../src/actions/apply-commands.ts';
import { makeCommand } from '../src/domain/ledger/make-command.ts';
import type { CommandKind } from '../src/domain/ledger/posting.ts';
import { NOON, openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_wager_limits');
});
beforeEach(() => world.clock.set(NOON));
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

/** NOON is a Thursday. */
const TOMORROW = '2026-01-15T15:00:00Z';

type Moved = { commandId?: string; subjectId?: string };

function commandOf(memberId: string, kind: CommandKind, amount: bigint, as: Moved = {}) {
  const { commandId = randomUUID(), subjectId = randomUUID() } = as;
  const draft = { commandId, siteId: 'noriter', memberId, kind, amount };
  return makeCommand({ ...draft, subjectType: 'bet-slip', subjectId, product: 'sport' });
}

async function player() {
  const { memberId, call } = world.member();
  await world.give(memberId, 1_000_000n);
  const move = async (kind: CommandKind, amount: bigint, as: Moved = {}) => {
    const command = commandOf(memberId, kind, amount, as);
    const [outcome] = await commitCommands(world.pool, [command], world.clock);
    return outcome?.refusal ?? 'taken';
  };
  const stake = (amount: bigint, as: Moved = {}) => move('stake', amount, as);
  return { memberId, call, move, stake };
}

async function standing(memberId: string): Promise<Record<string, bigint>> {
  const { rows } = await world.pool.query<{ day: string; staked: bigint }>(
    'select day::text, staked from member_wager where member_id = $1 order by day',
    [memberId],
  );
  return Object.fromEntries(rows.map(({ day, staked }) => [day, staked]));
}

describe('attack: stakes beyond a limit of wagers', () => {
  test('twenty at once, with room for five, and what is won makes none', async () => {
    const { memberId, move, stake } = await player();
    await world.protect(memberId, { version: 1, wager: { day: 5_000n } });
    const codes = await Promise.all(Array.from({ length: 20 }, () => stake(1_000n)));
    expect(codes.filter((code) => code === 'taken')).toHaveLength(5);
    expect(codes.filter((code) => code === 'W106')).toHaveLength(15);
    expect(await move('payout', 9_000n)).toBe('taken');
    expect(await stake(1n)).toBe('W106');
    expect(await standing(memberId)).toEqual({ '2026-01-15': 5_000n });
    world.clock.set(TOMORROW);
    expect(await stake(5_000n)).toBe('taken');
  });

  test('twenty in one batch, and the same again, which count once', async () => {
    const { memberId, stake } = await player();
    await world.protect(memberId, { version: 1, wager: { month: 5_000n } });
    const commands = Array.from({ length: 20 }, () => commandOf(memberId, 'stake', 1_000n));
    const decide = async () => {
      const outcomes = await commitCommands(world.pool, commands, world.clock);
      return outcomes.map(({ refusal }) => refusal ?? 'taken');
    };
    const codes = await decide();
    expect(codes).toEqual([...Array(5).fill('taken'), ...Array(15).fill('W108')]);
    expect(await decide()).toEqual(codes);
    expect(await standing(memberId)).toEqual({ '2026-01-15': 5_000n });
    expect(await stake(1n)).toBe('W108');
  });

  test('on the topic', async () => {
    const { memberId } = await player();
    await world.protect(memberId, { version: 1, wager: { week: 1_500n } });
    const sent = [];
    for (let time = 0; time < 2; time += 1) {
      sent.push(await world.send({ memberId, kind: Kind.STAKE, amount: 1_000n }));
    }
    const ids = sent.map(({ commandId }) => commandId);
    await eventually(async () => {
      const { rows } = await world.pool.query<{ refusal: string | null }>(
        'select refusal from ledger where command_id = any ($1::uuid[]) order by position',
        [ids],
      );
      expect(rows.map(({ refusal }) => refusal)).toEqual([null, 'W107']);
    });
  });

  test('by a limit that is set when they are staked already, and one that was taken away', async () => {
    const { memberId, move, stake } = await player();
    const cancelled = { subjectId: randomUUID() };
    await stake(30_000n);
    await stake(20_000n, cancelled);
    await move('refund', 20_000n, cancelled);
    await world.protect(memberId, { version: 1, wager: { day: 40_000n } });
    expect(await stake(10_001n)).toBe('W106');
    expect(await stake(10_000n)).toBe('taken');
    await world.protect(memberId, { version: 2 });
    expect(await stake(5_000n)).toBe('taken');
    // Nobody counted that one: it is counted when there is a limit again.
    await world.protect(memberId, { version: 3, wager: { day: 50_000n } });
    expect(await stake(5_001n)).toBe('W106');
    expect(await stake(5_000n)).toBe('taken');
  });
});

describe('what is given back', () => {
  test('makes room in the periods of its stake, once', async () => {
    const { memberId, move, stake } = await player();
    await world.protect(memberId, { version: 1, wager: { day: 10_000n, week: 15_000n } });
    const slip = { subjectId: randomUUID() };
    expect(await stake(10_000n, slip)).toBe('taken');
    const back = { ...slip, commandId: randomUUID() };
    expect(await move('refund', 4_000n, back)).toBe('taken');
    expect(await move('refund', 4_000n, back)).toBe('taken');
    expect(await stake(4_001n)).toBe('W106');
    expect(await stake(4_000n)).toBe('taken');
    world.clock.set(TOMORROW);
    expect(await stake(5_001n)).toBe('W107');
    // Of yesterday's stake: room in the week, and none in the day.
    expect(await move('refund', 6_000n, slip)).toBe('taken');
    expect(await stake(10_001n)).toBe('W106');
    expect(await stake(10_000n)).toBe('taken');
    expect(await standing(memberId)).toEqual({ '2026-01-15': 4_000n, '2026-01-16': 10_000n });
  });

  test('in the batch of its stake counts as it would in another', async () => {
    const { memberId, stake } = await player();
    await world.protect(memberId, { version: 1, wager: { day: 10_000n } });
    const slip = { subjectId: randomUUID() };
    const batch = [
      commandOf(memberId, 'stake', 10_000n, slip),
      commandOf(memberId, 'refund', 10_000n, slip),
      commandOf(memberId, 'stake', 9_000n),
    ];
    const outcomes = await commitCommands(world.pool, batch, world.clock);
    expect(outcomes.map(({ refusal }) => refusal)).toEqual([null, null, null]);
    expect(await stake(1_001n)).toBe('W106');
  });
});

test('what goes to a vendor’s own wallet is staked, and given back only where it never got there', async () => {
  const { memberId, move, stake } = await player();
  await world.protect(memberId, { version: 1, wager: { day: 10_000n } });
  const transfer = { subjectId: randomUUID() };
  expect(await move('game_money_out', 10_001n)).toBe('W106');
  expect(await move('game_money_out', 10_000n, transfer)).toBe('taken');
  expect(await move('game_money_in', 10_000n, transfer)).toBe('taken');
  expect(await move('game_money_out', 8_000n)).toBe('taken');
  expect(await move('game_money_in', 8_000n)).toBe('taken');
  expect(await stake(2_001n)).toBe('W106');
});

test('a free bet is no money of the member’s', async () => {
  const { memberId, move } = await player();
  await world.protect(memberId, { version: 1, wager: { day: 0n } });
  expect(await move('free_bet_grant', 1_000n)).toBe('taken');
  expect(await move('free_bet_stake', 1_000n)).toBe('taken');
  expect(await move('stake', 1n)).toBe('W106');
});

test('a bound that a wallet of before kept nothing of is there with the next deposit, and counts what was staked', async () => {
  const { memberId, call, stake } = await player();
  await world.protect(memberId, { version: 1, wager: { day: 10_000n } });
  await world.pool.query(
    `update account set wager_max_day = null, wager_max_week = null, wager_max_month = null
     where member_id = $1`,
    [memberId],
  );
  expect(await stake(8_000n)).toBe('taken');
  expect((await call('/api/cash/in', { amount: '20000' })).resultCode).toBe('0');
  expect(await stake(2_001n)).toBe('W106');
  expect(await stake(2_000n)).toBe('taken');
});

test('a stricter one that a wallet of before kept nothing of is there with the next deposit', async () => {
  const { memberId, call, stake } = await player();
  await world.protect(memberId, { version: 1, wager: { day: 10_000n } });
  await world.protect(memberId, { version: 2, wager: { day: 5_000n } }, { silent: true });
  for (const table of ['member', 'account']) {
    const kept = `update ${table} set protection_version = 2 where member_id = $1`;
    await world.pool.query(kept, [memberId]);
  }
  expect((await call('/api/cash/in', { amount: '20000' })).resultCode).toBe('0');
  expect(await stake(5_001n)).toBe('W106');
  expect(await stake(5_000n)).toBe('taken');
});

test('what is given back twice, as after corrections, was staked once', async () => {
  const { memberId, move, stake } = await player();
  await world.protect(memberId, { version: 1, wager: { day: 10_000n } });
  const slip = { subjectId: randomUUID() };
  expect(await stake(4_000n, slip)).toBe('taken');
  expect(await stake(6_000n)).toBe('taken');
  expect(await move('refund', 4_000n, slip)).toBe('taken');
  expect(await move('clawback', 4_000n, slip)).toBe('taken');
  expect(await move('refund', 4_000n, slip)).toBe('taken');
  expect(await standing(memberId)).toEqual({ '2026-01-15': 6_000n });
  expect(await stake(4_001n)).toBe('W106');
});

test('a member sees what is used, with a limit and without', async () => {
  const { memberId, call, move, stake } = await player();
  const slip = { subjectId: randomUUID() };
  await stake(7_000n);
  await stake(3_000n, slip);
  await move('refund', 3_000n, slip);
  const row = async () => {
    const { data } = await call('/api/cash/protectionUsage');
    return data.list.find(
      ({ kind, period }: { kind: string; period: string }) => kind === 'wager' && period === 'week',
    );
  };
  expect(await row()).toMatchObject({ limit: null, used: '7000', remaining: null });
  await world.protect(memberId, { version: 1, wager: { week: 10_000n } });
  expect(await row()).toMatchObject({ limit: '10000', used: '7000', remaining: '3000' });
  await stake(2_000n);
  expect(await row()).toMatchObject({ used: '9000', remaining: '1000' });
});
