import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closePeriods } from '../../src/payback/actions/close-periods.ts';
import { keepFreeBetResults } from '../../src/plays/store/free-bet-results.ts';
import {
  attendanceRules,
  cash,
  couponRules,
  definitionOf,
  depositRules,
  missionRules,
  paybackRules,
  points,
  type Rules,
  rouletteRules,
  signUpRules,
  tournamentRules,
} from '../world/definitions.ts';
import { played } from '../world/play.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

const DAY_MS = 86_400_000;
const never = new AbortController().signal;
const everybody = { levelFrom: 1, levelTo: null, below: null, approvedWithinDays: null };

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_figures', { withWallet: false });
});
afterAll(() => world.close());

const daysAgo = (days: number) => new Date(world.clock.now().getTime() - days * DAY_MS);
const dayText = (at: Date) => at.toISOString().slice(0, 10);

async function openMember(site: ReturnType<PromotionWorld['site']>, profile: object = {}) {
  const member = site.member();
  await member.approve({ loginId: member.loginId, ...profile });
  return member;
}

describe('the figures of promotions', () => {
  test('are what they cost, and the turnover above everybody else’s change', async () => {
    const site = world.site();
    const promotionId = await site.startYesterday(paybackRules());
    const [given, other] = [await openMember(site), await openMember(site)];
    await played(world, given, [{ ran: 100_000n, lost: 100_000n, at: daysAgo(1) }]);
    await played(world, other, [{ ran: 200_000n, lost: -1n, at: daysAgo(1) }]);
    await played(world, given, [{ ran: 100_000n, lost: 100_000n }]);
    await played(world, other, [{ ran: 100_000n, lost: -1n }]);
    world.clock.advance(DAY_MS);
    await closePeriods(world.running.deps, never);
    const today = dayText(world.clock.now());
    const span = { startDate: dayText(daysAgo(1)), endDate: today };
    const { data } = await site.manager('/api/admin/promotion/figures', span);
    expect(data.list).toEqual([
      {
        promotionId,
        title: 'title',
        trigger: 'payback',
        grants: 1,
        members: 1,
        points: '10000',
        cash: '0',
        freeBets: '0',
        turnover: '100000',
        change: 0,
        othersChange: -500,
        caused: '50000',
      },
    ]);
    expect(data.days).toEqual([{ day: today, points: '10000', cash: '0', freeBets: '0' }]);
    const elsewhere = await world.site().manager('/api/admin/promotion/figures', span);
    expect(elsewhere.data).toEqual({ list: [], days: [] });
    const tooLong = { startDate: '2025-01-01', endDate: today };
    expect((await site.manager('/api/admin/promotion/figures', tooLong)).resultCode).toBe('H400');
    const cashier = site.operator('cash.read');
    expect((await cashier('/api/admin/promotion/figures', span)).resultCode).toBe('H403');
  });

  test('count a free bet by what was won with it, on the day of its result', async () => {
    const site = world.site();
    const terms = { products: [], oddsMinimum: 1_500, winMax: null, validDays: 7 };
    const reward = { kind: 'free-bet' as const, amount: '5000', ...terms };
    const rules = missionRules({ goal: '1', reward });
    const promotionId = await site.start(rules);
    const member = await openMember(site);
    await played(world, member, [{}]);
    const { data } = await member.call('/api/promotion/mission/claim', { promotionId });
    const given = dayText(world.clock.now());
    world.clock.advance(DAY_MS);
    const result = { betId: randomUUID(), freeBetId: String(data.grantId), siteId: site.siteId };
    const resultOf = (version: number, won: bigint) =>
      keepFreeBetResults(world.pool, [{ ...result, version, won, at: world.clock.now() }]);
    for (const [version, won] of [
      [1, 9_500n],
      [2, 0n],
      [3, 7_000n],
      [2, 0n],
    ] as const)
      await resultOf(version, won);
    const today = dayText(world.clock.now());
    const ask = async (startDate: string, endDate: string) =>
      (await site.manager('/api/admin/promotion/figures', { startDate, endDate })).data;
    const both = await ask(given, today);
    const row = { promotionId, grants: 1, members: 1, points: '0', cash: '0', freeBets: '7000' };
    expect(both.list).toMatchObject([row]);
    expect(both.days).toEqual([
      { day: given, points: '0', cash: '0', freeBets: '0' },
      { day: today, points: '0', cash: '0', freeBets: '7000' },
    ]);
    expect((await ask(today, today)).list).toMatchObject([{ ...row, grants: 0 }]);
    const { data: shown } = await site.manager('/api/admin/promotion/get', { promotionId });
    expect(shown.promotion).toMatchObject({ freeBets: '5000', freeBetsWon: '7000' });
  });
});

