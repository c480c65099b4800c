// @module-tag money
import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { waitForAnswers } from '@noriter/kit/answer-wait';
import { encodeEvent } from '@noriter/kit/event-envelope';
import { MAC_HEADER } from '@noriter/kit/message-mac';
import { sendReplies } from '@noriter/kit/reply';
import type { SecretKey } from '@noriter/kit/secret-keys';
import { consumed, eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { stakeEvents, walletCommands } from '@noriter/proto/topics';
import type { WalletCommand } from '@noriter/proto/wallet_commands_pb';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';

/** No wallet is here: who can write to Redis or Kafka says in its place that a stake was taken. */
let world: BettingWorld;
let commands: Listening<typeof walletCommands>;

beforeAll(async () => {
  world = await openBettingWorld('betting_forged', { withWallet: false });
  await world.space.makeTopics([stakeEvents]);
  commands = await listenTo(world.space, walletCommands);
});
// Whom a test does not answer waits as long as in production.
beforeEach(() => waitForAnswers(1));
afterAll(async () => {
  await commands.stop();
  await world.close();
});

const stakeOf = (memberId: string) =>
  eventually(() => {
    const found = commands.events.find(({ value }) => value.memberId === memberId);
    if (!found) throw new Error('Its command comes.');
    return found.value;
  });

/** That the stake was taken. */
function taken(command: WalletCommand, provenWith?: SecretKey) {
  const { commandId, siteId, memberId, kind, amount, subjectType, subjectId } = command;
  const outcome = { commandId, kind, amount, applied: true, subjectType, subjectId };
  const value = create(WalletEventSchema, {
    siteId,
    memberId,
    occurredAt: timestampFromDate(new Date()),
    event: { case: 'outcome', value: outcome },
  });
  return { key: memberId, id: commandId, value, provenWith };
}

async function reply(command: WalletCommand, provenWith?: SecretKey) {
  const { value: payload, headers } = encodeEvent(stakeEvents, taken(command, provenWith));
  const { replyTo, commandId: id } = command;
  const mac = headers[MAC_HEADER] ?? '';
  await sendReplies(world.space.redis, [{ replyTo, id, payload, mac }]);
}

const stateOf = async (slipId: string) => {
  const { rows } = await world.pool.query<{ state: string }>(
    'select state from bet_slip where slip_id = $1',
    [slipId],
  );
  return rows[0]?.state;
};

/** Bets that wait for the wallet's answer, asked for at the same time. */
async function waitingBets(count: number) {
  const round = await world.openRound();
  const bets = Array.from({ length: count }, () => {
    const member = world.member();
    return { member, answer: member.bet(round, ['sum-odd']) };
  });
  return Promise.all(
    bets.map(async ({ member, answer }) => ({ answer, command: await stakeOf(member.memberId) })),
  );
}

const accepted = { resultCode: '0', data: { state: 'accepted' } };

const own = () => world.space.commandKeysOf('betting')[0];
/** A key of another service that asks the wallet for money: its answers are none of ours. */
const foreign = () => world.space.commandKeysOf('partner')[0];

describe('a reply over Redis that the wallet did not make', () => {
  it.each([
    ['without a MAC', undefined],
    ["with another service's key", foreign],
  ])('accepts no slip %s, and the true one still does', async (_what, key) => {
    // Each of them is answered in the end, however long the machine takes.
    waitForAnswers(20);
    const [forged, ...others] = await waitingBets(3);
    if (!forged) throw new Error('There is one.');
    await reply(forged.command, key?.());
    // True ones by the same way, each after the one before it: the forged one has been looked at by then.
    for (const { command, answer } of others) {
      await reply(command, own());
      expect(await answer).toMatchObject(accepted);
    }
    expect(await stateOf(forged.command.subjectId)).toBe('pending');
    await reply(forged.command, own());
    expect(await forged.answer).toMatchObject(accepted);
  });

  it('leaves the caller with NT99 when none comes, and the true event accepts it later', async () => {
    const member = world.member();
    const answer = member.bet(await world.openRound(), ['sum-odd']);
    const command = await stakeOf(member.memberId);
    await reply(command);
    expect((await answer).resultCode).toBe('NT99');
    await world.space.producer.send(stakeEvents, taken(command, own()));
    await eventually(async () => expect(await stateOf(command.subjectId)).toBe('accepted'));
  });
});

describe('an event on the topic of the wallet that it did not publish', () => {
  it.each([
    ['without a MAC', undefined],
    ["with another service's key", foreign],
  ])('accepts no slip %s', async (_what, key) => {
    const member = world.member();
    const { slipId } = (await member.bet(await world.openRound(), ['sum-odd'])).data;
    const command = await stakeOf(member.memberId);
    await world.space.producer.send(stakeEvents, taken(command, key?.()));
    await consumed(world.space, stakeEvents, 'betting');
    expect(await stateOf(slipId)).toBe('pending');
    // Nor with the MAC of a true one that is about another slip.
    const other = { ...command, commandId: randomUUID() };
    const { headers } = encodeEvent(stakeEvents, taken(other, own()));
    const { headers: forged, ...envelope } = encodeEvent(stakeEvents, taken(command));
    const topic = world.space.names.of(stakeEvents);
    const mac = { [MAC_HEADER]: headers[MAC_HEADER] ?? '' };
    await world.space.producer.sendEncoded([
      { topic, ...envelope, headers: { ...forged, ...mac } },
    ]);
    await consumed(world.space, stakeEvents, 'betting');
    expect(await stateOf(slipId)).toBe('pending');
  });
});
