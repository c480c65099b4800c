import { randomUUID } from 'node:crypto';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { consumed, eventually } from '@noriter/kit/testing';
import { memberEvents } from '@noriter/proto/topics';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closePeriods } from '../../src/payback/actions/close-periods.ts';
import {
  attendanceRules,
  cash,
  couponRules,
  missionRules,
  paybackRules,
  signUpRules,
} from '../world/definitions.ts';
import { played } from '../world/play.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_devices');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

type Site = ReturnType<PromotionWorld['site']>;
type Member = ReturnType<PromotionWorld['member']>;

const noCaps = { perMember: null, perMemberDay: null, perNetworkDay: null, inAll: null };
const perDevice = (most: number) => ({ caps: { ...noCaps, perDevice: most } });

let names = 0;

/** A member whom the lists of operators tell from the others. */
function named(site: Site): Member {
  names += 1;
  return site.member({ loginId: `player${names}` });
}

/** Members who log in with one browser, one after the other. */
async function sharing(site: Site, count: number, deviceId: string = randomUUID()) {
  const members = Array.from({ length: count }, () => named(site));
  for (const member of members) {
    await member.approve();
    await member.logIn(deviceId);
  }
  return members;
}

const claim = async (member: Member, promotionId: string) =>
  (await member.call('/api/promotion/mission/claim', { promotionId })).data;

async function heldOf(site: Site, promotionId: string) {
  const { data } = await site.manager('/api/admin/promotion/grants', {
    promotionId,
    state: 'held',
  });
  return data.list as { grantId: string; loginId: string; sharedWith: string[] }[];
}

const review = (site: Site, body: object) =>
  site.manager('/api/admin/promotion/grants/review', body);

test('many members of one browser at once are given its number, and the rest is held', async () => {
  const site = world.site();
  const rules = missionRules({ goal: '1', reward: cash('2000') });
  const promotionId = await site.start(rules, perDevice(3));
  const members = await sharing(site, 12);
  const alone = named(site);
  for (const member of [...members, alone]) await played(world, member, [{}]);
  const answers = await Promise.all(members.map((member) => claim(member, promotionId)));
  expect(answers.filter(({ isHeld }) => isHeld)).toHaveLength(9);
  expect(await claim(alone, promotionId)).toMatchObject({ isHeld: false });
  await world.expectWholeBooks();
  // What is held has its budget, and nothing of it is on its way.
  expect(await world.committed(promotionId)).toBe(26_000n);
  const { data } = await site.manager('/api/admin/promotion/get', { promotionId });
  expect(data.promotion).toMatchObject({ held: 9, waiting: 0, refused: 0 });
  expect((await site.manager('/api/admin/promotion/counts')).data).toEqual({ held: 9 });
  expect((await world.site().manager('/api/admin/promotion/counts')).data).toEqual({ held: 0 });
  const balances = await Promise.all(members.map((member) => member.balance()));
  expect(balances.filter(({ cash: held }) => held === 2_000n)).toHaveLength(3);
});

test('attack: one browser takes the welcome of every account', async () => {
  const site = world.site();
  const promotionId = await site.start(signUpRules('3000'), perDevice(1));
  const members = await sharing(site, 3);
  const silent = named(site);
  await silent.approve();
  await eventually(async () => expect(await heldOf(site, promotionId)).toHaveLength(2));
  await eventually(async () => {
    const balances = await Promise.all([...members, silent].map((member) => member.balance()));
    expect(balances.map(({ points }) => points).filter((won) => won > 0n)).toEqual([3_000n]);
  });
  // It waits for whoever has not logged in, and comes once; an older page says no device, and is not counted.
  for (let time = 0; time < 2; time += 1) await silent.logIn();
  await eventually(async () => expect((await silent.balance()).points).toBe(3_000n));
});

async function setCaps(site: Site, promotionId: string, caps: object) {
  const { data } = await site.manager('/api/admin/promotion/get', { promotionId });
  const { document, version } = data.promotion;
  const set = await site.manager(
    '/api/admin/promotion/set',
    { promotionId, version, reason: 'test', document: { ...document, caps } },
    { idempotencyKey: randomUUID() },
  );
  expect(set.data.outcome).toBe('approved');
}

test('a welcome that waits is of what ran at the approval: its end or its cap since take nothing of it', async () => {
  const site = world.site();
  const endsAt = new Date(world.clock.now().getTime() + MINUTE_MS).toISOString();
  const ended = await site.start(signUpRules('3000'), { ...perDevice(1), endsAt, budget: '9000' });
  const uncapped = await site.start(signUpRules('400'), { ...perDevice(1), budget: '9000' });
  const member = named(site);
  await member.approve();
  world.clock.advance(2 * MINUTE_MS);
  await setCaps(site, uncapped, noCaps);
  // Its start is written before the approval, and nobody had started it.
  await site.start(signUpRules('50'), { ...perDevice(1), budget: '9000' });
  await member.logIn(randomUUID());
  await consumed(world.space, memberEvents, 'promotion');
  const { rows } = await world.pool.query(
    `select promotion_id as "promotionId" from promotion_grant
     where member_id = $1 order by amount`,
    [member.memberId],
  );
  expect(rows).toEqual([{ promotionId: uncapped }, { promotionId: ended }]);
  await eventually(async () => expect((await member.balance()).points).toBe(3_400n));
});

