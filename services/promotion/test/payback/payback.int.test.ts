// @module-tag money
import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { koreaDay } from '@noriter/kit/korea-time';
import { eventually } from '@noriter/kit/testing';
import { GameEventSchema, GameRoundStatus } from '@noriter/proto/game_events_pb';
import { gameEvents } from '@noriter/proto/topics';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closePeriods } from '../../src/payback/actions/close-periods.ts';
import { cash, paybackRules } from '../world/definitions.ts';
import { dyingAfter } from '../world/dying.ts';
import { played, playsRead, settled, soldInPart } from '../world/play.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

const DAY_MS = 86_400_000;
const nextDay = () => world.clock.advance(DAY_MS);
const never = new AbortController().signal;

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_payback');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

async function linesOf(promotionId: string) {
  const { rows } = await world.pool.query(
    `select count(*)::int as lines, coalesce(sum(amount) filter (where refusal = ''), 0)::int as sum
     from payback_line where promotion_id = $1`,
    [promotionId],
  );
  const grants = await world.pool.query(
    `select count(*)::int as grants, coalesce(sum(amount), 0)::int as sum from promotion_grant
     where promotion_id = $1`,
    [promotionId],
  );
  return { ...rows[0], grants: grants.rows[0].grants, given: grants.rows[0].sum };
}

