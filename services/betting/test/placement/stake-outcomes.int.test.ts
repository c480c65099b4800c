// @module-tag money
import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { waitForAnswers } from '@noriter/kit/answer-wait';
import { encodeEvent } from '@noriter/kit/event-envelope';
import { MAC_HEADER } from '@noriter/kit/message-mac';
import { sendReplies } from '@noriter/kit/reply';
import { eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { stakeEvents, walletCommands } from '@noriter/proto/topics';
import { type WalletCommand, WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WAITING_SLIPS_MAX } from '../../src/placement/domain/player.ts';
import { settleBets } from '../../src/settlement/actions/settle-bets.ts';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';
import { listenToBets } from '../world/listen-to-bets.ts';

/** No wallet is here: a test decides what it answers, when, and on which way. */
let world: BettingWorld;
let commands: Listening<typeof walletCommands>;
let bets: Awaited<ReturnType<typeof listenToBets>>;
/** How many times as long as usual a caller waits for what a test answers in any case. */
const PATIENCE = 20;

beforeAll(async () => {
  world = await openBettingWorld('betting_stakes', { withWallet: false });
  await world.space.makeTopics([stakeEvents]);
  commands = await listenTo(world.space, walletCommands);
  bets = await listenToBets(world.space);
});
// Whom a test does not answer waits as long as in production.
beforeEach(() => waitForAnswers(1));
afterAll(async () => {
  await commands.stop();
  await bets.stop();
  await world.close();
});

const commandsOf = (memberId: string) =>
  commands.events.map(({ value }) => value).filter((value) => value.memberId === memberId);

const theCommand = (memberId: string) =>
  eventually(() => {
    const [command, ...others] = commandsOf(memberId);
    if (!command || others.length > 0) throw new Error('There is one command.');
    return command;
  });

function outcomeOf(command: WalletCommand, refusalCode = '', at = new Date()) {
  const { commandId, siteId, memberId, kind, amount, subjectType, subjectId } = command;
  const value = create(WalletEventSchema, {
    siteId,
    memberId,
    occurredAt: timestampFromDate(at),
    event: {
      case: 'outcome',
      value: {
        commandId,
        kind,
        amount,
        applied: refusalCode === '',
        refusalCode,
        subjectType,
        subjectId,
      },
    },
  });
  // The test is the wallet: it has betting's key.
  const [provenWith] = world.space.commandKeysOf('betting');
  return { key: memberId, id: commandId, value, provenWith };
}

const publish = (command: WalletCommand, refusalCode?: string, at?: Date) =>
  world.space.producer.send(stakeEvents, outcomeOf(command, refusalCode, at));

const reply = (command: WalletCommand, refusalCode?: string) => {
  const { value: payload, headers } = encodeEvent(stakeEvents, outcomeOf(command, refusalCode));
  const { replyTo, commandId: id } = command;
  const mac = headers[MAC_HEADER] ?? '';
  return sendReplies(world.space.redis, [{ replyTo, id, payload, mac }]);
};

const stateOf = async (slipId: string) => {
  const { rows } = await world.pool.query<{ state: string; refusal: string | null }>(
    'select state, refusal from bet_slip where slip_id = $1',
    [slipId],
  );
  return rows[0];
};

const publishedOf = (slipId: string) =>
  bets.events.filter(({ value }) => value.slipId === slipId).map(({ value }) => value.event.case);

describe('a wallet that is silent', () => {
  it('is NT99 with the slip, which its event accepts later', async () => {
    const member = world.member();
    const round = await world.openRound();
    const key = randomUUID();
    const late = await member.bet(round, ['sum-odd'], { key });
    expect(late.resultCode).toBe('NT99');
    const { slipId } = late.data;
    expect(await stateOf(slipId)).toEqual({ state: 'pending', refusal: null });
    const list = await member.call('/api/bet/betlist');
    expect(list.data.list[0]).toMatchObject({ slipId, state: 'pending', type: 'wait' });

    const command = await theCommand(member.memberId);
    expect(command).toMatchObject({
      subjectType: 'bet-slip',
      subjectId: slipId,
      amount: 10_000n,
      product: 'mini',
      counterAccount: 'house:mini',
    });
    await publish(command);
    await eventually(async () => expect((await stateOf(slipId))?.state).toBe('accepted'));
    await eventually(() => expect(publishedOf(slipId)).toEqual(['accepted']));
    const accepted = bets.events.find(({ value }) => value.slipId === slipId);
    expect(accepted?.value.event.value).toMatchObject({
      stake: 10_000n,
      gameId: 'powerball',
      roundId: round.roundId,
      bets: [{ selectionId: 'sum-odd', stake: 10_000n, odds: 1_950, linesOf: 1, legs: [] }],
    });
    const again = await member.bet(round, ['sum-odd'], { key });
    expect(again).toMatchObject({ resultCode: '0', data: { slipId, state: 'accepted' } });
    expect(commandsOf(member.memberId)).toHaveLength(1);
  });

  it('is waited for again under the same key, and another body is still another one', async () => {
    const member = world.member();
    const round = await world.openRound();
    const key = randomUUID();
    const first = await member.bet(round, ['sum-odd'], { key });
    expect(first.resultCode).toBe('NT99');
    expect((await member.bet(round, ['ball-odd'], { key })).resultCode).toBe('C999');
    waitForAnswers(PATIENCE);
    const again = member.bet(round, ['sum-odd'], { key });
    await publish(await theCommand(member.memberId), 'B6000');
    expect((await again).resultCode).toBe('B6000');
    expect(await stateOf(first.data.slipId)).toEqual({ state: 'refused', refusal: 'B6000' });
  });

  it('may refuse late: the slip stays so for ever, whatever comes after it', async () => {
    const member = world.member();
    const round = await world.openRound();
    const { slipId } = (await member.bet(round, ['sum-odd'])).data;
    const command = await theCommand(member.memberId);
    await publish(command, 'W102');
    await eventually(async () =>
      expect(await stateOf(slipId)).toEqual({ state: 'refused', refusal: 'W102' }),
    );
    await publish(command, 'W102');
    await publish(command);
    const { data } = await member.call('/api/bet/detail', { slipId });
    expect(data).toMatchObject({ state: 'refused', refusal: 'W102', roundState: 'open' });
    await eventually(() => expect(publishedOf(slipId)).toEqual(['refused']));
  });
});

describe('an answer', () => {
  beforeEach(() => waitForAnswers(PATIENCE));

  it.each([
    ['B6000', '보유 금액이 부족합니다.'],
    ['W101', '이용을 쉬거나 제한한 기간에는 베팅하실 수 없습니다.'],
    ['W102', '오늘의 손실 한도를 넘는 베팅입니다.'],
    ['W106', '오늘의 베팅 한도를 넘는 베팅입니다.'],
    ['W999', '베팅이 접수되지 않았습니다. 고객센터로 문의해 주세요.'],
  ])('%s of the wallet reaches the caller in its words', async (code, words) => {
    const member = world.member();
    const answer = member.bet(await world.openRound(), ['sum-odd']);
    const command = await theCommand(member.memberId);
    await reply(command, code);
    expect((await answer).resultMessage).toBe(words);
    expect(await stateOf(command.subjectId)).toEqual({ state: 'refused', refusal: code });
  });

  it('and its event decide once, whichever is first, and however often they come', async () => {
    const member = world.member();
    const answer = member.bet(await world.openRound(), ['sum-odd']);
    const command = await theCommand(member.memberId);
    await Promise.all([reply(command), publish(command), publish(command), reply(command)]);
    expect((await answer).resultCode).toBe('0');
    await publish(command);
    await eventually(() => expect(publishedOf(command.subjectId)).toEqual(['accepted']));
  });

  it('about another command that names the slip changes nothing', async () => {
    const member = world.member();
    const answer = member.bet(await world.openRound(), ['sum-odd']);
    const command = await theCommand(member.memberId);
    await publish({ ...command, commandId: randomUUID() }, 'B6000');
    await reply(command);
    expect((await answer).resultCode).toBe('0');
  });
});

describe('a stake that betting learns of after the draw', () => {
  const never = new AbortController().signal;

  /** A bet that would win, still waiting for the wallet when its round is drawn and settled. */
  const drawnUnanswered = async () => {
    const member = world.member();
    const round = await world.openRound();
    const { slipId } = (await member.bet(round, ['sum-odd'])).data;
    await world.draw(round, { sum: 71, powerball: 3 });
    await settleBets(world.deps, never);
    expect((await stateOf(slipId))?.state).toBe('pending');
    const { rows } = await world.pool.query<{ at: Date }>(
      'select draws_at as at from mini_round where round_id = $1',
      [round.roundId],
    );
    const drawsAt = rows[0]?.at ?? new Date(0);
    return { member, slipId, drawsAt, command: await theCommand(member.memberId) };
  };

  const returnsOf = (memberId: string) =>
    commandsOf(memberId)
      .slice(1)
      .map(({ kind, amount }) => [WalletCommandKind[kind], amount]);

  it('is settled like any other when the wallet took it before', async () => {
    const { member, slipId, drawsAt, command } = await drawnUnanswered();
    await publish(command, '', new Date(drawsAt.getTime() - 1));
    await eventually(async () => expect((await stateOf(slipId))?.state).toBe('accepted'));
    await settleBets(world.deps, never);
    await eventually(() => expect(returnsOf(member.memberId)).toEqual([['PAYOUT', 19_500n]]));
  });

  it('wins nothing and is given back when the wallet took it at the draw or later', async () => {
    const { member, slipId, drawsAt, command } = await drawnUnanswered();
    await publish(command, '', drawsAt);
    await eventually(async () => expect((await stateOf(slipId))?.state).toBe('accepted'));
    await settleBets(world.deps, never);
    await settleBets(world.deps, never);
    await eventually(() => expect(returnsOf(member.memberId)).toEqual([['REFUND', 10_000n]]));
    await eventually(() => expect(publishedOf(slipId)).toEqual(['accepted', 'voided']));
    const { rows } = await world.pool.query(
      `select result, bet_settlement.returned, reason from bet_settlement join bet using (bet_id)
       where slip_id = $1`,
      [slipId],
    );
    expect(rows).toEqual([{ result: 'void', returned: 10_000n, reason: 'late-stake' }]);
  });
});

it('slips that wait for the wallet are bounded', async () => {
  const member = world.member();
  const round = await world.openRound();
  await world.pool.query(
    `insert into bet_slip (slip_id, site_id, member_id, product, game_id, game_day, number,
       round_id, asked, stake, state, placed_at, stake_before)
     select gen_random_uuid(), 'noriter', $1, 'mini', 'powerball', $2, $3, $4, '{}', 1, 'pending',
       now(), now() + interval '1 hour'
     from generate_series(1, $5)`,
    [member.memberId, round.gameDay, round.number, round.roundId, WAITING_SLIPS_MAX],
  );
  expect((await member.bet(round, ['sum-odd'])).resultCode).toBe('B9999');
});
