// @module-tag money
import { randomUUID } from 'node:crypto';
import { withTransaction } from '@noriter/kit/postgres';
import { consumed, eventually } from '@noriter/kit/testing';
import { keepFormerLevel } from '@noriter/member-projection/levels';
import { memberEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { promiseBonus } from '../../src/deposits/actions/promise-bonus.ts';
import { closePeriods } from '../../src/payback/actions/close-periods.ts';
import { attendanceRules, depositRules, paybackRules, signUpRules } from '../world/definitions.ts';
import { played } from '../world/play.ts';
import { NOON, openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const everybody = { levelFrom: 1, levelTo: null, below: null, approvedWithinDays: null };
const high = { segment: { ...everybody, levelFrom: 5 } };
const low = { segment: { ...everybody, levelTo: 2 } };

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_raised_levels', { withWallet: false });
});
beforeEach(() => world.clock.set(NOON));
afterAll(() => world.close());

type Site = ReturnType<PromotionWorld['site']>;
type Member = ReturnType<Site['member']>;

/** A member who has had a level for two days. */
async function atLevel(site: Site, level: number): Promise<Member> {
  const member = site.member();
  world.clock.advance(-2 * DAY_MS);
  await member.approve({ level });
  world.clock.advance(2 * DAY_MS);
  return member;
}

const setLevel = ({ loginId, report }: Member, level: number) =>
  report({
    case: 'profileChanged',
    value: { profile: { loginId, nickname: loginId, level } },
  });

/** Asks for a deposit with a bonus. @returns why it is not promised; empty where it is */
async function ask({ memberId, siteId }: Member, promotionId: string): Promise<string> {
  const requestId = randomUUID();
  const wish = { requestId, memberId, siteId, promotionId, deposit: 100_000n };
  await promiseBonus(world.running.deps, { ...wish, before: { inAll: 0, thatDay: 0 } });
  const { rows } = await world.pool.query(
    'select state, refusal from deposit_bonus where request_id = $1',
    [requestId],
  );
  expect(rows[0]?.state).toBe(rows[0]?.refusal === '' ? 'promised' : 'declined');
  return rows[0].refusal;
}

/** What the bonus of this moment is refused with, which is offered where it is not. */
async function refusalOf(member: Member, promotionId: string): Promise<string> {
  const refusal = await ask(member, promotionId);
  const { data } = await member.call('/api/promotion/deposit/offers');
  expect(data.list).toHaveLength(refusal === '' ? 1 : 0);
  return refusal;
}

test('attack: a level is raised for one deposit, and put back', async () => {
  const site = world.site();
  const promotionId = await site.start(depositRules(), high);
  const member = await atLevel(site, 1);
  await setLevel(member, 5);
  expect(await refusalOf(member, promotionId)).toBe('PR003');
  world.clock.advance(HOUR_MS);
  await setLevel(member, 1);
  expect(await refusalOf(member, promotionId)).toBe('PR003');
});

test('attack: a level is lowered for one deposit that is for low ones, and put back', async () => {
  const site = world.site();
  const promotionId = await site.start(depositRules(), low);
  const member = await atLevel(site, 3);
  await setLevel(member, 2);
  expect(await refusalOf(member, promotionId)).toBe('PR003');
  world.clock.advance(DAY_MS);
  expect(await refusalOf(member, promotionId)).toBe('');
});

test('a raise brings its bonus once it is a day old, and a fall takes it at once', async () => {
  const site = world.site();
  const promotionId = await site.start(depositRules(), high);
  const member = await atLevel(site, 3);
  await setLevel(member, 5);
  world.clock.advance(DAY_MS - 1);
  expect(await refusalOf(member, promotionId)).toBe('PR003');
  world.clock.advance(1);
  expect(await refusalOf(member, promotionId)).toBe('');
  // Within the segment levels may change.
  await setLevel(member, 6);
  expect(await refusalOf(member, promotionId)).toBe('');
  await setLevel(member, 4);
  expect(await refusalOf(member, promotionId)).toBe('PR003');
});

