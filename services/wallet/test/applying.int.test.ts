import { randomUUID } from 'node:crypto';
import { toBinary } from '@bufbuild/protobuf';
import {
  callAs,
  eventually,
  guestCaller,
  type Listening,
  listenTo,
  operatorCaller,
  serviceCaller,
} from '@noriter/kit/testing';
import { walletEvents } from '@noriter/proto/topics';
import {
  type WalletCommand,
  WalletCommandKind,
  WalletCommandSchema,
} from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandMessage, openWalletHouse, type WalletHouse } from './wallet-house.ts';

const PATH = '/internal/commands/apply';

let house: WalletHouse;
let events: Listening<typeof walletEvents>;

beforeAll(async () => {
  house = await openWalletHouse('wallet_applying');
  events = await listenTo(house.space, walletEvents);
});
afterAll(async () => {
  await events.stop();
  await house.close();
});

const stakeOf = (memberId: string, amount = 100n) =>
  commandMessage({
    memberId,
    kind: WalletCommandKind.STAKE,
    amount,
    counterAccount: 'house:mini',
    product: 'mini',
  });

const base64 = (command: WalletCommand) =>
  Buffer.from(toBinary(WalletCommandSchema, command)).toString('base64');

const apply = (commands: readonly (WalletCommand | string)[]) =>
  callAs(house.service, serviceCaller('betting'))(PATH, {
    commands: commands.map((one) => (typeof one === 'string' ? one : base64(one))),
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
  const { rows } = await house.pool.query<{ cash: bigint }>(
    'select cash from account where member_id = $1',
    [memberId],
  );
  return rows[0]?.cash;
};

const toldOf = (commandId: string) => events.events.filter(({ id }) => id === commandId);

/** What the member had behind a command, by the one event that tells of it. */
const cashTold = (commandId: string) =>
  eventually(() => {
    const [told, ...others] = toldOf(commandId);
    if (told?.value.event.case !== 'outcome' || others.length > 0) throw new Error('One tells.');
    return told.value.event.value.cash;
  });

describe('commands that a service asks for directly', () => {
  it('are decided in their order, and are on the topic when they are answered', async () => {
    const { memberId } = house.member();
    await house.give(memberId, 250n);
    const commands = [stakeOf(memberId), stakeOf(memberId), stakeOf(memberId)];
    const [first, second, third] = commands.map(({ commandId }) => commandId);
    const at = expect.any(String);
    expect(await outcomesOf(commands)).toEqual([
      { commandId: first, applied: true, refusalCode: '', at },
      { commandId: second, applied: true, refusalCode: '', at },
      { commandId: third, applied: false, refusalCode: 'B6000', at },
    ]);
    const told = await Promise.all(commands.map(({ commandId }) => cashTold(commandId)));
    expect(told).toEqual([150n, 50n, 50n]);
  });

  it('are applied once, however often they come, and on whichever way', async () => {
    const { memberId } = house.member();
    await house.give(memberId, 1_000n);
    const command = stakeOf(memberId);
    const { commandId } = command;
    const taken = { commandId, applied: true, refusalCode: '' };
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => outcomesOf([command])),
      ...Array.from({ length: 5 }, () => house.send(command)),
      outcomesOf([command, command]),
    ]);
    expect(answers[0]).toMatchObject([taken]);
    expect(answers.at(-1)).toMatchObject([taken, taken]);
    expect(await cashOf(memberId)).toBe(900n);
    await house.send(command);
    await eventually(() => expect(toldOf(commandId).length).toBeGreaterThan(20));
    expect(await cashOf(memberId)).toBe(900n);
  });

  it('race for the last money of a member with those of the topic, and never overdraw', async () => {
    const { memberId } = house.member();
    await house.give(memberId, 1_000n);
    const direct = Array.from({ length: 10 }, () => stakeOf(memberId));
    const sent = Array.from({ length: 10 }, () => stakeOf(memberId));
    const [answers] = await Promise.all([
      Promise.all(direct.map((command) => outcomesOf([command]))),
      ...sent.map((command) => house.send(command)),
    ]);
    const both = [...direct, ...sent];
    const told = await Promise.all(both.map(({ commandId }) => cashTold(commandId)));
    const ledger = await house.pool.query<{ count: number }>(
      `select count(*)::int as count from ledger
       where member_id = $1 and kind = $2 and refusal is null`,
      [memberId, WalletCommandKind.STAKE],
    );
    expect(ledger.rows[0]?.count).toBe(10);
    expect(answers.flat().map(({ commandId }) => commandId)).toEqual(
      direct.map(({ commandId }) => commandId),
    );
    expect(told.every((cash) => cash >= 0n)).toBe(true);
    expect(await cashOf(memberId)).toBe(0n);
  });

  it('answer the sender alone when the id was used for something else', async () => {
    const { memberId } = house.member();
    await house.give(memberId, 1_000n);
    const command = stakeOf(memberId);
    await outcomesOf([command]);
    const other = { ...command, amount: 7n };
    expect(await outcomesOf([other])).toMatchObject([{ applied: false, refusalCode: 'C999' }]);
    await eventually(() => expect(toldOf(command.commandId)).toHaveLength(1));
  });

  it.each([
    ['what is no command', 'AAAA'],
    ['what is no base64', '%%%'],
    ['a kind nobody may ask for', base64(commandMessage({ memberId: randomUUID() }))],
  ])('are refused together with %s, and none of them is applied', async (_what, wrong) => {
    const { memberId } = house.member();
    await house.give(memberId, 1_000n);
    const { resultCode } = await apply([stakeOf(memberId), wrong]);
    expect(resultCode).toBe('H400');
    expect(await cashOf(memberId)).toBe(1_000n);
  });

  it('are for services alone', async () => {
    const body = { commands: [base64(stakeOf(house.member().memberId))] };
    for (const caller of [guestCaller(), operatorCaller({ permissions: ['cash.decide'] })]) {
      const { resultCode } = await callAs(house.service, caller)(PATH, body);
      expect(resultCode).not.toBe('0');
    }
    expect((await house.member().call(PATH, body)).resultCode).not.toBe('0');
  });
});
