// @module-tag money
import { randomUUID } from 'node:crypto';
import { waitForAnswers } from '@noriter/kit/answer-wait';
import { eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { walletCommands } from '@noriter/proto/topics';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askStakes } from '../../src/placement/actions/ask-stakes.ts';
import { commitDecisions } from '../../src/placement/actions/open-decisions.ts';
import { WAITING_SLIPS_MAX } from '../../src/placement/domain/player.ts';
import { settleBets } from '../../src/settlement/actions/settle-bets.ts';
import { type AnsweringWallet, startAnsweringWallet } from '../world/answering-wallet.ts';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';
import { listenToBets } from '../world/listen-to-bets.ts';

/** A test decides what the wallet answers, and when. */
let world: BettingWorld;
let wallet: AnsweringWallet;
let commands: Listening<typeof walletCommands>;
let bets: Awaited<ReturnType<typeof listenToBets>>;
/** How many times as long as usual a caller waits for what a test answers in any case. */
const PATIENCE = 20;

beforeAll(async () => {
  world = await openBettingWorld('betting_stakes', { withWallet: false });
  wallet = await startAnsweringWallet(world);
  commands = await listenTo(world.space, walletCommands);
  bets = await listenToBets(world.space);
});
// Whom a test does not answer waits as long as in production.
beforeEach(() => waitForAnswers(1));
afterAll(async () => {
  await commands.stop();
  await bets.stop();
  await world.close();
  await wallet.close();
});

const never = new AbortController().signal;

/** What a job does some seconds after: the stakes that nobody was answered about are asked for again. */
const askAgain = () => askStakes(world.deps, never, 0);

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
  it('is NT99 with the slip, which is accepted when it answers later', async () => {
    const member = world.member();
    const round = await world.openRound();
    const key = randomUUID();
    const late = await member.bet(round, ['sum-odd'], { key });
    expect(late.resultCode).toBe('NT99');
    const { slipId } = late.data;
    expect(await stateOf(slipId)).toEqual({ state: 'pending', refusal: null });
    const list = await member.call('/api/bet/betlist');
    expect(list.data.list[0]).toMatchObject({ slipId, state: 'pending', type: 'wait' });

    const command = await wallet.stakeOf(member.memberId);
    expect(command).toMatchObject({
      subjectType: 'bet-slip',
      subjectId: slipId,
      amount: 10_000n,
      product: 'mini',
      counterAccount: 'house:mini',
    });
    wallet.answer(command);
    await world.running.runJob('ask-stakes');
    expect((await stateOf(slipId))?.state).toBe('accepted');
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
    expect(wallet.stakesOf(member.memberId)).toHaveLength(1);
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
    wallet.answer(await wallet.stakeOf(member.memberId), 'B6000');
    await askAgain();
    expect((await again).resultCode).toBe('B6000');
    expect(await stateOf(first.data.slipId)).toEqual({ state: 'refused', refusal: 'B6000' });
  });

  it('may refuse late: the slip stays so for ever, whatever comes after it', async () => {
    const member = world.member();
    const round = await world.openRound();
    const { slipId } = (await member.bet(round, ['sum-odd'])).data;
    const command = await wallet.stakeOf(member.memberId);
    wallet.answer(command, 'W102');
    await askAgain();
    expect(await stateOf(slipId)).toEqual({ state: 'refused', refusal: 'W102' });
    const asked = wallet.timesAsked(command);
    wallet.answer(command);
    await askAgain();
    expect(wallet.timesAsked(command)).toBe(asked);
    const { commandId } = command;
    const other = { commandId, subjectId: slipId, refusal: null, at: new Date() };
    await commitDecisions(world.deps, [other, { ...other, refusal: 'W102' }]);
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
    const command = await wallet.stakeOf(member.memberId);
    wallet.answer(command, code);
    expect((await answer).resultMessage).toBe(words);
    expect(await stateOf(command.subjectId)).toEqual({ state: 'refused', refusal: code });
  });

  it('decides once, whoever gets it first, and however often it comes', async () => {
    const member = world.member();
    const answer = member.bet(await world.openRound(), ['sum-odd']);
    const command = await wallet.stakeOf(member.memberId);
    const again = Array.from({ length: 3 }, askAgain);
    await eventually(() => expect(wallet.timesAsked(command)).toBe(4));
    wallet.answer(command);
    await Promise.all(again);
    expect((await answer).resultCode).toBe('0');
    await askAgain();
    await eventually(() => expect(publishedOf(command.subjectId)).toEqual(['accepted']));
  });

  it('about another command than the one asked for is none', async () => {
    const member = world.member();
    const answer = member.bet(await world.openRound(), ['sum-odd']);
    const command = await wallet.stakeOf(member.memberId);
    wallet.answer(command, 'B6000', { as: randomUUID() });
    await eventually(() => expect(wallet.timesAsked(command)).toBeGreaterThan(1));
    await askAgain();
    expect(await stateOf(command.subjectId)).toEqual({ state: 'pending', refusal: null });
    wallet.answer(command);
    expect((await answer).resultCode).toBe('0');
  });
});

describe('a stake that betting learns of after the draw', () => {
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
    return { member, slipId, drawsAt, command: await wallet.stakeOf(member.memberId) };
  };

  const returnsOf = (memberId: string) =>
    commands.events
      .filter(({ value }) => value.memberId === memberId)
      .map(({ value: { kind, amount } }) => [WalletCommandKind[kind], amount]);

  it('is settled like any other when the wallet took it before', async () => {
    const { member, slipId, drawsAt, command } = await drawnUnanswered();
    wallet.answer(command, '', { at: new Date(drawsAt.getTime() - 1) });
    await askAgain();
    expect((await stateOf(slipId))?.state).toBe('accepted');
    await settleBets(world.deps, never);
    await eventually(() => expect(returnsOf(member.memberId)).toEqual([['PAYOUT', 19_500n]]));
  });

  it('wins nothing and is given back when the wallet took it at the draw or later', async () => {
    const { member, slipId, drawsAt, command } = await drawnUnanswered();
    wallet.answer(command, '', { at: drawsAt });
    await askAgain();
    expect((await stateOf(slipId))?.state).toBe('accepted');
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