test('attack: a newcomer is approved at a high level, or nothing of them has arrived', async () => {
  const site = world.site();
  const promotionId = await site.start(depositRules(), high);
  const member = site.member({ level: 5 });
  expect(await refusalOf(member, promotionId)).toBe('PR003');
  await member.approve({ level: 5 });
  expect(await refusalOf(member, promotionId)).toBe('PR003');
  world.clock.advance(DAY_MS);
  expect(await refusalOf(member, promotionId)).toBe('');
});

test('attack: a deposit is asked for while the raise commits', async () => {
  const site = world.site();
  const promotionId = await site.start(depositRules(), high);
  const member = await atLevel(site, 1);
  const { memberId } = member;
  const { asked } = await withTransaction(world.pool, async (reader) => {
    await keepFormerLevel(reader, { memberId, at: world.clock.now() }, 5);
    await reader.query('update member set level = 5, profile_at = $2 where member_id = $1', [
      memberId,
      world.clock.now(),
    ]);
    const waiting = ask(member, promotionId);
    await eventually(async () => {
      const { rowCount } = await world.pool.query(
        `select from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and query like '%from member where%for share%'`,
      );
      expect(rowCount).toBe(1);
    });
    // Not by itself: the commit would wait for it.
    return { asked: waiting };
  });
  expect(await asked).toBe('PR003');
});

test('what members ask for themselves goes by the levels of a day as well', async () => {
  const site = world.site();
  await site.start(attendanceRules(), high);
  const stamp = async ({ call }: Member) =>
    (await call('/api/promotion/attendance/stamp')).resultCode;
  const [raised, steady] = [await atLevel(site, 1), await atLevel(site, 5)];
  await setLevel(raised, 5);
  expect([await stamp(raised), await stamp(steady)]).toEqual(['PR003', '0']);
});

test('attack: a level is raised after a lost day, whose payback is put off for longer than one', async () => {
  const site = world.site();
  const promotionId = await site.startYesterday(paybackRules(), high);
  const [raised, steady] = [await atLevel(site, 1), await atLevel(site, 5)];
  for (const member of [raised, steady]) await played(world, member, [{ lost: 20_000n }]);
  world.clock.advance(13 * HOUR_MS);
  await setLevel(raised, 5);
  world.clock.advance(DAY_MS + HOUR_MS);
  // As whatever changes a profile: the payout account, the nickname.
  await setLevel(raised, 5);
  await closePeriods(world.running.deps, new AbortController().signal);
  const { rows } = await world.pool.query(
    `select member_id as "memberId", refusal from payback_line
     where promotion_id = $1 order by refusal`,
    [promotionId],
  );
  expect(rows).toEqual([
    { memberId: steady.memberId, refusal: '' },
    { memberId: raised.memberId, refusal: 'PR003' },
  ]);
});

test('attack: a level is raised after an approval, whose welcome waits for the first log-in', async () => {
  const site = world.site();
  const noCaps = { perMember: null, perMemberDay: null, perNetworkDay: null, inAll: null };
  const caps = { ...noCaps, perDevice: 1 };
  const forAll = await site.start(signUpRules(), { caps });
  await site.start(signUpRules(), { ...high, caps });
  const member = site.member();
  await member.approve({ level: 1 });
  await setLevel(member, 5);
  await consumed(world.space, memberEvents, 'promotion');
  for (const days of [2, 87]) {
    world.clock.advance(days * DAY_MS);
    await setLevel(member, 5);
  }
  await member.logIn(randomUUID());
  await consumed(world.space, memberEvents, 'promotion');
  const { rows } = await world.pool.query(
    'select promotion_id as "promotionId" from promotion_grant where member_id = $1',
    [member.memberId],
  );
  expect(rows).toEqual([{ promotionId: forAll }]);
});
