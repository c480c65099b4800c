import { callAs, eventually, guestCaller } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closePeriods } from '../../src/payback/actions/close-periods.ts';
import { attendanceRules, missionRules, paybackRules } from '../world/definitions.ts';
import { played } from '../world/play.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

const DAY_MS = 86_400_000;
const everybody = { levelFrom: 1, levelTo: null, below: null, approvedWithinDays: null };

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_grant_segments');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

type Member = ReturnType<PromotionWorld['member']>;

const stamp = async (member: Member) =>
  (await member.call('/api/promotion/attendance/stamp')).resultCode;

test('who comes back is given what sleepers are, on the day they come back alone', async () => {
  const site = world.site();
  const sleeping = { without: 'visits', days: 3 };
  await site.start(attendanceRules(), { segment: { ...everybody, sleeping } });
  const [member, stranger] = [site.member(), site.member()];
  await member.approve();
  expect(await stamp(member)).toBe('PR003');
  await member.logIn();
  world.clock.advance(3 * DAY_MS);
  expect(await stamp(member)).toBe('PR003');
  world.clock.advance(DAY_MS);
  await member.logIn();
  await played(world, member, [{}]);
  expect(await stamp(member)).toBe('0');
  world.clock.advance(DAY_MS);
  expect(await stamp(member)).toBe('PR003');
  // Who logged in nowhere and never played is not there either.
  expect(await stamp(stranger)).toBe('0');
});

test('who logs in and does not bet sleeps, as far as bets are asked for', async () => {
  const site = world.site();
  const sleeping = { without: 'bets', days: 2 };
  const promotionId = await site.start(missionRules({ goal: '1' }), {
    segment: { ...everybody, sleeping },
  });
  const [idle, player] = [site.member(), site.member()];
  for (const one of [idle, player]) await one.approve();
  world.clock.advance(5 * DAY_MS);
  await played(world, player, [{}]);
  await idle.logIn();
  world.clock.advance(DAY_MS);
  for (const one of [idle, player]) await played(world, one, [{}]);
  const missions = async (one: Member) => (await one.call('/api/promotion/mission/list')).data.list;
  expect(await missions(idle)).toHaveLength(1);
  expect(await missions(player)).toEqual([]);
  const claim = async (one: Member) =>
    (await one.call('/api/promotion/mission/claim', { promotionId })).resultCode;
  expect([await claim(idle), await claim(player)]).toEqual(['0', 'PR003']);
});

test('a payback goes to who staked within the amounts in the days before, and to nobody else', async () => {
  const site = world.site();
  const turnover = { days: 7, least: '50000', most: '80000' };
  await site.startYesterday(paybackRules(), { segment: { ...everybody, turnover } });
  const [little, enough, much] = [site.member(), site.member(), site.member()];
  await played(world, little, [{ ran: 49_999n, lost: 0n }]);
  await played(world, enough, [{ ran: 50_000n, lost: 0n }]);
  await played(world, much, [
    { ran: 50_000n, lost: 0n },
    { ran: 30_001n, lost: 0n },
  ]);
  world.clock.advance(DAY_MS);
  // The day itself does not count, whatever is staked on it.
  const loss = { ran: 100_000n, lost: 20_000n };
  for (const one of [little, enough, much]) await played(world, one, [loss]);
  world.clock.advance(DAY_MS);
  await closePeriods(world.running.deps, new AbortController().signal);
  await eventually(async () => expect((await enough.balance()).points).toBe(2_000n));
  expect((await little.balance()).points).toBe(0n);
  expect((await much.balance()).points).toBe(0n);
  const { data } = await little.call('/api/promotion/payback/statement');
  expect(data.list).toMatchObject([{ amount: '2000', reason: expect.stringMatching(/./) }]);
});

test('everybody is shown what is meant for them, and a guest what is for all', async () => {
  const site = world.site();
  const all = await site.start(attendanceRules());
  const high = await site.start(missionRules(), { segment: { ...everybody, levelFrom: 3 } });
  const [low, vip, excluded] = [site.member(), site.member({ level: 3 }), site.member()];
  await low.approve({ level: 1 });
  // Long enough to have the level: who was raised today is shown what is for it tomorrow.
  world.clock.advance(-DAY_MS);
  await vip.approve({ level: 3 });
  world.clock.advance(DAY_MS);
  await excluded.report({ case: 'protectionChanged', value: { version: 1, excluded: true } });
  const idsOf = ({ data }: { data: { list: { promotionId: string }[] } }) =>
    data.list.map(({ promotionId }) => promotionId).toSorted();
  const shown = async (member: Member) => idsOf(await member.call('/api/promotion/list'));
  expect(await shown(low)).toEqual([all]);
  expect(await shown(vip)).toEqual([all, high].toSorted());
  expect(await shown(excluded)).toEqual([]);
  const guest = callAs(world.service, guestCaller({ siteId: site.siteId }));
  expect(idsOf(await guest('/api/promotion/list'))).toEqual([all]);
});
