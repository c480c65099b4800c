// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually, listenTo } from '@noriter/kit/testing';
import { walletEvents } from '@noriter/proto/topics';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commitCommands } from '../src/actions/apply-commands.ts';
import type { Command } from '../src/domain/ledger/command.ts';
import { makeCommand } from '../src/domain/ledger/make-command.ts';
import type { CommandKind } from '../src/domain/ledger/posting.ts';
import { NOON, openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_debts');
});
beforeEach(() => world.clock.set(NOON));
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

function commandFor(memberId: string, kind: CommandKind, amount: bigint): Command {
  const subject = { subjectType: 'bet-slip', subjectId: randomUUID(), product: 'sport' };
  const commandId = randomUUID();
  return makeCommand({ commandId, siteId: 'noriter', memberId, kind, amount, ...subject });
}

const apply = (...commands: Command[]) => commitCommands(world.pool, commands, world.clock);

/** A member who has so much, and of whom so much was taken back. */
async function owing(cash: bigint, back: bigint) {
  const member = world.member();
  await world.approve(member.memberId, { loginId: `d${member.memberId.slice(0, 8)}` });
  if (cash > 0n) await world.give(member.memberId, cash);
  const clawback = commandFor(member.memberId, 'clawback', back);
  await apply(clawback);
  return {
    ...member,
    clawback,
    balance: async () => (await member.call('/api/cash/getUserCash')).data,
    debts: async () => (await member.call('/api/cash/debts')).data,
    out: (amount: string) => member.call('/api/cash/out', { amount, cashOutPass: '1234' }),
  };
}

async function move(requestId: string, name: 'wait' | 'approve' | 'reject') {
  return world.cashier(`/api/admin/cash/${name}`, { requestId, reason: '사유' });
}

describe('what cannot be taken back is owed', () => {
  test('its member sees it, and it is paid by what comes in, each part once', async () => {
    const member = await owing(30_000n, 100_000n);
    expect(await member.balance()).toMatchObject({ cash: '0', owed: '70000', version: '3' });
    expect(await member.debts()).toMatchObject({
      owed: '70000',
      list: [
        {
          debtId: member.clawback.commandId,
          subjectType: 'bet-slip',
          subjectId: member.clawback.subjectId,
          product: 'sport',
          amount: '100000',
          collected: '30000',
          left: '70000',
        },
      ],
    });
    const payout = commandFor(member.memberId, 'payout', 45_000n);
    await apply(payout);
    await Promise.all([apply(payout, payout), apply(payout), apply(member.clawback)]);
    expect(await member.balance()).toMatchObject({ cash: '0', owed: '25000', version: '5' });
    await apply(commandFor(member.memberId, 'payout', 40_000n));
    expect(await member.balance()).toMatchObject({ cash: '15000', owed: '0' });
    expect(await member.debts()).toEqual({ owed: '0', list: [] });
  });

  test('every payment is published, also when the process ends before it has published anything', async () => {
    const listener = await listenTo(world.space, walletEvents);
    // Committed directly: the outcomes of the commands themselves are never sent from here.
    const member = await owing(30_000n, 100_000n);
    await apply(commandFor(member.memberId, 'payout', 45_000n));
    const published = () =>
      listener.events.flatMap(({ key, value: { event } }) => {
        if (key !== member.memberId || event.case !== 'outcome') return [];
        const { kind, amount, owed, cash } = event.value;
        return kind === Kind.DEBT_PAYMENT ? [{ amount, owed, cash }] : [];
      });
    await eventually(() =>
      expect(published()).toEqual([
        { amount: 30_000n, owed: 70_000n, cash: 0n },
        { amount: 45_000n, owed: 25_000n, cash: 0n },
      ]),
    );
    await listener.stop();
  });

  test('a payment is the wallet’s own: nobody can ask for one', async () => {
    const member = await owing(0n, 10_000n);
    const subject = { subjectType: 'debt', subjectId: member.clawback.commandId };
    for (const kind of [Kind.DEBT_PAYMENT, Kind.DEBT_WRITE_OFF]) {
      await world.send({ memberId: member.memberId, kind, amount: 10_000n, ...subject });
    }
    await world.send({ memberId: member.memberId, kind: Kind.PAYOUT, amount: 1_000n });
    await eventually(async () => expect((await member.balance()).owed).toBe('9000'));
  });

  test('a deposit is only to be staked as far as it stayed', async () => {
    const manager = world.operator('cash.policy', 'cash.read');
    const { policy, version } = (await manager('/api/admin/cash/policy/get')).data;
    const whole = { ...policy, rollingPercent: 100 };
    await manager('/api/admin/cash/policy/set', { version, policy: whole });
    const member = await owing(0n, 30_000n);
    const { data } = await member.call('/api/cash/in', { amount: '50000' });
    await move(data.requestId, 'wait');
    expect((await move(data.requestId, 'approve')).resultCode).toBe('0');
    expect(await member.balance()).toMatchObject({ cash: '20000', owed: '0' });
    const { withdrawal } = (await member.call('/api/cash/limits')).data;
    expect(withdrawal).toMatchObject({ rollingRemaining: '20000', owed: '0' });
  });
});

