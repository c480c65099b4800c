// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually, type Listening, listenTo } from '@noriter/kit/testing';
import { promotionEvents } from '@noriter/proto/topics';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endExpiredFreeBets } from '../../src/promotions/actions/end-free-bets.ts';
import { remindOfFreeBets } from '../../src/promotions/actions/remind-free-bets.ts';
import { closeDays } from '../../src/ranks/actions/close-days.ts';
import {
  attendanceRules,
  couponRules,
  missionRules,
  type RulesFor,
  rouletteRules,
} from '../world/definitions.ts';
import { played } from '../world/play.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

const DAY_MS = 86_400_000;
const never = new AbortController().signal;

let world: PromotionWorld;
let published: Listening<typeof promotionEvents>;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_free_bets', { withBetting: true });
  published = await listenTo(world.space, promotionEvents);
});
afterEach(() => world.expectWholeBooks());
afterAll(async () => {
  await published.stop();
  await world.close();
});

type Site = ReturnType<PromotionWorld['site']>;

const freeBet = (changes: object = {}): RulesFor<'mission'>['reward'] => ({
  kind: 'free-bet',
  amount: '5000',
  products: ['sport'],
  oddsMinimum: 1_500,
  winMax: '20000',
  validDays: 7,
  ...changes,
});

/** A member who did a mission and took the free bet that it gives. */
async function claimed(site: Site, promotionId: string) {
  const member = site.member();
  await played(world, member, [{}]);
  const answer = await member.call('/api/promotion/mission/claim', { promotionId });
  expect(answer).toMatchObject({ resultCode: '0', data: { reward: 'free-bet', amount: '5000' } });
  return { ...member, freeBetId: String(answer.data.grantId) };
}

type Member = ReturnType<PromotionWorld['member']>;

const freeBetsOf = async ({ betCall }: Pick<Member, 'betCall'>) =>
  (await betCall('/api/bet/freeBet/list')).data.list;

const setAside = async (memberId: string) => {
  const { rows } = await world.walletPool.query<{ sum: bigint }>(
    `select coalesce(sum(case when to_account = 'freebet' then amount else -amount end), 0)::bigint
       as sum
     from ledger where member_id = $1 and refusal is null
       and 'freebet' in (from_account, to_account)`,
    [memberId],
  );
  return rows[0]?.sum;
};

test('a free bet is set aside by the wallet, and betting knows of it with its terms', async () => {
  const site = world.site();
  const promotionId = await site.start(missionRules({ goal: '1', reward: freeBet() }));
  const member = await claimed(site, promotionId);
  await eventually(async () => expect(await freeBetsOf(member)).toHaveLength(1));
  expect(await freeBetsOf(member)).toMatchObject([
    {
      freeBetId: member.freeBetId,
      amount: '5000',
      products: ['sport'],
      oddsMinimum: '1.50',
      winMax: '20000',
    },
  ]);
  expect(await setAside(member.memberId)).toBe(5_000n);
  expect(await member.balance()).toEqual({ cash: 0n, points: 0n });
  expect(await world.committed(promotionId)).toBe(5_000n);
  const { data } = await member.call('/api/promotion/mine', { page: 1 });
  expect(data.list).toMatchObject([{ reward: 'free-bet', amount: '5000', state: 'given' }]);
  const { data: shown } = await site.manager('/api/admin/promotion/get', { promotionId });
  expect(shown.promotion).toMatchObject({ freeBets: '5000', cash: '0', grants: 1 });
});

test('what nobody used goes back to its budget, once, and what is staked does not', async () => {
  const site = world.site();
  const promotionId = await site.start(missionRules({ goal: '1', reward: freeBet() }));
  const [idle, player] = [await claimed(site, promotionId), await claimed(site, promotionId)];
  await eventually(async () => {
    expect(await freeBetsOf(idle)).toHaveLength(1);
    expect(await freeBetsOf(player)).toHaveLength(1);
  });
  await world.bettingPool.query('update free_bet set slip_id = $2 where free_bet_id = $1', [
    player.freeBetId,
    randomUUID(),
  ]);
  await endExpiredFreeBets(world.running.deps, never);
  expect(await world.committed(promotionId)).toBe(10_000n);
  world.clock.advance(8 * DAY_MS);
  for (let run = 0; run < 3; run += 1) await endExpiredFreeBets(world.running.deps, never);
  expect(await world.committed(promotionId)).toBe(5_000n);
  await eventually(async () => expect(await setAside(idle.memberId)).toBe(0n));
  expect(await setAside(player.memberId)).toBe(5_000n);
  // Its bet came to nothing since: the next day it ends as well.
  await world.bettingPool.query('update free_bet set slip_id = null where free_bet_id = $1', [
    player.freeBetId,
  ]);
  world.clock.advance(DAY_MS + 1);
  await endExpiredFreeBets(world.running.deps, never);
  expect(await world.committed(promotionId)).toBe(0n);
  await eventually(async () => expect(await setAside(player.memberId)).toBe(0n));
});