describe('a simulation of the last month', () => {
  const simulateOn =
    (site: ReturnType<PromotionWorld['site']>) =>
    async (rules: Rules, changes: object = {}) => {
      const document = definitionOf(rules, changes);
      return (await site.manager('/api/admin/promotion/simulate', { document })).data;
    };

  test('is by the rules, within segment, caps and budget', async () => {
    const site = world.site();
    const simulated = simulateOn(site);
    const [low, high] = [await openMember(site), await openMember(site, { level: 5 })];
    for (const days of [2, 3, 4]) {
      await played(world, low, [{ ran: 50_000n, lost: 50_000n, at: daysAgo(days) }]);
      await played(world, high, [{ ran: 90_000n, lost: 90_000n, at: daysAgo(days) }]);
    }
    await played(world, high, [{ lost: 900_000n, at: daysAgo(40) }]);
    const all = await simulated(paybackRules());
    expect(all).toMatchObject({ isKnown: true, grants: 6, amount: '42000', usedUpOn: null });
    expect(all.days).toHaveLength(3);
    const segment = { ...everybody, levelFrom: 5 };
    expect(await simulated(paybackRules(), { segment })).toMatchObject({ amount: '27000' });
    const noCaps = { perMember: null, perMemberDay: null, perNetworkDay: null, inAll: null };
    expect(await simulated(paybackRules(), { caps: { ...noCaps, perMember: 1 } })).toMatchObject({
      grants: 2,
      amount: '14000',
    });
    expect(await simulated(paybackRules(), { budget: '20000' })).toMatchObject({
      grants: 2,
      amount: '14000',
      usedUpOn: dayText(daysAgo(3)),
    });
    const mission = missionRules({ goal: '1', reward: points('700') });
    expect(await simulated(mission)).toMatchObject({ grants: 6, amount: '4200' });
    const once = missionRules({ window: 'all', counts: 'stake', goal: '200000' });
    expect(await simulated(once)).toMatchObject({ grants: 1, amount: '2000' });
  });

  test('asks who slept and what was staked by the days before each grant', async () => {
    const site = world.site();
    const simulated = simulateOn(site);
    const [steady, returned, fresh] = [
      await openMember(site),
      await openMember(site),
      site.member(),
    ];
    world.clock.advance(60 * DAY_MS);
    await fresh.approve();
    world.clock.advance(5 * DAY_MS);
    const loss = (lost: bigint, days: number) => ({ ran: lost, lost, at: daysAgo(days) });
    await played(
      world,
      steady,
      [12, 9, 6, 3].map((days) => loss(20_000n, days)),
    );
    await played(world, returned, [loss(50_000n, 40), loss(50_000n, 3)]);
    await played(world, fresh, [loss(70_000n, 2)]);
    await returned.logIn();
    const segmentOf = (changes: object) => ({ segment: { ...everybody, ...changes } });
    expect(await simulated(paybackRules())).toMatchObject({ grants: 6, amount: '20000' });
    const slept = segmentOf({ sleeping: { without: 'bets', days: 30 } });
    // The first of the steady one, before which nothing was; the returned one's; none of who is new.
    expect(await simulated(paybackRules(), slept)).toMatchObject({ grants: 2, amount: '7000' });
    const longer = segmentOf({ sleeping: { without: 'bets', days: 38 } });
    expect(await simulated(paybackRules(), longer)).toMatchObject({ grants: 1, amount: '2000' });
    const staked = (changes: object) =>
      segmentOf({ turnover: { days: 7, least: '0', most: null, ...changes } });
    expect(await simulated(paybackRules(), staked({ least: '40000' }))).toMatchObject({
      grants: 2,
      amount: '4000',
    });
    expect(await simulated(paybackRules(), staked({ most: '0' }))).toMatchObject({
      grants: 3,
      amount: '14000',
    });
    await world.pool.query(`insert into member_log_in (member_id, day) values ($1, $2)`, [
      steady.memberId,
      dayText(daysAgo(20)),
    ]);
    const away = segmentOf({ sleeping: { without: 'visits', days: 30 } });
    expect(await simulated(paybackRules(), away)).toMatchObject({ grants: 1, amount: '5000' });
  });

  test('ranks who played, and gives the prizes of a tournament', async () => {
    const site = world.site();
    const simulated = simulateOn(site);
    const [high, low, small] = [
      await openMember(site),
      await openMember(site),
      await openMember(site),
    ];
    const at = daysAgo(3);
    await played(world, high, [{ ran: 30_000n, stake: 30_000n, lost: 30_000n, at }]);
    await played(world, low, [{ stake: 10_000n, lost: -9_500n, at }]);
    await played(world, small, [{ ran: 500n, stake: 500n, lost: -5_000n, at }]);
    const ends = { endsAt: '2030-01-01T00:00:00Z' };
    const all = await simulated(tournamentRules(), ends);
    expect(all).toMatchObject({ isKnown: true, grants: 2, amount: '60000' });
    for (const score of ['win', 'multiple'] as const)
      expect(await simulated(tournamentRules({ score }), ends)).toMatchObject({ amount: '50000' });
    const others = tournamentRules({ products: ['mini'] });
    expect(await simulated(others, ends)).toMatchObject({ grants: 0 });
  });

  test('says of every trigger what it can, and of deposits and coupons that it cannot', async () => {
    const site = world.site();
    const simulated = simulateOn(site);
    await openMember(site);
    world.clock.advance(DAY_MS);
    expect(await simulated(signUpRules('3000'))).toMatchObject({ grants: 1, amount: '3000' });
    for (const rules of [attendanceRules(), rouletteRules()]) {
      expect(await simulated(rules)).toMatchObject({ isKnown: true, grants: 0, amount: '0' });
    }
    const reward = { rank: 1, reward: cash('100') };
    for (const each of ['once', 'month'] as const) {
      const rules = { trigger: 'rank' as const, each, rewards: [reward] };
      expect(await simulated(rules)).toMatchObject({ isKnown: true, grants: 0 });
    }
    for (const rules of [couponRules(), depositRules()]) {
      expect(await simulated(rules)).toMatchObject({ isKnown: false, grants: 0, days: [] });
    }
    expect(await simulated(paybackRules({ period: 'week' }))).toMatchObject({ grants: 0 });
  });
});
