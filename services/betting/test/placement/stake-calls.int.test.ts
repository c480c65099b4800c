// @module-tag money
import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { waitForAnswers } from '@noriter/kit/answer-wait';
import { eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { ANSWER_WAIT_FACTOR } from '@noriter/kit/testing/limits';
import { closeNow, listenLocally } from '@noriter/kit/testing/local-server';
import { walletCommands } from '@noriter/proto/topics';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import { endDeferring, holdDeferred } from '@noriter/wallet-client/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BettingWorld, codesOf, openBettingWorld } from '../world/betting-world.ts';

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

const outboxIsEmpty = () =>
  eventually(async () => {
    const { rowCount } = await world.pool.query('select 1 from kit.outbox');
    expect(rowCount).toBe(0);
  });

/** Neither a call nor what is deferred beside it ends by itself meanwhile. */
async function withoutLimits(work: () => Promise<void>): Promise<void> {
  const letGo = await holdDeferred(world.pool);
  waitForAnswers(100);
  try {
    await work();
  } finally {
    waitForAnswers(ANSWER_WAIT_FACTOR);
    await letGo();
  }
}

async function rich() {
  const member = world.member();
  await member.give(1_000_000n);
  return member;
}

describe('the stake of a slip', () => {
  it('is asked for directly: its command is taken back and never sent', async () => {
    const member = await rich();
    const round = await world.openRound();
    const stakes = ['10000', '11000', '12000', '13000', '14000'];
    await withoutLimits(async () => {
      const placed = await Promise.all(
        stakes.map((stake) => member.bet(round, [{ selectionId: 'sum-odd', stake }])),
      );
      expect(codesOf(placed)).toEqual({ '0': 5 });
      await outboxIsEmpty();
    });
    // What has left arrives by then.
    await delay(1_000);
    expect(stakesSent(member.memberId)).toEqual([]);
    expect(await stakesTaken(member.memberId)).toBe(5);
    await member.cashIs(940_000n);
  });

  it('goes over Kafka at once while the wallet takes no calls', async () => {
    world.deps.wallet.url = 'http://127.0.0.1:9';
    const member = await rich();
    const { resultCode, data } = await member.bet(await world.openRound(), ['sum-odd']);
    expect(resultCode).toBe('0');
    expect(data.state).toBe('accepted');
    await eventually(() => expect(stakesSent(member.memberId)).toHaveLength(1));
    expect(await stakesTaken(member.memberId)).toBe(1);
    await outboxIsEmpty();
  });

  it('does not wait for a wallet that has too many calls to answer already', async () => {
    const round = await world.openRound();
    const members = await Promise.all(Array.from({ length: 12 }, rich));
    const [first, others] = [members.slice(0, 8), members.slice(8)];
    world.deps.wallet.url = silentUrl;
    let answered = 0;
    const bet = async (member: (typeof members)[number]) => {
      const { resultCode } = await member.bet(round, ['sum-odd']);
      answered += 1;
      return resultCode;
    };
    await withoutLimits(async () => {
      const held: Promise<string>[] = [];
      for (const member of first) {
        held.push(bet(member));
        // One after the other, so that each is a call of its own.
        await eventually(() => expect(silentCalls).toBe(held.length));
      }
      expect(await Promise.all(others.map(bet))).toEqual(others.map(() => '0'));
      expect([silentCalls, answered]).toEqual([first.length, others.length]);
      silent.closeAllConnections();
      expect(await Promise.all(held)).toEqual(first.map(() => '0'));
    }).finally(() => silent.closeAllConnections());
    await outboxIsEmpty();
  });

  it('goes over Kafka when a call has no answer, for the same caller', async () => {
    world.deps.wallet.url = silentUrl;
    const member = await rich();
    const { resultCode, data } = await member.bet(await world.openRound(), ['sum-odd']);
    expect(resultCode).toBe('0');
    expect(data.state).toBe('accepted');
    expect(await stakesTaken(member.memberId)).toBe(1);
    await outboxIsEmpty();
  });

  it('is taken once when it is asked for on both ways', async () => {
    const member = await rich();
    const round = await world.openRound();
    // As by a process that ended before it could take its command back.
    const letGo = await holdDeferred(world.pool);
    await world.pool.query(`
      create or replace function kit.keep_row() returns trigger language plpgsql as
        $$ begin return null; end $$;
      create trigger keep_row before delete on kit.outbox for each row
        when (old.held_until > clock_timestamp()) execute function kit.keep_row()`);
    try {
      expect((await member.bet(round, ['sum-odd'])).resultCode).toBe('0');
      await endDeferring(world.pool);
      await eventually(() => expect(stakesSent(member.memberId)).toHaveLength(1));
    } finally {
      await world.pool.query('drop trigger keep_row on kit.outbox; drop function kit.keep_row()');
      await letGo();
    }
    await outboxIsEmpty();
    await member.cashIs(990_000n);
    expect(await stakesTaken(member.memberId)).toBe(1);
    await world.expectWholeBooks();
  });
});
