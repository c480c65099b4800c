// @module-tag money
import { randomUUID } from 'node:crypto';
import { toBinary } from '@bufbuild/protobuf';
import { macOf } from '@noriter/kit/message-mac';
import {
  callAs,
  eventually,
  guestCaller,
  type Listening,
  listenTo,
  operatorCaller,
  serviceCaller,
} from '@noriter/kit/testing';
import { stakeEvents, walletEvents } from '@noriter/proto/topics';
import {
  type WalletCommand,
  WalletCommandKind,
  WalletCommandSchema,
} from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandMessage, openWalletWorld, type WalletWorld } from './wallet-world.ts';

const PATH = '/internal/commands/apply';

let world: WalletWorld;
let events: Listening<typeof walletEvents | typeof stakeEvents>;

beforeAll(async () => {
  world = await openWalletWorld('wallet_applying');
  events = await listenTo(world.space, walletEvents, stakeEvents);
});
afterAll(async () => {
  await events.stop();
  await world.close();
});

const stakeOf = (memberId: string, amount = 100n) =>
  commandMessage({
    memberId,
    kind: WalletCommandKind.STAKE,
    amount,
    counterAccount: 'house:mini',
    product: 'mini',
  });

const bytesOf = (command: WalletCommand) => toBinary(WalletCommandSchema, command);

const base64 = (command: WalletCommand) => Buffer.from(bytesOf(command)).toString('base64');

/** What proves a command of a service, as on its topic. */
const macFor = (command: WalletCommand, service: string) =>
  macOf(world.space.commandKeysOf(service)[0], {
    topic: 'wallet.commands',
    id: command.commandId,
    value: bytesOf(command),
  });

const apply = (commands: readonly (WalletCommand | string)[], service = 'betting', key = service) =>
  callAs(world.service, serviceCaller(service))(PATH, {
    commands: commands.map((one) => (typeof one === 'string' ? one : base64(one))),
    macs: commands.map((one) => (typeof one === 'string' ? '' : macFor(one, key))),
  });

async function outcomesOf(commands: readonly WalletCommand[]) {
  const { data } = await apply(commands);
  return data.outcomes as {
    commandId: string;
    applied: boolean;
    refusalCode: string;
    at: string;
  }[];
}

const cashOf = async (memberId: string) => {
  const { rows } = await world.pool.query<{ cash: bigint }>(
    'select cash from account where member_id = $1',
    [memberId],
  );
  return rows[0]?.cash;
};

const eventsOf = (commandId: string) => events.events.filter(({ id }) => id === commandId);

/** What the member had after a command, by its one event. */
const publishedCash = (commandId: string) =>
  eventually(() => {
    const [published, ...others] = eventsOf(commandId);
    if (published?.value.event.case !== 'outcome' || others.length > 0)
      throw new Error('One event.');
    return published.value.event.value.cash;
  });

