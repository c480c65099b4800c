import { randomUUID } from 'node:crypto';
import { eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { promotionEvents } from '@noriter/proto/topics';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closePeriods } from '../../src/payback/actions/close-periods.ts';
import { closeDays } from '../../src/ranks/actions/close-days.ts';
import { giveRankRewards } from '../../src/ranks/actions/give-rank-rewards.ts';
import { couponRules, paybackRules, points } from '../world/definitions.ts';
import { played } from '../world/play.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

const DAY_MS = 86_400_000;
const never = new AbortController().signal;

let world: PromotionWorld;
let published: Listening<typeof promotionEvents>;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_ranks');
  published = await listenTo(world.space, promotionEvents);
});
afterEach(() => world.expectWholeBooks());
afterAll(async () => {
  await published.stop();
  await world.close();
});

const texts = (text: string) => ({ ko: text, en: text, vi: text });
const ladder = {
  windowDays: 7,
  keptDays: 10,
  products: ['sport'],
  oddsMinimum: 1_500,
  steps: [
    { texts: texts('Bronze'), turnover: '100000' },
    { texts: texts('Silver'), turnover: '500000' },
  ],
};

async function siteWithLadder() {
  const site = world.site();
  const set = (version: number, changes: object = {}) =>
    site.manager('/api/admin/promotion/ladder/set', {
      version,
      ladder: { ...ladder, ...changes },
      reason: 'test',
    });
  await site.setLadder(ladder);
  return { ...site, set };
}

async function nextDay(days = 1) {
  world.clock.advance(DAY_MS * days);
  await closeDays(world.running.deps, never);
}

const own = async (member: ReturnType<PromotionWorld['member']>) =>
  (await member.call('/api/promotion/rank/own')).data;