test('one that is held is no free bet before an operator lets it through', async () => {
  const site = world.site();
  const caps = { perMember: null, perMemberDay: null, perNetworkDay: null, inAll: null };
  const rules = missionRules({ goal: '1', reward: freeBet() });
  const promotionId = await site.start(rules, { caps: { ...caps, perDevice: 1 } });
  const deviceId = randomUUID();
  const [first, second] = [site.member(), site.member()];
  for (const one of [first, second]) {
    await one.approve();
    await one.logIn(deviceId);
    await played(world, one, [{}]);
    await one.call('/api/promotion/mission/claim', { promotionId });
  }
  await eventually(async () => expect(await freeBetsOf(first)).toHaveLength(1));
  expect(await freeBetsOf(second)).toEqual([]);
  const asked = { promotionId, state: 'held' };
  const { data } = await site.manager('/api/admin/promotion/grants', asked);
  const through = { grantId: data.list[0].grantId, move: 'approve' };
  const reviewed = await site.manager('/api/admin/promotion/grants/review', through);
  expect(reviewed.resultCode).toBe('0');
  await eventually(async () => expect(await freeBetsOf(second)).toHaveLength(1));
});

const texts = { ko: 'a', en: 'a', vi: 'a' };

/** A coupon of a batch, and a stamp, a spin and a rank, each worth a free bet. */
async function siteOfFreeBets(reward: ReturnType<typeof freeBet>) {
  const site = world.site();
  const coupons = await site.start(couponRules({ reward }));
  await site.start(attendanceRules({ daily: reward, streaks: [] }));
  const slot = { texts, weight: 1, reward };
  await site.start(rouletteRules({ slots: [slot, slot] }));
  await site.start({ trigger: 'rank', each: 'once', rewards: [{ rank: 1, reward }] });
  const steps = [{ texts, turnover: '10000' }];
  const ladder = { windowDays: 7, keptDays: 7, products: [], oddsMinimum: 1_000, steps };
  await site.setLadder(ladder);
  const issue = { promotionId: coupons, name: 'test', kind: 'batch', count: 2 };
  const issued = await site.manager('/api/admin/promotion/coupon/issue', issue, {
    idempotencyKey: randomUUID(),
  });
  expect(issued.data.batch).toMatchObject({ reward: 'free-bet', amount: '5000' });
  const { batchId } = issued.data.batch;
  const { data } = await site.manager('/api/admin/promotion/coupon/codes', { batchId });
  return { site, coupons, code: String(data.list[0].code) };
}

test('a coupon, a stamp, a spin and a rank give one, each on the terms it was made with', async () => {
  const { site, coupons, code } = await siteOfFreeBets(freeBet());
  const member = site.member();
  // What is out keeps its terms, whatever the promotion says since.
  const dearer = { rules: couponRules({ reward: freeBet({ oddsMinimum: 3_000 }) }) };
  const { promotion } = (await site.manager('/api/admin/promotion/get', { promotionId: coupons }))
    .data;
  const set = { promotionId: coupons, version: 1, reason: 'test' };
  await site.manager(
    '/api/admin/promotion/set',
    { ...set, document: { ...promotion.document, ...dearer } },
    { idempotencyKey: randomUUID() },
  );
  expect(await world.committed(coupons)).toBe(10_000n);
  const used = await member.call('/api/coupon/use', { code });
  expect(used).toMatchObject({ resultCode: '0', data: { reward: 'free-bet', amount: '5000' } });
  const { data: own } = await member.call('/api/coupon/list', { state: 'used' });
  expect(own.list).toMatchObject([{ freeBet: { oddsMinimum: 1_500, validDays: 7 } }]);
  const stamped = await member.call('/api/promotion/attendance/stamp');
  expect(stamped.data.given).toEqual([{ kind: 'free-bet', amount: '5000' }]);
  const { data: wheel } = await member.call('/api/promotion/roulette/wheel');
  expect(wheel.slots[0].reward).toMatchObject({ kind: 'free-bet', freeBet: { winMax: '20000' } });
  const { promotionId, version, next } = wheel;
  const spin = { promotionId, version, number: next.number };
  expect((await member.call('/api/promotion/roulette/spin', spin)).resultCode).toBe('0');
  await played(world, member, [{}]);
  world.clock.advance(DAY_MS);
  await closeDays(world.running.deps, never);
  await eventually(async () => expect(await freeBetsOf(member)).toHaveLength(4));
  for (const one of await freeBetsOf(member))
    expect(one).toMatchObject({ amount: '5000', oddsMinimum: '1.50', winMax: '20000' });
  expect(await setAside(member.memberId)).toBe(20_000n);
  expect(await member.balance()).toEqual({ cash: 0n, points: 0n });
});

test('its member is reminded once, a day before it ends, of one that is not staked', async () => {
  const site = world.site();
  const promotionId = await site.start(missionRules({ goal: '1', reward: freeBet() }));
  const [idle, player] = [await claimed(site, promotionId), await claimed(site, promotionId)];
  await eventually(async () => {
    expect(await freeBetsOf(idle)).toHaveLength(1);
    expect(await freeBetsOf(player)).toHaveLength(1);
  });
  await world.bettingPool.query('update free_bet set slip_id = $2 where free_bet_id = $1', [
    player.freeBetId,
    randomUUID(),
  ]);
  const reminders = () =>
    published.events.flatMap(({ key, value: { event } }) =>
      (key === idle.memberId || key === player.memberId) && event.case === 'freeBetEnding'
        ? [[key, event.value.amount]]
        : [],
    );
  world.clock.advance(5 * DAY_MS);
  await remindOfFreeBets(world.running.deps, never);
  world.clock.advance(DAY_MS + 1);
  for (let run = 0; run < 3; run += 1) await remindOfFreeBets(world.running.deps, never);
  await eventually(() => expect(reminders()).toEqual([[idle.memberId, 5_000n]]));
});