test('a welcome that ran at an approval is given though it counts devices, or is over, once that is read', async () => {
  const site = world.site();
  const endsAt = new Date(world.clock.now().getTime() + 2 * MINUTE_MS).toISOString();
  await site.start(signUpRules('3000'), { ...perDevice(1), endsAt, budget: '9000' });
  const counting = await site.start(signUpRules('400'), { caps: noCaps, budget: '9000' });
  world.clock.advance(3 * MINUTE_MS);
  await setCaps(site, counting, { ...noCaps, perDevice: 1 });
  const member = named(site);
  world.clock.advance(-2 * MINUTE_MS);
  await member.approve();
  world.clock.advance(2 * MINUTE_MS);
  await member.logIn(randomUUID());
  await eventually(async () => expect((await member.balance()).points).toBe(3_400n));
});

test('an operator lets one through, once and with its condition, and refuses another', async () => {
  const site = world.site();
  const rules = missionRules({ goal: '1', reward: cash('2000') });
  const promotionId = await site.start(rules, perDevice(1));
  const members = await sharing(site, 3);
  for (const member of members) {
    await played(world, member, [{}]);
    await claim(member, promotionId);
  }
  const [first, second, third] = members;
  if (!first || !second || !third) throw new Error('Three.');
  const held = await heldOf(site, promotionId);
  const others = [first, second].map(({ loginId }) => loginId).toSorted();
  const ofThird = held.find(({ loginId }) => loginId === third.loginId);
  expect(ofThird?.sharedWith).toEqual(others);
  const { data: own } = await third.call('/api/promotion/mine', { page: 1 });
  expect(own.list).toMatchObject([{ state: 'held', amount: '2000' }]);

  const grantOf = (member: Member) =>
    held.find(({ loginId }) => loginId === member.loginId)?.grantId ?? '';
  const through = { grantId: grantOf(second), move: 'approve' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => review(site, through)));
  const codes = answers.map(({ resultCode }) => resultCode);
  expect(codes.filter((code) => code === '0')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['0', 'PR014']));
  await eventually(async () => expect((await second.balance()).cash).toBe(2_000n));
  const { rows } = await world.walletPool.query(
    'select required from rolling_requirement where member_id = $1',
    [second.memberId],
  );
  expect(rows).toEqual([{ required: 6_000n }]);

  const refusal = { grantId: grantOf(third), move: 'refuse' };
  expect((await review(site, refusal)).resultCode).toBe('PR013');
  expect((await review(site, { ...refusal, reason: '같은 기기' })).resultCode).toBe('0');
  expect((await review(site, { ...refusal, move: 'approve' })).resultCode).toBe('PR014');
  expect(await world.committed(promotionId)).toBe(4_000n);
  expect((await third.balance()).cash).toBe(0n);
  const reader = site.operator('promotion.read');
  expect((await reader('/api/admin/promotion/grants/review', through)).resultCode).toBe('H403');
  expect((await review(world.site(), through)).resultCode).toBe('PR014');
});

test('nothing is let through to who may be given nothing meanwhile, nor lost of it', async () => {
  const site = world.site();
  const promotionId = await site.start(missionRules({ goal: '1' }), perDevice(1));
  const members = await sharing(site, 2);
  for (const member of members) {
    await played(world, member, [{}]);
    await claim(member, promotionId);
  }
  const [one] = await heldOf(site, promotionId);
  const member = members.find(({ loginId }) => loginId === one?.loginId);
  await member?.report({ case: 'protectionChanged', value: { version: 1, excluded: true } });
  const through = { grantId: one?.grantId, move: 'approve' };
  expect((await review(site, through)).resultCode).toBe('PR002');
  await member?.report({ case: 'protectionChanged', value: { version: 2, excluded: false } });
  expect((await review(site, through)).resultCode).toBe('0');
});

test('a device is that of its site and of the last log-in; who told none is not counted', async () => {
  const deviceId = randomUUID();
  for (const site of [world.site(), world.site()]) {
    const promotionId = await site.start(missionRules({ goal: '1' }), perDevice(1));
    const [first, mover, silent] = await sharing(site, 3, deviceId);
    if (!first || !mover || !silent) throw new Error('Three.');
    const unnamed = named(site);
    for (const member of [first, mover, unnamed]) await played(world, member, [{}]);
    world.clock.advance(1_000);
    await mover.logIn(randomUUID());
    await unnamed.logIn();
    for (const member of [first, mover, unnamed]) {
      expect(await claim(member, promotionId)).toMatchObject({ isHeld: false });
    }
    await played(world, silent, [{}]);
    expect(await claim(silent, promotionId)).toMatchObject({ isHeld: true });
  }
});

