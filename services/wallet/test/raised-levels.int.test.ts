// @module-tag money
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPolicy, limitsOf } from '../src/domain/policy/policy.ts';
import { policyText } from '../src/domain/policy/policy-document.ts';
import { NOON, openWalletWorld, type WalletWorld } from './wallet-world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What a deposit gets on top by level, in percent. */
const percents = [
  [1, 0],
  [3, 5],
  [5, 20],
  [9, 10],
] as const;

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_raised_levels');
  const limits = limitsOf(demoPolicy, 1);
  const levels = percents.map(([level, depositBonusPercent]) => ({
    ...limits,
    level,
    depositBonusPercent,
  }));
  await world.pool.query(
    `insert into cash_policy (site_id, document, changed_at, changed_by)
     values ('noriter', $1, now(), $2)
     on conflict (site_id) do update set version = 1, document = excluded.document`,
    [JSON.stringify(policyText({ ...demoPolicy, levels })), randomUUID()],
  );
});
beforeEach(() => world.clock.set(NOON));
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

type Member = ReturnType<WalletWorld['member']>;

/** A member who has had a level for two days. */
async function atLevel(level: number): Promise<Member> {
  const member = world.member();
  world.clock.advance(-2 * DAY_MS);
  await world.approve(member.memberId, { loginId: member.loginId, level });
  world.clock.advance(2 * DAY_MS);
  return member;
}

/** What a deposit of this moment brings on top of itself, in percent, which is what was shown before. */
async function bonusOf({ call }: Member): Promise<number> {
  const cashNow = async () => Number((await call('/api/cash/getUserCash')).data.cash);
  const before = await cashNow();
  const { deposit } = (await call('/api/cash/limits')).data;
  const { requestId } = (await call('/api/cash/in', { amount: '100000' })).data;
  for (const move of ['wait', 'approve']) {
    const moved = await world.cashier(`/api/admin/cash/${move}`, { requestId });
    expect(moved.resultCode).toBe('0');
  }
  const percent = ((await cashNow()) - before - 100_000) / 1_000;
  expect(deposit.bonusPercent).toBe(percent);
  return percent;
}

test('attack: a level is raised for one deposit, and put back', async () => {
  const member = await atLevel(3);
  expect(await bonusOf(member)).toBe(5);
  await world.setLevel(member.memberId, 5);
  expect(await bonusOf(member)).toBe(5);
  world.clock.advance(HOUR_MS);
  await world.setLevel(member.memberId, 3);
  expect(await bonusOf(member)).toBe(5);
});

test('a raise brings its bonus once it is a day old', async () => {
  const member = await atLevel(3);
  await world.setLevel(member.memberId, 5);
  world.clock.advance(DAY_MS - 1);
  expect(await bonusOf(member)).toBe(5);
  world.clock.advance(1);
  expect(await bonusOf(member)).toBe(20);
});

test('a fall counts at once, by the bonus and not by the number', async () => {
  const member = await atLevel(5);
  await world.setLevel(member.memberId, 3);
  expect(await bonusOf(member)).toBe(5);
  const other = await atLevel(5);
  await world.setLevel(other.memberId, 9);
  expect(await bonusOf(other)).toBe(10);
  // Back where the bonus is higher, it was lower a moment ago.
  world.clock.advance(HOUR_MS);
  await world.setLevel(other.memberId, 5);
  expect(await bonusOf(other)).toBe(10);
});

test('of several raises the last one says from when its bonus is paid', async () => {
  const member = await atLevel(3);
  for (const level of [5, 3, 5]) {
    world.clock.advance(10 * HOUR_MS);
    await world.setLevel(member.memberId, level);
  }
  world.clock.advance(23 * HOUR_MS);
  expect(await bonusOf(member)).toBe(5);
  world.clock.advance(HOUR_MS);
  expect(await bonusOf(member)).toBe(20);
});

test('attack: a newcomer is approved at a high level, or nothing of them has arrived', async () => {
  const member = world.member();
  await world.approve(member.memberId, { loginId: member.loginId, level: 5 });
  expect(await bonusOf(member)).toBe(0);
  world.clock.advance(DAY_MS);
  expect(await bonusOf(member)).toBe(20);
  expect(await bonusOf(world.member({ level: 5 }))).toBe(0);
});

test('a level that is read after what replaced it counts as well', async () => {
  const member = await atLevel(5);
  const [earlier, now] = [new Date(world.clock.now().getTime() - HOUR_MS), world.clock.now()];
  await world.setLevel(member.memberId, 5, now);
  await world.setLevel(member.memberId, 3, earlier);
  expect(await bonusOf(member)).toBe(5);
  world.clock.advance(DAY_MS);
  expect(await bonusOf(member)).toBe(20);
});

test('of levels that ended more than a day ago nothing is kept', async () => {
  const member = await atLevel(3);
  await world.setLevel(member.memberId, 5);
  world.clock.advance(2 * DAY_MS);
  await world.setLevel(member.memberId, 9);
  const { rows } = await world.pool.query('select level from member_level where member_id = $1', [
    member.memberId,
  ]);
  expect(rows).toEqual([{ level: 5 }]);
});