describe('a rank', () => {
  test('is reached by what counts of a window, shown with its progress, and falls in time', async () => {
    const site = await siteWithLadder();
    const member = site.member();
    await played(world, member, [
      { ran: 90_000n },
      { ran: 500_000n, product: 'mini' },
      { ran: 500_000n, odds: 1_200 },
    ]);
    expect(await own(member)).toMatchObject({ rank: 0, turnover: '90000', since: null });
    await nextDay();
    expect(await own(member)).toMatchObject({ rank: 0 });
    await played(world, member, [{ ran: 10_000n }]);
    const day = world.clock.now().toISOString().slice(0, 10);
    await nextDay();
    await closeDays(world.running.deps, never);
    expect(await own(member)).toMatchObject({
      rank: 1,
      since: day,
      turnover: '100000',
      list: [
        { rank: 1, name: 'Bronze', turnover: '100000', benefits: [] },
        { rank: 2, name: 'Silver', turnover: '500000' },
      ],
    });
    await nextDay(9);
    expect(await own(member)).toMatchObject({ rank: 1, turnover: '0' });
    await nextDay(5);
    expect(await own(member)).toMatchObject({ rank: 0, keptUntil: null });
    const { data } = await member.call('/api/promotion/rank/history');
    expect(data.list.map((one: { toRank: number }) => one.toRank)).toEqual([0, 1]);
    const changes = await site.manager('/api/admin/promotion/rank/changes');
    expect(changes.data.pageInfo.tatal_list_count).toBe(2);
  });

  test('that changes is published once, however often its day is closed', async () => {
    const site = await siteWithLadder();
    const [riser, other] = [site.member(), site.member()];
    await played(world, riser, [{ ran: 100_000n }]);
    await played(world, other, [{ ran: 99_999n }]);
    await nextDay();
    const day = new Date(world.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10);
    // As a kill before the run's cursor was written leaves it.
    await world.pool.query(
      'update rank_run set closed_at = null, cursor = null where site_id = $1 and day = $2',
      [site.siteId, day],
    );
    await closeDays(world.running.deps, never);
    await played(world, riser, [{ ran: 400_000n }]);
    await nextDay();
    await nextDay(20);
    const news = () =>
      published.events.flatMap(({ key, value: { event } }) =>
        (key === riser.memberId || key === other.memberId) && event.case === 'rankChanged'
          ? [[key, event.value.fromRank, event.value.toRank]]
          : [],
      );
    await eventually(() =>
      expect(news()).toEqual([
        [riser.memberId, 0, 1],
        [riser.memberId, 1, 2],
        [riser.memberId, 2, 0],
      ]),
    );
    const ids = published.events.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('gives points once for each rank, a month’s for the one held, and opens promotions', async () => {
    const site = await siteWithLadder();
    const [member, poor] = [site.member(), site.member()];
    const reward = (rank: number, amount: string) => ({ rank, reward: points(amount) });
    const rewards = [reward(1, '100'), reward(2, '500')];
    const once = await site.start({ trigger: 'rank', each: 'once', rewards });
    const monthly = await site.start({ trigger: 'rank', each: 'month', rewards });
    await site.start(couponRules(), {
      segment: { levelFrom: 1, levelTo: null, below: null, approvedWithinDays: null, rankFrom: 2 },
    });
    await played(world, member, [{ ran: 700_000n }]);
    await played(world, poor, [{ ran: 1_000n }]);
    await nextDay();
    await closeDays(world.running.deps, never);
    await nextDay();
    await eventually(async () => expect((await member.balance()).points).toBe(1_100n));
    expect((await poor.balance()).points).toBe(0n);
    expect([await world.committed(once), await world.committed(monthly)]).toEqual([600n, 500n]);
    const { list } = await own(member);
    const kinds = list.map((step: { benefits: { kind: string }[] }) =>
      step.benefits.map(({ kind }) => kind).toSorted(),
    );
    expect(kinds).toEqual([
      ['month', 'once'],
      ['month', 'once', 'promotion'],
    ]);
    const standing = await site.manager('/api/admin/promotion/rank/standing');
    expect(standing.data.list).toEqual([{ rank: 2, members: 1 }]);
    await world.pool.query(
      `insert into member (member_id, site_id, is_test) values ($1, $2, true)
       on conflict (member_id) do update set is_test = true`,
      [member.memberId, site.siteId],
    );
    const without = await site.manager('/api/admin/promotion/rank/standing');
    expect(without.data.list).toEqual([]);
  });

  test('gives by the version that its grant names, where the terms change while it gives', async () => {
    const site = await siteWithLadder();
    const [first, second] = [site.member(), site.member()];
    await first.approve();
    const rewards = (amount: string) => [{ rank: 1, reward: points(amount) }];
    const rules = { trigger: 'rank' as const, each: 'once' as const };
    const promotionId = await site.start({ ...rules, rewards: rewards('500') });
    // Who gives has read the promotion for both, and waits for the first of them.
    const holder = await world.pool.connect();
    await holder.query('begin');
    await holder.query('select from member where member_id = $1 for update', [first.memberId]);
    const due = [first, second].map(({ memberId }) => ({ memberId, rank: 1 }));
    const giving = giveRankRewards(world.running.deps, site.siteId, due, never);
    await eventually(async () => {
      const { rowCount } = await world.pool.query(
        `select from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and query like 'select profile_at%for share%'`,
      );
      expect(rowCount).toBe(1);
    });
    const { data } = await site.manager('/api/admin/promotion/get', { promotionId });
    const { document, version } = data.promotion;
    const less = { ...document, rules: { ...document.rules, rewards: rewards('200') } };
    const wish = { promotionId, version, document: less, reason: 'test' };
    const set = await site.manager('/api/admin/promotion/set', wish, {
      idempotencyKey: randomUUID(),
    });
    expect(set.data.outcome).toBe('approved');
    await holder.query('commit');
    holder.release();
    await giving;
    const { rows } = await world.pool.query(
      `select member_id as "memberId", version, amount from promotion_grant
       where promotion_id = $1 order by version`,
      [promotionId],
    );
    expect(rows).toEqual([
      { memberId: first.memberId, version: 1, amount: 500n },
      { memberId: second.memberId, version: 2, amount: 200n },
    ]);
  });

  test('raises a payback’s percent, by the rank held on the day itself', async () => {
    const site = await siteWithLadder();
    await site.startYesterday(paybackRules({ byRank: [{ rank: 1, percent: 20 }] }));
    const member = site.member();
    const loss = { ran: 100_000n, lost: 100_000n };
    await played(world, member, [loss]);
    await nextDay();
    await closePeriods(world.running.deps, never);
    await played(world, member, [loss]);
    await nextDay();
    await closePeriods(world.running.deps, never);
    await eventually(async () => expect((await member.balance()).points).toBe(30_000n));
    const { data } = await member.call('/api/promotion/payback/statement');
    expect(data.list.map((one: { percent: number }) => one.percent)).toEqual([20, 10]);
  });

  test('is given by a ladder that rises, of which each change is kept', async () => {
    const site = await siteWithLadder();
    expect((await site.set(0)).resultCode).toBe('PR010');
    const fallen = { steps: ladder.steps.toReversed() };
    expect((await site.set(1, fallen)).resultCode).toBe('H400');
    expect((await site.set(1, { windowDays: 5 })).data.outcome).toBe('applied');
    const { data } = await site.manager('/api/admin/promotion/ladder/versions');
    expect(data.list.map((one: { version: number }) => one.version)).toEqual([2, 1]);
    const reader = site.operator('promotion.read');
    const asked = { version: 2, ladder, reason: 'test' };
    expect((await reader('/api/admin/promotion/ladder/set', asked)).resultCode).toBe('H403');
    // A product that nobody knows would count nothing, and say nothing of it.
    expect((await site.set(2, { products: ['sports'] })).resultCode).toBe('H400');
  });

  test('attack: one operator makes nobody rise to what two agreed to give a rank', async () => {
    const site = await siteWithLadder();
    const reward = { rank: 2, reward: points('500') };
    await site.start({ trigger: 'rank', each: 'once', rewards: [reward] });
    const friend = site.member();
    await played(world, friend, [{ ran: 1_000n, product: 'fishing', odds: 1_000 }]);
    const steps = [
      { texts: texts('Bronze'), turnover: '1' },
      { texts: texts('Silver'), turnover: '2' },
    ];
    const easier = { steps, products: ['fishing'], oddsMinimum: 1_000 };
    const asked = await site.set(1, easier);
    expect(asked.data).toMatchObject({ version: 1, outcome: 'asked' });
    const { requestId } = asked.data;
    expect((await site.set(1, easier)).resultCode).toBe('PR019');
    const decide = (by: typeof site.manager, move: string) =>
      by('/api/admin/promotion/ladder/decide', { requestId, move, reason: 'test' });
    expect((await decide(site.manager, 'approve')).resultCode).toBe('PR015');
    await nextDay();
    expect(await own(friend)).toMatchObject({ rank: 0 });
    expect((await friend.balance()).points).toBe(0n);
    const { data } = await site.second('/api/admin/promotion/ladder/requests');
    const waiting = data.list.filter(({ status }: { status: string }) => status === 'waiting');
    expect(waiting).toMatchObject([
      { requestId, loosens: ['steps', 'products', 'oddsMinimum'], isStale: false, isOwn: false },
    ]);
    expect((await decide(site.second, 'refuse')).resultCode).toBe('0');
    const { data: present } = await site.manager('/api/admin/promotion/ladder/get');
    expect(present).toMatchObject({ version: 1, ladder });
  });
});