describe('a withdrawal', () => {
  test.each([
    ['ko', '70,000원이 남아'],
    ['en', '70,000 won are owed'],
    ['vi', 'còn nợ 70,000 won'],
  ] as const)('of who owes is refused with the sum, in %s', async (language, text) => {
    const member = await owing(0n, 70_000n);
    const wish = { amount: '10000', cashOutPass: '1234' };
    const answer = await member.call('/api/cash/out', wish, { language });
    expect(answer).toMatchObject({ resultCode: 'C221' });
    expect(answer.resultMessage).toContain(text);
    expect((await member.call('/api/cash/limits')).data.withdrawal.owed).toBe('70000');
  });

  test('that waited before the debt arose keeps its money, and may only be rejected', async () => {
    const member = world.member();
    await world.give(member.memberId, 100_000n);
    const wish = { amount: '60000', cashOutPass: '1234' };
    const { requestId } = (await member.call('/api/cash/out', wish)).data;
    await apply(commandFor(member.memberId, 'clawback', 70_000n));
    const balance = async () => (await member.call('/api/cash/getUserCash')).data;
    expect(await balance()).toMatchObject({ cash: '0', held: '60000', owed: '30000' });
    world.clock.advance(1_000);
    await move(requestId, 'wait');
    expect((await move(requestId, 'approve')).resultCode).toBe('W014');
    const { list } = (await world.cashier('/api/admin/cash/list', { kind: 'out' })).data;
    expect(list[0]).toMatchObject({ requestId, owed: '30000' });
    expect((await move(requestId, 'reject')).data.status).toBe(-1);
    expect(await balance()).toMatchObject({ cash: '30000', held: '0', owed: '0' });
  });

  test('that its member cancels pays the debt', async () => {
    const member = world.member();
    await world.give(member.memberId, 60_000n);
    const wish = { amount: '60000', cashOutPass: '1234' };
    const { requestId } = (await member.call('/api/cash/out', wish)).data;
    await apply(commandFor(member.memberId, 'clawback', 70_000n));
    await member.call('/api/cash/del', { requestId });
    const { data } = await member.call('/api/cash/getUserCash');
    expect(data).toMatchObject({ cash: '0', held: '0', owed: '10000' });
  });

  test('that an operator was paying when the debt arose may be completed', async () => {
    const member = world.member();
    await world.give(member.memberId, 60_000n);
    const wish = { amount: '60000', cashOutPass: '1234' };
    const { requestId } = (await member.call('/api/cash/out', wish)).data;
    await move(requestId, 'wait');
    world.clock.advance(1_000);
    await apply(commandFor(member.memberId, 'clawback', 70_000n));
    expect((await move(requestId, 'approve')).data.status).toBe(1);
    const { data } = await member.call('/api/cash/getUserCash');
    expect(data).toMatchObject({ cash: '0', held: '0', owed: '70000' });
  });
});

test('debts, deposits, bets, replays and withdrawals at once: nothing is made or lost', async () => {
  const members = await Promise.all([
    owing(5_000n, 20_000n),
    owing(0n, 40_000n),
    owing(9_000n, 1n),
  ]);
  const commands = members.flatMap(({ memberId }) =>
    Array.from({ length: 30 }, (_, at) => {
      const kinds = ['payout', 'stake', 'clawback', 'refund', 'bonus_grant'] as const;
      return commandFor(memberId, kinds[at % kinds.length] ?? 'payout', BigInt(1_000 + at * 700));
    }),
  );
  const withdrawals = members.flatMap((member) =>
    Array.from({ length: 4 }, () => member.out('10000')),
  );
  // As two wallets with the same messages would: each command twice, in batches cut differently.
  const chunks = (size: number) =>
    Array.from({ length: Math.ceil(commands.length / size) }, (_, at) =>
      apply(...commands.slice(at * size, (at + 1) * size)),
    );
  await Promise.all([...chunks(1), ...chunks(7), ...withdrawals]);
  await world.expectWholeBooks();
  const ids = members.map(({ memberId }) => memberId);
  const { rows } = await world.pool.query<{ made: bigint; paid: bigint; cash: bigint }>(
    `select
       (select sum(amount) from debt where member_id = any ($1))::bigint as made,
       (select sum(amount) from ledger where kind = 14 and member_id = any ($1))::bigint as paid,
       (select sum(cash) from account where owed > 0 and member_id = any ($1))::bigint as cash`,
    [ids],
  );
  const left = (await Promise.all(members.map(({ debts }) => debts()))).map(({ owed }) =>
    BigInt(owed),
  );
  expect(rows[0]?.paid).toBe((rows[0]?.made ?? 0n) - left.reduce((sum, one) => sum + one, 0n));
  expect(rows[0]?.cash ?? 0n).toBe(0n);
  expect(rows[0]?.paid).toBeGreaterThan(0n);
});
