// @module-tag money
import { randomUUID } from 'node:crypto';
import { create, toBinary } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { decodeEvent, encodeEvent } from '@noriter/kit/event-envelope';
import { macOf } from '@noriter/kit/message-mac';
import { offerProtectionMarks } from '@noriter/kit/protection-mark';
import { callAs, consumed, eventually, serviceCaller } from '@noriter/kit/testing';
import { type MemberEvent, MemberEventSchema } from '@noriter/proto/member_events_pb';
import { memberEvents } from '@noriter/proto/topics';
import { WalletCommandKind as Kind, WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onMemberEvents } from '../src/events/on-member-events.ts';
import { openGate } from './identity-server.ts';
import { commandMessage, openWalletWorld, type WalletWorld } from './wallet-world.ts';

/** Who can write to Kafka says how members are protected: it is as identity says, whatever they write. */
let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_forged_protections');
});
afterAll(() => world.close());
beforeEach(() => {
  world.identity.askedTogether.length = 0;
  world.identity.chokesOn.clear();
  world.identity.isAway = false;
});

const VERSION_MAX = 2 ** 31 - 1;
const excluded = (version: number) => ({ ...openGate, version, excluded: true });

/** What a forger writes, or identity. */
function signOf(memberId: string, value: { version: number; excluded: boolean }): MemberEvent {
  return create(MemberEventSchema, {
    siteId: 'noriter',
    memberId,
    occurredAt: timestampFromDate(world.clock.now()),
    event: { case: 'protectionChanged', value: { ...value, deposit: {}, loss: {} } },
  });
}

/** On the topic, where the wallet has read it by the end. */
async function put(memberId: string, value: { version: number; excluded: boolean }) {
  const message = { key: memberId, id: randomUUID(), value: signOf(memberId, value) };
  await world.space.producer.send(memberEvents, message);
  await consumed(world.space, memberEvents, 'wallet');
}

function received(memberId: string, value: { version: number; excluded: boolean }) {
  const message = { key: memberId, id: randomUUID(), value: signOf(memberId, value) };
  const place = { topic: 'member.events', partition: 0, offset: '0', attempt: 1 };
  const encoded = encodeEvent(memberEvents, message);
  return decodeEvent(memberEvents, { ...place, ...encoded, id: message.id, mac: undefined });
}

async function marked(version = 0): Promise<string> {
  const memberId = randomUUID();
  await world.give(memberId, 10_000n);
  await offerProtectionMarks(world.space.redis, [[memberId, { version, suspended: false }]]);
  return memberId;
}

/** @returns the refusal, as betting is answered */
async function play(memberId: string): Promise<string> {
  const stake = { kind: Kind.STAKE, amount: 100n, counterAccount: 'house:sport' };
  const command = commandMessage({ memberId, ...stake });
  const value = toBinary(WalletCommandSchema, command);
  const [key] = world.space.commandKeysOf('betting');
  const { data } = await callAs(world.service, serviceCaller('betting'))(
    '/internal/commands/apply',
    {
      commands: [Buffer.from(value).toString('base64')],
      macs: [macOf(key, { topic: 'wallet.commands', id: command.commandId, value })],
    },
  );
  return data.outcomes[0].refusalCode;
}

/** A payout on the topic, as betting sends it. */
async function paid(memberId: string): Promise<void> {
  const { commandId } = await world.send({ memberId, kind: Kind.PAYOUT, amount: 700n });
  await eventually(async () => {
    const { rows } = await world.pool.query('select refusal from ledger where command_id = $1', [
      commandId,
    ]);
    expect(rows).toEqual([{ refusal: null }]);
  });
}

async function keptOf(memberId: string) {
  const { rows } = await world.pool.query(
    `select member.protection_version as version, excluded, account.protection_version as bounds
     from member left join account using (member_id) where member_id = $1`,
    [memberId],
  );
  return rows[0];
}

const unread = async (memberId: string) =>
  (await world.pool.query('select from unread_protection where member_id = $1', [memberId]))
    .rowCount;