describe('a payback', () => {
  test('is a part of a day’s net loss, with a statement, by the events of bets', async () => {
    const site = world.site();
    const promotionId = await site.startYesterday(
      paybackRules({ reward: 'cash', turnover: cash('1').turnover }),
    );
    const member = site.member();
    const day = koreaDay(world.clock.now());
    await settled(world, member, { stake: 100_000n, returned: 0n });
    await settled(world, member, { stake: 20_000n, returned: 39_000n });
    await settled(world, member, { stake: 70_000n, returned: 0n, product: 'mini' });
    await playsRead(world);
    nextDay();
    await closePeriods(world.running.deps, never);
    await closePeriods(world.running.deps, never);
    await eventually(async () => expect((await member.balance()).cash).toBe(8_100n));
    const { data } = await member.call('/api/promotion/payback/statement');
    expect(data.list).toEqual([
      {
        promotionId,
        title: 'title',
        firstDay: day,
        lastDay: day,
        lost: '81000',
        percent: 10,
        amount: '8100',
        reward: 'cash',
        reason: '',
        isHeld: false,
      },
    ]);
    const runs = await site.manager('/api/admin/promotion/payback/runs', { promotionId });
    expect(runs.data.list).toMatchObject([
      { firstDay: day, members: 1, lost: '81000', amount: '8100', refused: 0 },
    ]);
    const turnover = await member.cashCall('/api/cash/turnover');
    expect(turnover.data.list).toMatchObject([{ source: 'bonus', required: '24300' }]);
  });

  test('is also of rounds of games, which end with a win of theirs or by themselves', async () => {
    const site = world.site();
    const { turnover } = cash('1');
    await site.startYesterday(paybackRules({ reward: 'cash', turnover, products: ['slot'] }));
    const member = site.member();
    const round = async (name: 'transacted' | 'roundChanged', staked: bigint, returned: bigint) => {
      const roundId = randomUUID();
      const at = timestampFromDate(world.clock.now());
      const of = { roundId, version: 2, status: GameRoundStatus.CLOSED, staked, returned };
      const about = { game: { groupCode: 'slot' }, round: { ...of, openedAt: at } };
      await world.space.producer.send(gameEvents, {
        key: member.memberId,
        id: randomUUID(),
        value: create(GameEventSchema, {
          siteId: site.siteId,
          memberId: member.memberId,
          occurredAt: at,
          event: { case: name, value: about },
        }),
      });
      await eventually(async () => {
        const found = await world.pool.query(
          "select from play_result where play_id = $1 and product = 'slot'",
          [roundId],
        );
        expect(found.rowCount).toBe(1);
      });
    };
    await round('transacted', 50_000n, 0n);
    await round('transacted', 10_000n, 15_000n);
    await round('roundChanged', 5_000n, 0n);
    await playsRead(world);
    nextDay();
    await closePeriods(world.running.deps, never);
    await eventually(async () => expect((await member.balance()).cash).toBe(5_000n));
  });

  test('stopped at any member goes on, and gives each theirs once though many close it', async () => {
    const site = world.site();
    const promotionId = await site.startYesterday(paybackRules());
    const members = Array.from({ length: 60 }, () => site.member());
    for (const { memberId } of members)
      await played(world, { ...site, memberId }, [{ lost: 20_000n }]);
    nextDay();
    // Dies in the middle of a member's transaction, again and again.
    for (let round = 0; round < 3; round += 1) {
      await closePeriods(dyingAfter(world, 12 + round), never).catch(() => null);
    }
    const half = await linesOf(promotionId);
    expect(half.lines).toBeGreaterThan(0);
    expect(half.lines).toBeLessThan(60);
    expect(half.lines).toBe(half.grants);
    await Promise.all([1, 2, 3].map(() => closePeriods(world.running.deps, never)));
    const whole = { lines: 60, sum: 120_000, grants: 60, given: 120_000 };
    expect(await linesOf(promotionId)).toEqual(whole);
    await closePeriods(world.running.deps, never);
    expect(await linesOf(promotionId)).toEqual(whole);
  });

  test('that is stopped while a day is closed gives who is left theirs when it runs again', async () => {
    const site = world.site();
    const promotionId = await site.startYesterday(paybackRules());
    const members = Array.from({ length: 5 }, () => site.member());
    for (const { memberId } of members)
      await played(world, { ...site, memberId }, [{ lost: 20_000n }]);
    nextDay();
    // As an operator's call does it, who comes between the first line and its part of the budget.
    const operator = await world.pool.connect();
    await operator.query('begin');
    await operator.query('select from promotion where promotion_id = $1 for no key update', [
      promotionId,
    ]);
    const closing = closePeriods(world.running.deps, never);
    await eventually(async () => {
      const { rowCount } = await world.pool.query(
        `select from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and query like 'update promotion set committed%'`,
      );
      expect(rowCount).toBe(1);
    });
    await operator.query("update promotion set state = 'stopped' where promotion_id = $1", [
      promotionId,
    ]);
    await operator.query(
      "insert into promotion_switch (promotion_id, state, at) values ($1, 'stopped', $2)",
      [promotionId, world.clock.now()],
    );
    await operator.query('commit');
    operator.release();
    await closing;
    expect(await linesOf(promotionId)).toMatchObject({ lines: 0, grants: 0 });
    const on = { promotionId, state: 'running', reason: 'on again' };
    expect((await site.manager('/api/admin/promotion/switch', on)).resultCode).toBe('0');
    await closePeriods(world.running.deps, never);
    const whole = { lines: 5, sum: 10_000, grants: 5, given: 10_000 };
    expect(await linesOf(promotionId)).toEqual(whole);
  });

  test('of days that passed while the service was down is made up for, by the version of the run', async () => {
    const site = world.site();
    const promotionId = await site.startYesterday(paybackRules());
    const member = site.member();
    for (const lost of [20_000n, 30_000n]) {
      await played(world, member, [{ lost }]);
      nextDay();
    }
    await world.pool.query(
      `insert into payback_run (promotion_id, first_day, last_day, site_id, version, begun_at)
       select $1, day, day, $2, 1, now() from
         (select ($3::date - 1) as day) yesterday`,
      [promotionId, site.siteId, koreaDay(world.clock.now())],
    );
    const { data } = await site.manager('/api/admin/promotion/get', { promotionId });
    const { document, version } = data.promotion;
    const halved = { ...document, rules: { ...document.rules, percent: 5 } };
    const change = { promotionId, version, document: halved, reason: 'less' };
    const headers = { idempotencyKey: randomUUID() };
    expect((await site.manager('/api/admin/promotion/set', change, headers)).resultCode).toBe('0');
    await closePeriods(world.running.deps, never);
    const lines = await member.call('/api/promotion/payback/statement');
    expect(lines.data.list).toMatchObject([
      { lost: '30000', percent: 10, amount: '3000' },
      { lost: '20000', percent: 5, amount: '1000' },
    ]);
  });

  test('of two days that are closed at once is given for both, where a day may have one', async () => {
    const site = world.site();
    const caps = { perMember: null, perMemberDay: 1, perNetworkDay: null, inAll: null };
    const promotionId = await site.startYesterday(paybackRules(), { caps });
    const member = site.member();
    for (let day = 0; day < 2; day += 1) {
      await played(world, member, [{ lost: 20_000n }]);
      nextDay();
    }
    await closePeriods(world.running.deps, never);
    expect(await linesOf(promotionId)).toEqual({ lines: 2, sum: 4_000, grants: 2, given: 4_000 });
  });

  test('is none of who is excluded, and never more than the budget', async () => {
    const site = world.site();
    const promotionId = await site.startYesterday(paybackRules(), { budget: '4500' });
    const members = Array.from({ length: 4 }, () => site.member());
    for (const { memberId } of members)
      await played(world, { ...site, memberId }, [{ lost: 20_000n }]);
    await members[0]?.report({ case: 'protectionChanged', value: { version: 1, excluded: true } });
    nextDay();
    await closePeriods(world.running.deps, never);
    expect(await world.committed(promotionId)).toBe(4_000n);
    const { rows } = await world.pool.query(
      `select refusal, count(*)::int as lines from payback_line where promotion_id = $1
       group by refusal order by refusal`,
      [promotionId],
    );
    expect(rows).toEqual([
      { refusal: '', lines: 2 },
      { refusal: 'PR002', lines: 1 },
      { refusal: 'PR006', lines: 1 },
    ]);
  });

  test('attack: who sells a part before midnight has the win of the rest in a day that is over', async () => {
    const site = world.site();
    const promotionId = await site.startYesterday(paybackRules());
    const member = site.member();
    const bet = { stake: 100_000n, openStake: 99_000n, returned: 1_500n };
    const betId = await soldInPart(world, member, bet);
    nextDay();
    await settled(world, member, { stake: 100_000n, returned: 199_500n, betId, version: 2 });
    await settled(world, member, { stake: 90_000n, returned: 0n });
    await playsRead(world);
    nextDay();
    await closePeriods(world.running.deps, never);
    expect(await linesOf(promotionId)).toEqual({ lines: 0, sum: 0, grants: 0, given: 0 });
  });
});
