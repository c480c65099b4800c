// @module-tag money
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@noriter/kit/testing';
import { MemberStatus } from '@noriter/proto/member_events_pb';
import { formatOdds } from '@noriter/rules/odds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceRounds } from '../../src/mini/actions/announce-rounds.ts';
import { marketsOf } from '../../src/mini/domain/markets/offers.ts';
import {
  type BettingWorld,
  codesOf,
  openBettingWorld,
  type Round,
  slipOf,
} from '../world/betting-world.ts';
import { listenToBets } from '../world/listen-to-bets.ts';

let world: BettingWorld;

beforeAll(async () => {
  world = await openBettingWorld('betting_place');
});
afterAll(() => world.close());

const count = async (sql: string, values: unknown[] = []) =>
  (await world.pool.query<{ count: number }>(sql, values)).rows[0]?.count;

const stakesOf = async (memberId: string) => {
  const { rows } = await world.walletPool.query<{ stakes: number; won: bigint }>(
    `select count(*)::int as stakes, coalesce(sum(amount), 0)::bigint as won from ledger
     where member_id = $1 and kind = 1 and refusal is null`,
    [memberId],
  );
  return rows[0];
};

describe('a slip', () => {
  it('is accepted with all its bets, by one stake', async () => {
    const received = await listenToBets(world.space);
    const member = world.member();
    await member.give(100_000n);
    const round = await world.openRound();
    const { data, resultCode } = await member.bet(round, [
      'sum-odd',
      { selectionId: 'ball-7', odds: '9.75', stake: '20000' },
    ]);
    expect(resultCode).toBe('0');
    expect(data).toMatchObject({ state: 'accepted', stake: '30000', gameId: 'powerball' });
    expect(data.bets.map((bet: { selectionId: string }) => bet.selectionId)).toEqual([
      'sum-odd',
      'ball-7',
    ]);
    expect(data.bets[1]).toMatchObject({ odds: '9.75', gameMoney: '195000', state: 'accepted' });
    expect(await member.cash()).toBe('70000');
    expect(await stakesOf(member.memberId)).toEqual({ stakes: 1, won: 30_000n });
    const reported = () => received.events.filter(({ value }) => value.slipId === data.slipId);
    await eventually(() =>
      expect(reported().map(({ value }) => [value.event.case, value.version])).toEqual([
        ['accepted', 2],
      ]),
    );
    const both = { marketId: expect.any(String), legs: [], linesOf: 1 };
    expect(reported()[0]?.value.event.value).toMatchObject({
      stake: 30_000n,
      gameId: 'powerball',
      roundId: round.roundId,
      bets: [
        { ...both, selectionId: 'sum-odd', stake: 10_000n, odds: 1_950 },
        { ...both, selectionId: 'ball-7', stake: 20_000n, odds: 9_750 },
      ],
    });
    await received.stop();
  });

  it('needs a key, and selections that are well formed', async () => {
    const member = world.member();
    const round = await world.openRound();
    const without = await member.call('/api/bet/betProc', slipOf(round, ['sum-odd']));
    expect(without).toMatchObject({ status: 400, resultCode: 'H400' });
    for (const wrong of [{ stake: '1.5' }, { odds: '0.9' }, { odds: '1.9555' }]) {
      const answer = await member.bet(round, [{ selectionId: 'sum-odd', ...wrong }]);
      expect(answer.status).toBe(400);
    }
    expect((await member.bet(round, [])).status).toBe(400);
    const eleven = Array.from({ length: 11 }, () => 'sum-odd');
    expect((await member.bet(round, eleven)).status).toBe(400);
    const guest = await world.guest('/api/bet/betProc', slipOf(round, ['sum-odd']));
    expect(guest.resultCode).toBe('H401');
  });

  it('is placed once under one key, however often it comes', async () => {
    const member = world.member();
    await member.give(1_000_000n);
    const round = await world.openRound();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => member.bet(round, ['sum-odd'], { key })),
    );
    expect(codesOf(answers)).toEqual({ '0': 100 });
    expect(new Set(answers.map(({ data }) => data.slipId)).size).toBe(1);
    expect(await stakesOf(member.memberId)).toEqual({ stakes: 1, won: 10_000n });
    const other = await member.bet(round, ['ball-odd'], { key });
    expect(other.resultCode).toBe('C999');
    expect(await member.cash()).toBe('990000');
  });

  it('is taken as long as there is money: ten of a hundred that race', async () => {
    const member = world.member();
    await member.give(100_000n);
    const slips = await manySlips(100);
    expect(slips).toHaveLength(100);
    const answers = await Promise.all(slips.map(({ round, wish }) => member.bet(round, [wish])));
    // A machine under load may answer late; what was taken is in the ledger.
    await eventually(async () =>
      expect(
        await count(
          `select count(*)::int from bet_slip where member_id = $1 and state = 'pending'`,
          [member.memberId],
        ),
      ).toBe(0),
    );
    const { NT99: late = 0, ...codes } = codesOf(answers);
    if (late === 0) expect(codes).toEqual({ '0': 10, B6000: 90 });
    expect(await stakesOf(member.memberId)).toEqual({ stakes: 10, won: 100_000n });
    expect(await member.cash()).toBe('0');
    const accepted = `select count(*)::int from bet where member_id = $1 and state = 'accepted'`;
    expect(await count(accepted, [member.memberId])).toBe(10);
  });
});