describe('attack: an event that nobody of ours has written', () => {
  it('lifts no exclusion, and what identity says next is heard', async () => {
    const memberId = await marked(7);
    world.identity.gates.set(memberId, excluded(7));
    await put(memberId, { version: 7, excluded: true });
    expect(await play(memberId)).toBe('W101');
    await put(memberId, { version: VERSION_MAX, excluded: false });
    expect(await play(memberId)).toBe('W101');
    expect(await keptOf(memberId)).toEqual({ version: 7, excluded: true, bounds: 7 });
    world.identity.gates.set(memberId, { ...openGate, version: 8 });
    await put(memberId, { version: 8, excluded: false });
    expect(await play(memberId)).toBe('');
    world.identity.gates.set(memberId, excluded(9));
    await put(memberId, { version: 9, excluded: true });
    expect(await play(memberId)).toBe('W101');
  });

  it('keeps nobody from playing', async () => {
    const memberId = await marked();
    await put(memberId, { version: VERSION_MAX, excluded: true });
    expect(await play(memberId)).toBe('');
    expect(await keptOf(memberId)).toEqual({ version: 0, excluded: false, bounds: 0 });
  });
});

describe('a burst of a thousand', () => {
  it('is asked by one call, and again by none', async () => {
    const members = Array.from({ length: 999 }, () => randomUUID());
    const [last = ''] = members;
    world.identity.gates.set(last, excluded(3));
    const events = [...members, last].map((memberId) =>
      received(memberId, { version: VERSION_MAX, excluded: false }),
    );
    await onMemberEvents(world.running.deps, events);
    expect(world.identity.askedTogether).toEqual([999]);
    expect(await keptOf(last)).toMatchObject({ version: 3, excluded: true });
    await onMemberEvents(world.running.deps, events);
    expect(world.identity.askedTogether).toEqual([999]);
  });

  it('with one that identity answers nothing of: the others are read, and it is read later', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => marked()));
    const [bad = '', ...others] = members;
    for (const memberId of members) world.identity.gates.set(memberId, excluded(1));
    world.identity.chokesOn.add(bad);
    const events = members.map((memberId) => received(memberId, { version: 1, excluded: true }));
    await onMemberEvents(world.running.deps, events);
    for (const memberId of others) expect(await play(memberId)).toBe('W101');
    // Its mark is not believed, and identity does not say.
    expect(await play(bad)).toBe('W105');
    expect(await unread(bad)).toBe(1);
    world.identity.chokesOn.clear();
    await world.running.runJob('read-unread-protections');
    expect(await play(bad)).toBe('W101');
    expect(await unread(bad)).toBe(0);
  });
});

describe('while identity is away', () => {
  it('an event holds up nobody; its member stakes nothing, and is paid, until it is read', async () => {
    const [memberId, other] = [await marked(), await marked()];
    world.identity.isAway = true;
    world.identity.gates.set(memberId, excluded(5));
    await put(memberId, { version: 5, excluded: true });
    expect(await unread(memberId)).toBe(1);
    expect(await play(memberId)).toBe('W105');
    await paid(memberId);
    expect(await play(other)).toBe('');

    await world.running.runJob('read-unread-protections');
    expect(await unread(memberId)).toBe(1);
    world.identity.isAway = false;
    // Whoever stakes first need not wait for the job.
    expect(await play(memberId)).toBe('W101');
    await world.running.runJob('read-unread-protections');
    expect(await unread(memberId)).toBe(0);
    expect(await keptOf(memberId)).toEqual({ version: 5, excluded: true, bounds: 5 });
    await world.expectWholeBooks();
  });

  it('a forged one stops its member from staking for no longer', async () => {
    const memberId = await marked();
    world.identity.isAway = true;
    await put(memberId, { version: VERSION_MAX, excluded: true });
    expect(await play(memberId)).toBe('W105');
    world.identity.isAway = false;
    // The first one asks, and is taken at once.
    expect(await play(memberId)).toBe('');
    await world.running.runJob('read-unread-protections');
    expect(await keptOf(memberId)).toEqual({ version: 0, excluded: false, bounds: 0 });
  });
});
