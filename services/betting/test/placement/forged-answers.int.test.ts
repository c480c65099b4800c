// @module-tag money
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { encodeEvent } from '@noriter/kit/event-envelope';
import { MAC_HEADER } from '@noriter/kit/message-mac';
import { sendReplies } from '@noriter/kit/reply';
import type { SecretKey } from '@noriter/kit/secret-keys';
import { consumed } from '@noriter/kit/testing';
import { memberEvents, stakeEvents } from '@noriter/proto/topics';
import type { WalletCommand } from '@noriter/proto/wallet_commands_pb';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askStakes } from '../../src/placement/actions/ask-stakes.ts';
import { type AnsweringWallet, startAnsweringWallet } from '../world/answering-wallet.ts';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';

/** The wallet is slow, and who can write to Redis or Kafka says in its place that a stake was taken. */
let world: BettingWorld;
let wallet: AnsweringWallet;

beforeAll(async () => {
  world = await openBettingWorld('betting_forged', { withWallet: false });
  await world.space.makeTopics([stakeEvents]);
  wallet = await startAnsweringWallet(world);
});
afterAll(async () => {
  await world.close();
  await wallet.close();
});

/** That the stake was taken. */
function taken(command: WalletCommand, provenWith: SecretKey | undefined) {
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

/** Whom it tells on Redis: each channel that somebody listens to. */
async function reply(event: ReturnType<typeof taken>) {
  const { value: payload, headers } = encodeEvent(stakeEvents, event);
  const mac = headers[MAC_HEADER] ?? '';
  const channels = (await world.space.redis.pubsub('CHANNELS', '*')) as string[];
  const replies = channels.map((replyTo) => ({ replyTo, id: event.id, payload, mac }));
  await sendReplies(world.space.redis, replies);
}

const stateOf = async (slipId: string) => {
  const { rows } = await world.pool.query<{ state: string }>(
    'select state from bet_slip where slip_id = $1',
    [slipId],
  );
  return rows[0]?.state;
};

it.each([
  ['without a MAC', () => undefined],
  ["with another service's key", () => world.space.commandKeysOf('partner')[0]],
  ['with the very key of betting', () => world.space.commandKeysOf('betting')[0]],
])('attack: what Redis and Kafka say %s accepts no slip', async (_what, key) => {
  const member = world.member();
  const answer = member.bet(await world.openRound(), ['sum-odd']);
  const stake = await wallet.stakeOf(member.memberId);
  const forged = taken(stake, key());
  await reply(forged);
  await world.space.producer.send(stakeEvents, forged);
  expect((await answer).resultCode).toBe('NT99');
  // What came on its topics before is handled by then.
  await member.report({ case: 'approved', value: {} });
  await consumed(world.space, memberEvents, 'betting');
  expect(await stateOf(stake.subjectId)).toBe('pending');
  // It is what the wallet says to whom it is asked by.
  wallet.answer(stake, 'B6000');
  await askStakes(world.deps, new AbortController().signal, 0);
  expect(await stateOf(stake.subjectId)).toBe('refused');
});