/** Different slips that no rule but the balance refuses: the first selections of markets. */
async function manySlips(wanted: number) {
  const names = ['sum-parity', 'sum-total', 'sum-size', 'ball-parity', 'ball-total'];
  const slips: { round: Round; wish: { selectionId: string; odds: string } }[] = [];
  while (slips.length < wanted) {
    const round = await world.openRound();
    for (const { marketId, selections } of marketsOf('powerball')) {
      const [first] = selections;
      if (!first || !names.includes(marketId)) continue;
      const { selectionId, defaultOdds } = first;
      slips.push({ round, wish: { selectionId, odds: formatOdds(defaultOdds) } });
    }
  }
  return slips.slice(0, wanted);
}

describe('a slip is refused', () => {
  it('to partners, suspended, excluded and unapproved members', async () => {
    const round = await world.openRound();
    const partner = world.member({ isPartner: true });
    expect((await partner.bet(round, ['sum-odd'])).resultCode).toBe('B0095');
    const announced = world.member();
    const profile = { loginId: 'partner1', nickname: 'p', level: 1, isPartner: true };
    await announced.report({ case: 'approved', value: { approvedBy: 'admin', profile } });
    expect((await announced.bet(round, ['sum-odd'])).resultCode).toBe('B0095');

    const status = async (value: MemberStatus) => {
      const member = world.member();
      await member.report({ case: 'statusChanged', value: { status: value, reason: '' } });
      return (await member.bet(round, ['sum-odd'])).resultCode;
    };
    expect(await status(MemberStatus.SUSPENDED)).toBe('U0011');
    expect(await status(MemberStatus.REFUSED)).toBe('B1001');
    expect(await status(MemberStatus.PENDING)).toBe('B1001');

    const excluded = world.member();
    const gate = (version: number, isExcluded: boolean) =>
      excluded.report({ case: 'protectionChanged', value: { version, excluded: isExcluded } });
    await gate(2, true);
    await gate(1, false);
    expect((await excluded.bet(round, ['sum-odd'])).resultCode).toBe('B1002');
  });

  it('while a game, all mini games or all games are locked', async () => {
    const member = world.member();
    await member.give(100_000n);
    const round = await world.openRound('speedkino');
    const bet = () => member.bet(round, [{ selectionId: 'sum-odd', odds: '1.94' }]);
    for (const scope of ['speedkino', 'mini', '']) {
      await world.lock(scope, true);
      expect((await bet()).resultCode).toBe('B0093');
      await world.lock(scope, false);
    }
    expect((await bet()).resultCode).toBe('0');
  });

  it('and stays refused under its key, with the same words, when it could be had later', async () => {
    const member = world.member();
    await member.give(100_000n);
    const round = await world.openRound('powerball');
    const key = randomUUID();
    const bet = (selectionId = 'sum-odd') => member.bet(round, [selectionId], { key });
    await world.lock('powerball', true);
    expect((await bet()).resultCode).toBe('B0093');
    await world.lock('powerball', false);
    expect((await bet()).resultCode).toBe('B0093');
    expect((await bet('ball-odd')).resultCode).toBe('C999');

    const options = { key: randomUUID(), policy: 'none' } as const;
    const cheap = () => member.bet(round, [{ selectionId: 'sum-odd', odds: '1.90' }], options);
    const dear = await cheap();
    const again = await cheap();
    expect(dear.resultCode).toBe('B1013');
    const { resultCode, resultMessage, data } = dear;
    expect(again).toMatchObject({ resultCode, resultMessage, data });
    expect(await stakesOf(member.memberId)).toEqual({ stakes: 0, won: 0n });
    expect((await member.bet(round, ['sum-odd'])).resultCode).toBe('0');
  });

  it('under one key once, also when what comes first is delayed behind its repetition', async () => {
    const member = world.member();
    await member.give(100_000n);
    const round = await world.openRound('powerball');
    const key = randomUUID();
    const answers: string[] = [];
    const bet = async () =>
      answers.push((await member.bet(round, ['sum-odd'], { key })).resultCode);
    await world.lock('powerball', true);
    const tries = Promise.all(
      Array.from({ length: 40 }, async (_, at) => pause(at * 10).then(bet)),
    );
    await pause(200);
    // What was decided first, was decided while it was locked, however slowly it came.
    await eventually(() => expect(answers).not.toEqual([]));
    await world.lock('powerball', false);
    await tries;
    expect(new Set(answers)).toEqual(new Set(['B0093']));
    expect(await stakesOf(member.memberId)).toEqual({ stakes: 0, won: 0n });
  });

  it('for a game, a round or a selection there is not', async () => {
    const member = world.member();
    const round = await world.openRound();
    const roulette = await member.bet({ ...round, gameId: 'roulette' }, ['sum-odd']);
    expect(roulette.resultCode).toBe('B1010');
    expect((await member.bet({ ...round, number: 9_999 }, ['sum-odd'])).resultCode).toBe('B1011');
    const strange = await member.bet(round, ['sum-odd', 'start-left']);
    expect(strange).toMatchObject({
      resultCode: 'B1016',
      data: { selections: [{ selectionId: 'start-left' }] },
    });
  });

  it('from the cut-off on, by the clock of the database and no other', async () => {
    const member = world.member();
    await member.give(100_000n);
    const round = await world.openRound();
    expect((await member.bet(round, ['sum-odd'])).resultCode).toBe('0');
    await world.closeRound(round);
    const late = await member.bet(round, ['ball-odd']);
    expect(late).toMatchObject({ resultCode: 'B1012', resultMessage: '베팅이 마감된 회차입니다.' });
    expect(await stakesOf(member.memberId)).toEqual({ stakes: 1, won: 10_000n });
  });

  it('when its odds have moved, unless its policy takes them', async () => {
    const member = world.member();
    await member.give(100_000n);
    const round = await world.openRound();
    const seen = (odds: string, policy: 'none' | 'better' | 'any', selectionId = 'sum-odd') =>
      member.bet(round, [{ selectionId, odds }], { policy });
    expect(await seen('1.90', 'none')).toMatchObject({
      resultCode: 'B1013',
      resultMessage: '배당이 1.95배로 변경되었습니다. 확인 후 다시 베팅해 주세요.',
      data: { selections: [{ selectionId: 'sum-odd', odds: '1.95' }] },
    });
    expect((await seen('2.00', 'better')).resultCode).toBe('B1013');
    expect((await seen('1.90', 'better')).data.bets[0].odds).toBe('1.95');
    expect((await seen('2.00', 'any', 'ball-odd')).data.bets[0].odds).toBe('1.95');
  });

  it('outside the limits of the level, with the figure', async () => {
    const member = world.member();
    const round = await world.openRound();
    const stake = (amount: string, selectionId = 'sum-odd', odds = '1.95') =>
      member.bet(round, [{ selectionId, odds, stake: amount }]);
    expect(await stake('999')).toMatchObject({
      resultCode: 'B6001',
      resultMessage: '최소 베팅 금액은 1,000원입니다.',
      data: { selections: [{ selectionId: 'sum-odd', limit: '1000' }] },
    });
    expect((await stake('1000001')).resultCode).toBe('B6002');
    expect((await stake('600000', 'ball-7', '9.75')).resultCode).toBe('B6003');
    const four = ['sum-odd', 'sum-under', 'ball-odd', 'ball-under'];
    const total = await member.bet(
      round,
      four.map((selectionId) => ({ selectionId, stake: '900000' })),
    );
    expect(total).toMatchObject({
      resultCode: 'B1017',
      resultMessage: '한 회차에 베팅하실 수 있는 금액은 모두 3,000,000원까지입니다.',
    });
    const profile = { loginId: 'vip', nickname: 'v', level: 5, isPartner: false };
    await member.report({ case: 'profileChanged', value: { profile } });
    expect((await stake('1000001')).resultCode).toBe('W404');
  });

  it('when two slips at once would pass a limit together', async () => {
    const member = world.member();
    await member.give(10_000_000n);
    const round = await world.openRound();
    const ids = ['sum-odd', 'sum-under', 'ball-odd', 'ball-under'];
    const answers = await Promise.all(
      ids.map((selectionId) => member.bet(round, [{ selectionId, stake: '1000000' }])),
    );
    expect(codesOf(answers)).toEqual({ '0': 3, B1017: 1 });
  });

  it('by all that is open of one selection together, and by each of its last stakes', async () => {
    const member = world.member();
    await member.give(10_000_000n);
    const round = await world.openRound();
    const codes: string[] = [];
    // Within seconds, also on a machine that needs more of them.
    const areRecent = () =>
      world.pool.query(
        `update bet set placed_at = clock_timestamp() + interval '1 minute' where member_id = $1`,
        [member.memberId],
      );
    for (const stake of ['1000000', '900000', '1000000', '900000', '999999', '200000']) {
      const { resultCode } = await member.bet(round, [{ selectionId: 'sum-odd', stake }]);
      codes.push(resultCode);
      await areRecent();
    }
    expect(codes).toEqual(['0', '0', 'B6005', 'B6005', '0', 'B1017']);
  });

  it('for a rival selection, the same bet within seconds, and a hedge over several slips', async () => {
    const member = world.member();
    await member.give(1_000_000n);
    const round = await world.openRound();
    expect((await member.bet(round, ['sum-odd'])).resultCode).toBe('0');
    expect((await member.bet(round, ['sum-even'])).resultCode).toBe('B1015');
    const twice = await member.bet(round, ['sum-odd']);
    expect(twice).toMatchObject({
      resultCode: 'B6005',
      data: { selections: [{ selectionId: 'sum-odd' }] },
    });
    await world.pool.query(
      `update bet set placed_at = placed_at - interval '11 seconds' where member_id = $1`,
      [member.memberId],
    );
    expect((await member.bet(round, ['sum-odd'])).resultCode).toBe('0');

    const ladder = await world.openRound('powerladder', { number: round.number });
    expect((await member.bet(ladder, ['start-left'])).resultCode).toBe('0');
    expect((await member.bet(ladder, ['lines-3'])).resultCode).toBe('0');
    expect((await member.bet(ladder, ['end-even'])).resultCode).toBe('B1014');
    expect((await member.bet(ladder, ['end-odd'])).resultCode).toBe('0');
  });

  it('by the wallet, in its words, and stays refused under its key', async () => {
    const member = world.member();
    await member.give(5_000n);
    const round = await world.openRound();
    const key = randomUUID();
    const refused = await member.bet(round, ['sum-odd'], { key });
    expect(refused).toMatchObject({
      resultCode: 'B6000',
      resultMessage: '보유 금액이 부족합니다.',
    });
    await member.give(100_000n);
    expect((await member.bet(round, ['sum-odd'], { key })).resultCode).toBe('B6000');
    expect(await member.cash()).toBe('105000');
    const { data } = await member.call('/api/bet/betlist');
    expect(data.list[0]).toMatchObject({ state: 'refused', type: 'cancel', resultCash: '0' });
    // A refused bet is not open: it may be placed at once.
    expect((await member.bet(round, ['sum-odd'])).resultCode).toBe('0');
  });
});

describe('what can be bet on', () => {
  it('is shown with its odds, and to members with their limits', async () => {
    await announceRounds(world.deps);
    const { data } = await world.guest('/api/minigame/markets', { gameId: 'powerladder' });
    expect(data.limits).toBeNull();
    expect(data.round).toMatchObject({ closesAt: expect.any(String) });
    expect(data.markets.map((one: { marketId: string }) => one.marketId)).toEqual([
      'start',
      'lines',
      'end',
      'combo',
    ]);
    const mine = await world.member().call('/api/minigame/slots/speedkino/single');
    expect(mine.data).toMatchObject({ gameId: 'speedkino', limits: { minimum: '1000' } });
    const none = await world.guest('/api/minigame/markets', { gameId: 'roulette' });
    expect(none.resultCode).toBe('B1010');
  });
});
