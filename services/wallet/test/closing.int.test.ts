import { randomUUID } from 'node:crypto';
import { callAs, serviceCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitCommands } from '../src/actions/apply-commands.ts';
import { closeCommands } from '../src/actions/close-commands.ts';
import { makeCommand } from '../src/domain/command.ts';
import { openWalletHouse, type WalletHouse } from './wallet-house.ts';

let house: WalletHouse;

beforeAll(async () => {
  house = await openWalletHouse('wallet_closing');
});
afterAll(() => house.close());

const stakeOf = (memberId: string, amount = 100n) => ({
  commandId: randomUUID(),
  siteId: 'noriter',
  memberId,
  kind: 'stake' as const,
  amount,
  counterAccount: 'house:mini',
  subjectType: 'bet-slip',
  subjectId: randomUUID(),
  product: 'mini',
});

const cashOf = async (memberId: string) => {
  const { rows } = await house.pool.query<{ cash: bigint }>(
    'select cash from account where member_id = $1',
    [memberId],
  );
  return rows[0]?.cash;
};

it('answers what was decided, and refuses for good what was not', async () => {
  const { memberId } = house.member();
  await house.give(memberId, 1_000n);
  const [taken, unknown] = [stakeOf(memberId), stakeOf(memberId)];
  const short = stakeOf(memberId, 5_000n);
  const decided = [taken, short].map(makeCommand);
  const { pool, clock } = house;
  await commitCommands(pool, decided, clock);
  const decidedAt = clock.now().toISOString();
  clock.advance(60_000);

  const call = callAs(house.service, serviceCaller('betting'));
  const close = (commands: (typeof taken)[]) =>
    call('/internal/commands/close', {
      commands: commands.map((one) => ({ ...one, amount: one.amount.toString() })),
    });
  const both = [
    { commandId: taken.commandId, applied: true, refusalCode: '', at: decidedAt },
    { commandId: short.commandId, applied: false, refusalCode: 'B6000', at: decidedAt },
    {
      commandId: unknown.commandId,
      applied: false,
      refusalCode: 'W408',
      at: clock.now().toISOString(),
    },
  ];
  expect((await close([taken, short, unknown])).data.outcomes).toEqual(both);
  clock.advance(60_000);
  expect((await close([taken, short, unknown])).data.outcomes).toEqual(both);

  const [late] = await commitCommands(pool, [makeCommand(unknown)], clock);
  expect(late).toMatchObject({ refusal: 'W408', replayed: true });
  expect(await cashOf(memberId)).toBe(900n);
  const other = await close([{ ...unknown, amount: 7n }]);
  expect(other.data.outcomes).toMatchObject([{ applied: false, refusalCode: 'C999' }]);
});

it('is for services alone, and opens no account', async () => {
  const { memberId, call } = house.member();
  const command = stakeOf(memberId);
  const body = { commands: [{ ...command, amount: '100' }] };
  expect((await call('/internal/commands/close', body)).resultCode).toBe('H403');
  const closed = await closeCommands(house.running.deps, [makeCommand(command)]);
  expect(closed).toMatchObject([{ refusal: 'W408' }]);
  expect(await cashOf(memberId)).toBeUndefined();
});

it('against commands that come at the same moment leaves one outcome of each, and no money lost', async () => {
  const members = Array.from({ length: 5 }, () => house.member().memberId);
  await house.giveAll(members.map((memberId) => ({ memberId, amount: 100_000n })));
  const commands = members.flatMap((memberId) =>
    Array.from({ length: 60 }, () => makeCommand(stakeOf(memberId))),
  );
  const pages = [0, 100, 200].map((at) => commands.slice(at, at + 100));
  const { pool, clock, running } = house;
  const [applied, closed] = await Promise.all([
    Promise.all(pages.map((page) => commitCommands(pool, page, clock))),
    Promise.all(pages.toReversed().map((page) => closeCommands(running.deps, page))),
  ]);
  const said = (outcomes: Awaited<ReturnType<typeof closeCommands>>[]) =>
    new Map(outcomes.flat().map(({ command, refusal }) => [command.commandId, refusal]));
  expect(said(closed)).toEqual(said(applied));
  const taken = [...said(applied).values()].filter((refusal) => refusal === null).length;
  const left = await Promise.all(members.map(cashOf));
  expect(left.reduce((sum: bigint, cash) => sum + (cash ?? 0n), 0n)).toBe(
    500_000n - 100n * BigInt(taken),
  );
  await house.expectWholeBooks();
});
