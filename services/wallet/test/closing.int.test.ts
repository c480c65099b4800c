// @module-tag money
import { randomUUID } from 'node:crypto';
import { toBinary } from '@bufbuild/protobuf';
import { macOf, questionAbout } from '@noriter/kit/message-mac';
import { callAs, serviceCaller } from '@noriter/kit/testing';
import { WalletCommandKind, WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitCommands } from '../src/actions/apply-commands.ts';
import { closeCommands } from '../src/actions/close-commands.ts';
import { makeCommand } from '../src/domain/ledger/make-command.ts';
import { commandMessage, openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_closing');
});
afterAll(() => world.close());

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

type Stake = ReturnType<typeof stakeOf>;

const TOPIC = 'wallet.commands';
const CLOSE = '/internal/commands/close';

const bytesOf = (command: Stake) =>
  toBinary(WalletCommandSchema, commandMessage({ ...command, kind: WalletCommandKind.STAKE }));

/** Commands as betting asks about them; or an intruder does. */
function questionOf(
  commands: readonly Stake[],
  { service = 'betting', topic = questionAbout(TOPIC) }: { service?: string; topic?: string } = {},
) {
  const [key] = world.space.commandKeysOf(service);
  return {
    commands: commands.map((one) => Buffer.from(bytesOf(one)).toString('base64')),
    macs: commands.map((one) => macOf(key, { topic, id: one.commandId, value: bytesOf(one) })),
  };
}

const cashOf = async (memberId: string) => {
  const { rows } = await world.pool.query<{ cash: bigint }>(
    'select cash from account where member_id = $1',
    [memberId],
  );
  return rows[0]?.cash;
};

it('answers what was decided, and refuses for good what was not', async () => {
  const { memberId } = world.member();
  await world.give(memberId, 1_000n);
  const [taken, unknown] = [stakeOf(memberId), stakeOf(memberId)];
  const short = stakeOf(memberId, 5_000n);
  const decided = [taken, short].map(makeCommand);
  const { pool, clock } = world;
  await commitCommands(pool, decided, clock);
  const decidedAt = clock.now().toISOString();
  clock.advance(60_000);

  const call = callAs(world.service, serviceCaller('betting'));
  const close = (commands: Stake[]) => call(CLOSE, questionOf(commands));
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
  const { memberId, call } = world.member();
  const command = stakeOf(memberId);
  expect((await call(CLOSE, questionOf([command]))).resultCode).toBe('H403');
  const closed = await closeCommands(world.running.deps, [makeCommand(command)]);
  expect(closed).toMatchObject([{ refusal: 'W408' }]);
  expect(await cashOf(memberId)).toBeUndefined();
});

describe('attack: who has the key that betting calls with', () => {
  const call = (body: object) => callAs(world.service, serviceCaller('betting'))(CLOSE, body);
  const stillOpen = async (command: Stake) => {
    const { pool, clock } = world;
    const [outcome] = await commitCommands(pool, [makeCommand(command)], clock);
    expect(outcome).toMatchObject({ refusal: null, replayed: false });
  };

  it("refuses nobody's stake without the key of its commands", async () => {
    const { memberId } = world.member();
    await world.give(memberId, 1_000n);
    const command = stakeOf(memberId);
    const { commands, macs } = questionOf([command]);
    for (const body of [
      { commands, macs: [] },
      { commands, macs: [''] },
      questionOf([command], { service: 'promotion' }),
      // What went with the command on its topic, where anybody reads it who reaches the broker.
      questionOf([command], { topic: TOPIC }),
      { commands: questionOf([{ ...command, amount: 7n }]).commands, macs },
    ]) {
      expect((await call(body)).resultCode).toBe('H403');
    }
    await stillOpen(command);
  });

  it('stakes nothing by what asked about a stake', async () => {
    const { memberId } = world.member();
    await world.give(memberId, 1_000n);
    const apply = callAs(world.service, serviceCaller('betting'));
    const question = questionOf([stakeOf(memberId)]);
    expect((await apply('/internal/commands/apply', question)).resultCode).toBe('H403');
    expect(await cashOf(memberId)).toBe(1_000n);
  });

  it('asks about nothing that betting has no business with', async () => {
    const { memberId } = world.member();
    const deposit = commandMessage({ memberId, kind: WalletCommandKind.DEPOSIT, amount: 5n });
    const value = toBinary(WalletCommandSchema, deposit);
    const [key] = world.space.commandKeysOf('betting');
    const mac = macOf(key, { topic: questionAbout(TOPIC), id: deposit.commandId, value });
    const body = { commands: [Buffer.from(value).toString('base64')], macs: [mac] };
    expect((await call(body)).resultCode).toBe('H403');
  });
});

it('against commands that come at the same moment leaves one outcome of each, and no money lost', async () => {
  const members = Array.from({ length: 5 }, () => world.member().memberId);
  await world.giveAll(members.map((memberId) => ({ memberId, amount: 100_000n })));
  const commands = members.flatMap((memberId) =>
    Array.from({ length: 60 }, () => makeCommand(stakeOf(memberId))),
  );
  const pages = [0, 100, 200].map((at) => commands.slice(at, at + 100));
  const { pool, clock, running } = world;
  const [applied, closed] = await Promise.all([
    Promise.all(pages.map((page) => commitCommands(pool, page, clock))),
    Promise.all(pages.toReversed().map((page) => closeCommands(running.deps, page))),
  ]);
  const refusals = (outcomes: Awaited<ReturnType<typeof closeCommands>>[]) =>
    new Map(outcomes.flat().map(({ command, refusal }) => [command.commandId, refusal]));
  expect(refusals(closed)).toEqual(refusals(applied));
  const taken = [...refusals(applied).values()].filter((refusal) => refusal === null).length;
  const left = await Promise.all(members.map(cashOf));
  expect(left.reduce((sum: bigint, cash) => sum + (cash ?? 0n), 0n)).toBe(
    500_000n - 100n * BigInt(taken),
  );
  await world.expectWholeBooks();
});
