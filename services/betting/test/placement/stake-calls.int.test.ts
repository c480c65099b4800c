// @module-tag money
import { createServer, type Server } from 'node:http';
import { waitForAnswers } from '@noriter/kit/answer-wait';
import { eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { ANSWER_WAIT_FACTOR } from '@noriter/kit/testing/limits';
import { closeNow, listenLocally } from '@noriter/kit/testing/local-server';
import { walletCommands } from '@noriter/proto/topics';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BettingWorld, codesOf, openBettingWorld } from '../world/betting-world.ts';
import { standBetween } from '../world/between-wallet.ts';

let world: BettingWorld;
let commands: Listening<typeof walletCommands>;
/** Stands where betting looks for the wallet, and keeps every call it gets without an answer. */
let silent: Server;
let silentUrl: string;
let silentCalls = 0;
let walletUrl: string;

beforeAll(async () => {
  world = await openBettingWorld('betting_taking');
  commands = await listenTo(world.space, walletCommands);
  silent = createServer((request) => {
    silentCalls += 1;
    request.resume();
  });
  silentUrl = (await listenLocally(silent)).url;
  walletUrl = world.deps.wallet.url;
});
beforeEach(() => {
  silentCalls = 0;
  world.deps.wallet.url = walletUrl;
});
afterAll(async () => {
  await closeNow(silent);
  await commands.stop();
  await world.close();
});

const stakesSent = (memberId: string) =>
  commands.events.filter(
    ({ value }) => value.memberId === memberId && value.subjectType !== 'test',
  );

const stakesTaken = async (memberId: string) => {
  const { rowCount } = await world.walletPool.query(
    'select 1 from ledger where member_id = $1 and kind = $2 and refusal is null',
    [memberId, WalletCommandKind.STAKE],
  );
  return rowCount;
};

const waitingSlips = async (roundId: string) => {
  const { rowCount } = await world.pool.query(
    "select 1 from bet_slip where round_id = $1 and state = 'pending'",
    [roundId],
  );
  return rowCount;
};

/** No call ends by itself meanwhile. */
async function withoutLimits(work: () => Promise<void>): Promise<void> {
  waitForAnswers(100);
  try {
    await work();
  } finally {
    waitForAnswers(ANSWER_WAIT_FACTOR);
  }
}

async function rich() {
  const member = world.member();
  await member.give(1_000_000n);
  return member;
}

describe('the stake of a slip', () => {
  it('is asked for by a call: nothing of it is on the topic', async () => {
    const member = await rich();
    const round = await world.openRound();
    const stakes = ['10000', '11000', '12000', '13000', '14000'];
    const placed = await Promise.all(
      stakes.map((stake) => member.bet(round, [{ selectionId: 'sum-odd', stake }])),
    );
    expect(codesOf(placed)).toEqual({ '0': 5 });
    await eventually(async () => {
      expect((await world.pool.query('select 1 from kit.outbox')).rowCount).toBe(0);
    });
    // By the same key, so it comes behind all that has left.
    await member.give(1n);
    expect(stakesSent(member.memberId)).toEqual([]);
    expect(await stakesTaken(member.memberId)).toBe(5);
    await member.cashIs(940_001n);
  });

  it('is asked for again while the wallet takes no calls, for the same caller', async () => {
    world.deps.wallet.url = 'http://127.0.0.1:9';
    const member = await rich();
    const round = await world.openRound();
    const answer = member.bet(round, ['sum-odd']);
    await eventually(async () => expect(await waitingSlips(round.roundId)).toBe(1));
    world.deps.wallet.url = walletUrl;
    expect(await answer).toMatchObject({ resultCode: '0', data: { state: 'accepted' } });
    expect(await stakesTaken(member.memberId)).toBe(1);
  });

  it('waits for its turn while the wallet has too many calls to answer already', async () => {
    const round = await world.openRound();
    const members = await Promise.all(Array.from({ length: 12 }, rich));
    const [first, others] = [members.slice(0, 8), members.slice(8)];
    world.deps.wallet.url = silentUrl;
    const bet = async (member: (typeof members)[number]) =>
      (await member.bet(round, ['sum-odd'])).resultCode;
    await withoutLimits(async () => {
      const held: Promise<string>[] = [];
      for (const member of first) {
        held.push(bet(member));
        // One after the other, so that each is a call of its own.
        await eventually(() => expect(silentCalls).toBe(held.length));
      }
      const waiting = others.map(bet);
      await eventually(async () => expect(await waitingSlips(round.roundId)).toBe(12));
      expect(silentCalls).toBe(first.length);
      world.deps.wallet.url = walletUrl;
      silent.closeAllConnections();
      expect(await Promise.all([...held, ...waiting])).toEqual(members.map(() => '0'));
      expect(silentCalls).toBe(first.length);
    }).finally(() => silent.closeAllConnections());
    for (const { memberId } of members) expect(await stakesTaken(memberId)).toBe(1);
  });

  it('is asked for again when a call has no answer, for the same caller', async () => {
    world.deps.wallet.url = silentUrl;
    const member = await rich();
    const answer = member.bet(await world.openRound(), ['sum-odd']);
    await eventually(() => expect(silentCalls).toBe(1));
    world.deps.wallet.url = walletUrl;
    expect(await answer).toMatchObject({ resultCode: '0', data: { state: 'accepted' } });
    expect(await stakesTaken(member.memberId)).toBe(1);
  });

  it('is taken once when the wallet took it and its answer is lost', async () => {
    const member = await rich();
    const round = await world.openRound();
    const between = await standBetween(world, (call) => (call < 3 ? 'answer lost' : 'answered'));
    try {
      expect((await member.bet(round, ['sum-odd'])).resultCode).toBe('0');
      expect(between.calls()).toBe(3);
    } finally {
      await between.close();
    }
    await member.cashIs(990_000n);
    expect(await stakesTaken(member.memberId)).toBe(1);
    await world.expectWholeBooks();
  });
});
