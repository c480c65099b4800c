import { randomUUID } from 'node:crypto';
import { fromBinary } from '@bufbuild/protobuf';
import { createReplyInbox } from '@noriter/kit/reply';
import { eventually, listenTo } from '@noriter/kit/testing';
import { walletEvents } from '@noriter/proto/topics';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import {
  type CommandOutcome,
  type WalletEvent,
  WalletEventSchema,
} from '@noriter/proto/wallet_events_pb';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { commitCommands } from '../src/actions/apply-commands.ts';
import { makeCommand } from '../src/domain/command.ts';
import { onWalletCommands } from '../src/events/on-wallet-commands.ts';
import { commandMessage, openWalletHouse, type WalletHouse } from './wallet-house.ts';

let house: WalletHouse;
let heard: Awaited<ReturnType<typeof listenTo<typeof walletEvents>>>;

beforeAll(async () => {
  house = await openWalletHouse('wallet_commands');
  heard = await listenTo(house.space, walletEvents);
});
afterEach(() => house.expectWholeBooks());
afterAll(async () => {
  await heard.stop();
  await house.close();
});

function outcomeOf(event: WalletEvent | undefined): CommandOutcome | undefined {
  return event?.event.case === 'outcome' ? event.event.value : undefined;
}

function outcomesFor(commandId: string): CommandOutcome[] {
  return heard.events
    .map((event) => outcomeOf(event.value))
    .filter((outcome) => outcome?.commandId === commandId)
    .filter((outcome) => outcome !== undefined);
}

async function heardOutcome(commandId: string): Promise<CommandOutcome> {
  return eventually(() => {
    const [outcome] = outcomesFor(commandId);
    if (outcome === undefined) throw new Error('not heard yet');
    return outcome;
  });
}

async function ledgerRows(memberId: string): Promise<number> {
  const { rows } = await house.pool.query<{ total: number }>(
    'select count(*)::int as total from ledger where member_id = $1',
    [memberId],
  );
  return rows[0]?.total ?? 0;
}

test('a command on the topic becomes a ledger row, a balance and an event', async () => {
  const memberId = randomUUID();
  const given = await house.send({ memberId, kind: Kind.BONUS_GRANT, amount: 5_000n });
  expect(await heardOutcome(given.commandId)).toMatchObject({
    applied: true,
    refusalCode: '',
    amount: 5_000n,
    cash: 5_000n,
    held: 0n,
    points: 0n,
    version: 1n,
  });
  const stake = await house.send({ memberId, kind: Kind.STAKE, amount: 6_000n });
  expect(await heardOutcome(stake.commandId)).toMatchObject({
    applied: false,
    refusalCode: 'B6000',
    cash: 5_000n,
    version: 1n,
  });
  expect(await ledgerRows(memberId)).toBe(2);
});

test('a waiting caller gets the outcome on its own channel', async () => {
  const inbox = await createReplyInbox(house.space.redis, randomUUID(), (payload) => payload);
  const command = commandMessage({ memberId: randomUUID(), kind: Kind.DEPOSIT, amount: 700n });
  const reply = inbox.expect(command.commandId, 5_000);
  await house.send({ ...command, replyTo: inbox.channel });
  const payload = await reply;
  expect(outcomeOf(fromBinary(WalletEventSchema, payload ?? new Uint8Array()))?.cash).toBe(700n);
  await inbox.close();
});

test('a caller that stopped waiting gets nothing, and the command still completes', async () => {
  const inbox = await createReplyInbox(house.space.redis, randomUUID(), (payload) => payload);
  const command = commandMessage({ memberId: randomUUID(), kind: Kind.DEPOSIT, amount: 700n });
  // The caller says NT99 when this is null; the outcome still arrives on the topic.
  expect(await inbox.expect(command.commandId, 1)).toBeNull();
  await house.send({ ...command, replyTo: inbox.channel });
  expect((await heardOutcome(command.commandId)).applied).toBe(true);
  await inbox.close();
});

test('the same command sent many times is applied once and answered each time', async () => {
  const memberId = randomUUID();
  const command = commandMessage({ memberId, kind: Kind.DEPOSIT, amount: 900n });
  await Promise.all(Array.from({ length: 20 }, () => house.send(command)));
  await eventually(() => expect(outcomesFor(command.commandId)).toHaveLength(20));
  for (const outcome of outcomesFor(command.commandId)) {
    expect(outcome).toMatchObject({ applied: true, cash: 900n, version: 1n });
  }
  expect(await ledgerRows(memberId)).toBe(1);
});

test('one id with another body: C999 to the sender alone, the first outcome stands', async () => {
  const memberId = randomUUID();
  const inbox = await createReplyInbox(house.space.redis, randomUUID(), (payload) => payload);
  const first = await house.send({ memberId, kind: Kind.DEPOSIT, amount: 900n });
  await heardOutcome(first.commandId);
  const reply = inbox.expect(first.commandId, 5_000);
  await house.send({ ...first, amount: 901n, replyTo: inbox.channel });
  const payload = await reply;
  const answered = outcomeOf(fromBinary(WalletEventSchema, payload ?? new Uint8Array()));
  expect(answered).toMatchObject({ applied: false, refusalCode: 'C999', cash: 900n });
  const after = await house.send({ memberId, kind: Kind.DEPOSIT, amount: 1n });
  await heardOutcome(after.commandId);
  expect(outcomesFor(first.commandId).map((one) => one.refusalCode)).toEqual(['']);
  await inbox.close();
});

test('a message that is no command goes to the dead letters and holds nobody up', async () => {
  const memberId = randomUUID();
  await house.send({ memberId, kind: Kind.UNSPECIFIED, amount: 1n });
  const good = await house.send({ memberId, kind: Kind.DEPOSIT, amount: 5n });
  expect((await heardOutcome(good.commandId)).cash).toBe(5n);
});

test('a crash between commit and telling: it is told again, not applied again', async () => {
  const memberId = randomUUID();
  const message = commandMessage({ memberId, kind: Kind.DEPOSIT, amount: 40n });
  const { commandId, siteId, amount, subjectType, subjectId } = message;
  const command = makeCommand({
    commandId,
    siteId,
    memberId,
    kind: 'deposit',
    amount,
    subjectType,
    subjectId,
  });
  // The transaction committed, and then the process was gone before it told anyone.
  await commitCommands(house.pool, [command], house.clock);
  expect(outcomesFor(commandId)).toEqual([]);
  await house.send(message);
  expect(await heardOutcome(commandId)).toMatchObject({ applied: true, cash: 40n, version: 1n });
  expect(await ledgerRows(memberId)).toBe(1);
});

test('telling that fails fails the batch, so that its offsets stay', async () => {
  const memberId = randomUUID();
  const value = commandMessage({ memberId, kind: Kind.DEPOSIT, amount: 40n });
  const event = {
    topic: 'wallet.commands',
    partition: 0,
    offset: '0',
    key: memberId,
    attempt: 1,
    id: value.commandId,
    type: '',
    source: 'test',
    time: new Date(),
    value,
    requestId: undefined,
    traceparent: undefined,
  };
  const lost = () => Promise.reject(new Error('the broker is gone'));
  const deps = { ...house.running.deps, producer: { send: lost, sendEncoded: lost, close: lost } };
  await expect(onWalletCommands(deps, [event])).rejects.toThrow('the broker is gone');
  await onWalletCommands(house.running.deps, [event]);
  expect(await heardOutcome(value.commandId)).toMatchObject({ cash: 40n, version: 1n });
  expect(await ledgerRows(memberId)).toBe(1);
});