test('what a member is given on several occasions counts each time', async () => {
  const site = world.site();
  await site.start(attendanceRules(), perDevice(3));
  const [member] = await sharing(site, 1);
  const given: number[] = [];
  for (let day = 0; day < 3; day += 1) {
    const { data } = (await member?.call('/api/promotion/attendance/stamp')) ?? { data: null };
    given.push(data.given.length);
    world.clock.advance(DAY_MS);
  }
  // The third day is the third grant; its streak would be the fourth.
  expect(given).toEqual([1, 1, 1]);
});

test('a payback that is held is in the statement as such', async () => {
  const site = world.site();
  await site.startYesterday(paybackRules(), perDevice(1));
  const members = await sharing(site, 2);
  world.clock.advance(DAY_MS);
  for (const member of members) await played(world, member, [{ ran: 50_000n, lost: 50_000n }]);
  world.clock.advance(DAY_MS);
  await closePeriods(world.running.deps, new AbortController().signal);
  const lines = await Promise.all(
    members.map(async (member) => {
      const { data } = await member.call('/api/promotion/payback/statement');
      return data.list.map(({ isHeld }: { isHeld: boolean }) => isHeld);
    }),
  );
  expect(lines.flat()).toHaveLength(2);
  expect(new Set(lines.flat())).toEqual(new Set([false, true]));
});

test('a coupon is used and its grant held, and a welcome is held as well', async () => {
  const site = world.site();
  const promotionId = await site.start(couponRules(), perDevice(1));
  const welcome = await site.start(signUpRules('3000'), perDevice(1));
  const deviceId = randomUUID();
  const [first] = await sharing(site, 1, deviceId);
  const [second, third] = [named(site), named(site)];
  // Nobody logs in before they are approved.
  for (const member of [second, third]) await member.approve();
  for (const member of [second, first, third]) await member?.logIn(deviceId);
  await eventually(async () => expect(await heldOf(site, welcome)).toHaveLength(2));
  const issued = await site.manager(
    '/api/admin/promotion/coupon/issue',
    { promotionId, name: 'test', kind: 'batch', count: 2 },
    { idempotencyKey: randomUUID() },
  );
  const { batchId } = issued.data.batch;
  const { data } = await site.manager('/api/admin/promotion/coupon/codes', { batchId });
  const [one, two] = (data.list as { code: string }[]).map(({ code }) => code);
  const use = async (member: Member | undefined, code: string | undefined) =>
    await member?.call('/api/coupon/use', { code });
  expect((await use(first, one))?.data).toMatchObject({ isHeld: false });
  expect((await use(second, two))?.data).toMatchObject({ isHeld: true });
  expect((await use(second, two))?.resultCode).not.toBe('0');
});

const grantsOf = async ({ memberId }: Member) =>
  (await world.pool.query('select from promotion_grant where member_id = $1', [memberId])).rowCount;

/** Logs in, and waits until what that brings is done. */
async function comeIn(member: Member, deviceId: string): Promise<void> {
  await member.logIn(deviceId);
  await consumed(world.space, memberEvents, 'promotion');
}

test('who is protected at the first log-in is given the welcome at one after that, once', async () => {
  const site = world.site();
  await site.start(signUpRules('3000'), { ...perDevice(1), budget: '9000' });
  const [resting, excluded] = [named(site), named(site)];
  for (const member of [resting, excluded]) await member.approve();
  const endsAt = new Date(world.clock.now().getTime() + MINUTE_MS);
  await resting.report({
    case: 'protectionChanged',
    value: { version: 1, timeOutUntil: timestampFromDate(endsAt) },
  });
  await excluded.report({ case: 'protectionChanged', value: { version: 1, excluded: true } });
  for (const member of [resting, excluded]) {
    await comeIn(member, randomUUID());
    expect(await grantsOf(member)).toBe(0);
  }
  world.clock.advance(MINUTE_MS);
  await excluded.report({ case: 'protectionChanged', value: { version: 2, excluded: false } });
  for (const member of [resting, excluded]) {
    const deviceId = randomUUID();
    for (let time = 0; time < 2; time += 1) await comeIn(member, deviceId);
    expect(await grantsOf(member)).toBe(1);
    await eventually(async () => expect((await member.balance()).points).toBe(3_000n));
  }
});

test('a welcome waits ninety days for a log-in, and is forgotten then', async () => {
  const site = world.site();
  await site.start(signUpRules('3000'), { ...perDevice(1), budget: '9000' });
  const [gone, late] = [named(site), named(site)];
  await gone.approve();
  world.clock.advance(MINUTE_MS);
  await late.approve();
  await consumed(world.space, memberEvents, 'promotion');
  world.clock.advance(90 * DAY_MS - MINUTE_MS);
  // Also before the job has run.
  await comeIn(gone, randomUUID());
  expect(await grantsOf(gone)).toBe(0);
  await world.running.runJob('forget-welcomes');
  const { rows } = await world.pool.query(
    'select member_id as "memberId" from waiting_welcome where member_id = any($1::uuid[])',
    [[gone.memberId, late.memberId]],
  );
  expect(rows).toEqual([{ memberId: late.memberId }]);
  await comeIn(late, randomUUID());
  expect(await grantsOf(late)).toBe(1);
});
