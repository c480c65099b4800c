// @module-tag money
import { randomUUID } from 'node:crypto';
import { fromBinary } from '@bufbuild/protobuf';
import { decodeEvent, encodeEvent } from '@noriter/kit/event-envelope';
import { MAC_HEADER } from '@noriter/kit/message-mac';
import { createReplyInbox } from '@noriter/kit/reply';
import { eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { limits } from '@noriter/kit/testing/limits';
import { stakeEvents, walletCommands, walletEvents } from '@noriter/proto/topics';
import { WalletCommandKind as Kind } from '@noriter/proto/wallet_commands_pb';
import {
  type CommandOutcome,
  type WalletEvent,
  WalletEventSchema,
} from '@noriter/proto/wallet_events_pb';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { commitCommands } from '../src/actions/apply-commands.ts';
import { makeCommand } from '../src/domain/ledger/make-command.ts';
import { onWalletCommands } from '../src/events/on-wallet-commands.ts';
import { commandMessage, openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;
let listener: Listening<typeof walletEvents | typeof stakeEvents>;

beforeAll(async () => {
  world = await openWalletWorld('wallet_commands');
  listener = await listenTo(world.space, walletEvents, stakeEvents);
});
afterEach(() => world.expectWholeBooks());
afterAll(async () => {
  await listener.stop();
  await world.close();
});

function outcomeOf(event: WalletEvent | undefined): CommandOutcome | undefined {
  return event?.event.case === 'outcome' ? event.event.value : undefined;
}

function outcomesFor(commandId: string): CommandOutcome[] {
  return listener.events
    .map((event) => outcomeOf(event.value))
    .filter((outcome) => outcome?.commandId === commandId)
    .filter((outcome) => outcome !== undefined);
}

async function publishedOutcome(commandId: string): Promise<CommandOutcome> {
  return eventually(() => {
    const [outcome] = outcomesFor(commandId);
    if (outcome === undefined) throw new Error('not published yet');
    return outcome;
  });
}

async function ledgerRows(memberId: string): Promise<number> {
  const { rows } = await world.pool.query<{ total: number }>(
    'select count(*)::int as total from ledger where member_id = $1',
    [memberId],
  );
  return rows[0]?.total ?? 0;
}

test('a command on the topic becomes a ledger row, a balance and an event', async () => {
  const memberId = randomUUID();
  const given = await world.send({ memberId, kind: Kind.REFUND, amount: 5_000n });
  expect(await publishedOutcome(given.commandId)).toMatchObject({
    applied: true,
    refusalCode: '',
    amount: 5_000n,
    cash: 5_000n,
    held: 0n,
    points: 0n,
    version: 1n,
  });
  const stake = await world.send({ memberId, kind: Kind.STAKE, amount: 6_000n });
  expect(await publishedOutcome(stake.commandId)).toMatchObject({
    applied: false,
    refusalCode: 'B6000',
    cash: 5_000n,
    version: 1n,
  });
  expect(await ledgerRows(memberId)).toBe(2);
});

test('a waiting caller gets the outcome on its own channel', async () => {
  const inbox = await createReplyInbox(world.space.redis, randomUUID(), ({ payload }) => payload);
  const command = commandMessage({ memberId: randomUUID(), kind: Kind.PAYOUT, amount: 700n });
  const reply = inbox.expect(command.commandId, limits.soon);
  await world.send({ ...command, replyTo: inbox.replyTo });
  const payload = await reply;
  expect(outcomeOf(fromBinary(WalletEventSchema, payload ?? new Uint8Array()))?.cash).toBe(700n);
  await inbox.close();
});

test('a caller that stopped waiting gets nothing, and the command still completes', async () => {
  const inbox = await createReplyInbox(world.space.redis, randomUUID(), ({ payload }) => payload);
  const command = commandMessage({ memberId: randomUUID(), kind: Kind.PAYOUT, amount: 700n });
  // The caller says NT99 when this is null; the outcome still arrives on the topic.
  expect(await inbox.expect(command.commandId, 1)).toBeNull();
  await world.send({ ...command, replyTo: inbox.replyTo });
  expect((await publishedOutcome(command.commandId)).applied).toBe(true);
  await inbox.close();
});

test('the same command sent many times is applied once and answered each time', async () => {
  const memberId = randomUUID();
  const command = commandMessage({ memberId, kind: Kind.PAYOUT, amount: 900n });
  await Promise.all(Array.from({ length: 20 }, () => world.send(command)));
  await eventually(() => expect(outcomesFor(command.commandId)).toHaveLength(20));
  for (const outcome of outcomesFor(command.commandId)) {
    expect(outcome).toMatchObject({ applied: true, cash: 900n, version: 1n });
  }
  expect(await ledgerRows(memberId)).toBe(1);
});

test('one id with another body: C999 to the sender alone, the first outcome stands', async () => {
  const memberId = randomUUID();
  const inbox = await createReplyInbox(world.space.redis, randomUUID(), ({ payload }) => payload);
  const first = await world.send({ memberId, kind: Kind.PAYOUT, amount: 900n });
  await publishedOutcome(first.commandId);
  const reply = inbox.expect(first.commandId, limits.soon);
  await world.send({ ...first, amount: 901n, replyTo: inbox.replyTo });
  const payload = await reply;
  const answered = outcomeOf(fromBinary(WalletEventSchema, payload ?? new Uint8Array()));
  expect(answered).toMatchObject({ applied: false, refusalCode: 'C999', cash: 900n });
  const after = await world.send({ memberId, kind: Kind.PAYOUT, amount: 1n });
  await publishedOutcome(after.commandId);
  expect(outcomesFor(first.commandId).map((one) => one.refusalCode)).toEqual(['']);
  await inbox.close();
});

test('a message that is no command goes to the dead letters and holds nobody up', async () => {
  const memberId = randomUUID();
  await world.send({ memberId, kind: Kind.UNSPECIFIED, amount: 1n });
  const good = await world.send({ memberId, kind: Kind.PAYOUT, amount: 5n });
  expect((await publishedOutcome(good.commandId)).cash).toBe(5n);
});

test.each([
  ['betting', 'DEPOSIT'],
  ['betting', 'ADJUST_UP'],
  ['betting', 'BONUS_GRANT'],
  ['board', 'PAYOUT'],
  ['', 'STAKE'],
] as const)('%s may not ask for %s: nothing moves, and an alarm goes off', async (source, kind) => {
  const memberId = randomUUID();
  const forged = await world.send({ memberId, kind: Kind[kind], amount: 1_000_000n }, source);
  const good = await world.send({ memberId, kind: Kind.PAYOUT, amount: 5n });
  expect((await publishedOutcome(good.commandId)).cash).toBe(5n);
  expect(outcomesFor(forged.commandId)).toEqual([]);
  const metrics = await (await fetch(`${world.service.url}/metrics`)).text();
  const counted =
    source === 'betting'
      ? `source="betting",kind="${kind.toLowerCase()}"`
      : 'source="other",kind="unproven"';
  expect(metrics).toMatch(
    new RegExp(`noriter_wallet_forbidden_commands_total\\{${counted},way="topic"`),
  );
});

test('a crash between commit and publishing: it is published again, not applied again', async () => {
  const memberId = randomUUID();
  const message = commandMessage({ memberId, kind: Kind.PAYOUT, amount: 40n });
  const { commandId, siteId, amount, subjectType, subjectId } = message;
  const command = makeCommand({
    commandId,
    siteId,
    memberId,
    kind: 'payout',
    amount,
    subjectType,
    subjectId,
  });
  // The transaction committed, and then the process was gone before it published anything.
  await commitCommands(world.pool, [command], world.clock);
  expect(outcomesFor(commandId)).toEqual([]);
  await world.send(message);
  expect(await publishedOutcome(commandId)).toMatchObject({
    applied: true,
    cash: 40n,
    version: 1n,
  });
  expect(await ledgerRows(memberId)).toBe(1);
});

test('publishing that fails fails the batch, so that its offsets stay', async () => {
  const memberId = randomUUID();
  const value = commandMessage({ memberId, kind: Kind.PAYOUT, amount: 40n });
  const [provenWith] = world.space.commandKeysOf('betting');
  const message = { key: memberId, id: value.commandId, value, provenWith };
  const envelope = encodeEvent(walletCommands, message);
  const place = { topic: 'wallet.commands', partition: 0, offset: '0', attempt: 1 };
  const mac = envelope.headers[MAC_HEADER];
  const event = decodeEvent(walletCommands, { ...place, ...envelope, id: value.commandId, mac });
  const lost = () => Promise.reject(new Error('the broker is gone'));
  const deps = { ...world.running.deps, producer: { send: lost, sendEncoded: lost, close: lost } };
  await expect(onWalletCommands(deps, [event])).rejects.toThrow('the broker is gone');
  await onWalletCommands(world.running.deps, [event]);
  expect(await publishedOutcome(value.commandId)).toMatchObject({ cash: 40n, version: 1n });
  expect(await ledgerRows(memberId)).toBe(1);
});