describe('commands that a service asks for directly', () => {
  it('are decided in their order, and are on the topic when they are answered', async () => {
    const { memberId } = world.member();
    await world.give(memberId, 250n);
    const commands = [stakeOf(memberId), stakeOf(memberId), stakeOf(memberId)];
    const [first, second, third] = commands.map(({ commandId }) => commandId);
    const at = expect.any(String);
    expect(await outcomesOf(commands)).toEqual([
      { commandId: first, applied: true, refusalCode: '', at, cash: '150' },
      { commandId: second, applied: true, refusalCode: '', at, cash: '50' },
      { commandId: third, applied: false, refusalCode: 'B6000', at, cash: '50' },
    ]);
    const published = await Promise.all(commands.map(({ commandId }) => publishedCash(commandId)));
    expect(published).toEqual([150n, 50n, 50n]);
  });

  it('are applied once, however often they come, and on whichever way', async () => {
    const { memberId } = world.member();
    await world.give(memberId, 1_000n);
    const command = stakeOf(memberId);
    const { commandId } = command;
    const taken = { commandId, applied: true, refusalCode: '' };
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => outcomesOf([command])),
      ...Array.from({ length: 5 }, () => world.send(command)),
      outcomesOf([command, command]),
    ]);
    expect(answers[0]).toMatchObject([taken]);
    expect(answers.at(-1)).toMatchObject([taken, taken]);
    expect(await cashOf(memberId)).toBe(900n);
    await world.send(command);
    await eventually(() => expect(eventsOf(commandId).length).toBeGreaterThan(20));
    expect(await cashOf(memberId)).toBe(900n);
  });

  it('race for the last money of a member with those of the topic, and never overdraw', async () => {
    const { memberId } = world.member();
    await world.give(memberId, 1_000n);
    const direct = Array.from({ length: 10 }, () => stakeOf(memberId));
    const sent = Array.from({ length: 10 }, () => stakeOf(memberId));
    const [answers] = await Promise.all([
      Promise.all(direct.map((command) => outcomesOf([command]))),
      ...sent.map((command) => world.send(command)),
    ]);
    const both = [...direct, ...sent];
    const published = await Promise.all(both.map(({ commandId }) => publishedCash(commandId)));
    const ledger = await world.pool.query<{ count: number }>(
      `select count(*)::int as count from ledger
       where member_id = $1 and kind = $2 and refusal is null`,
      [memberId, WalletCommandKind.STAKE],
    );
    expect(ledger.rows[0]?.count).toBe(10);
    expect(answers.flat().map(({ commandId }) => commandId)).toEqual(
      direct.map(({ commandId }) => commandId),
    );
    expect(published.every((cash) => cash >= 0n)).toBe(true);
    expect(await cashOf(memberId)).toBe(0n);
  });

  it('answer the sender alone when the id was used for something else', async () => {
    const { memberId } = world.member();
    await world.give(memberId, 1_000n);
    const command = stakeOf(memberId);
    await outcomesOf([command]);
    const other = { ...command, amount: 7n };
    expect(await outcomesOf([other])).toMatchObject([{ applied: false, refusalCode: 'C999' }]);
    await eventually(() => expect(eventsOf(command.commandId)).toHaveLength(1));
  });

  it.each([
    ['what is no command', 'AAAA'],
    ['what is no base64', '%%%'],
  ])('are refused together with %s, and none of them is applied', async (_what, wrong) => {
    const { memberId } = world.member();
    await world.give(memberId, 1_000n);
    const { resultCode } = await apply([stakeOf(memberId), wrong]);
    expect(resultCode).toBe('H400');
    expect(await cashOf(memberId)).toBe(1_000n);
  });

  it('are none of a kind that there is not', async () => {
    const { resultCode } = await apply([commandMessage({ memberId: randomUUID() })]);
    expect(resultCode).toBe('H400');
  });

  it('are for services alone', async () => {
    const stake = stakeOf(world.member().memberId);
    const body = { commands: [base64(stake)], macs: [macFor(stake, 'betting')] };
    for (const caller of [guestCaller(), operatorCaller({ permissions: ['cash.decide'] })]) {
      const { resultCode } = await callAs(world.service, caller)(PATH, body);
      expect(resultCode).not.toBe('0');
    }
    expect((await world.member().call(PATH, body)).resultCode).not.toBe('0');
  });
});

it('only betting stakes by a call, and pays nothing by one', async () => {
  const memberId = randomUUID();
  const payout = commandMessage({ memberId, kind: WalletCommandKind.PAYOUT, amount: 1_000n });
  expect((await apply([payout])).resultCode).toBe('H403');
  expect((await apply([stakeOf(memberId)], 'board')).resultCode).toBe('H403');
  expect((await apply([stakeOf(memberId)], 'betting', 'partner')).resultCode).toBe('H403');
  const close = callAs(world.service, serviceCaller('board'));
  const asked = stakeOf(memberId);
  const body = { commands: [base64(asked)], macs: [macFor(asked, 'betting')] };
  expect((await close('/internal/commands/close', body)).resultCode).toBe('H403');
});
