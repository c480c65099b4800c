// @module-tag money
import { eventually } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attendanceRules } from '../world/definitions.ts';
import { NOON, openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

let world: PromotionWorld;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_attendance');
});
beforeEach(() => {
  world.clock.set(new Date(NOON));
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

const stamp = (member: ReturnType<PromotionWorld['member']>) =>
  member.call('/api/promotion/attendance/stamp');
const makeUp = (member: ReturnType<PromotionWorld['member']>, day: string) =>
  member.call('/api/promotion/attendance/makeUp', { day });
const points = (amount: string) => ({ kind: 'points', amount });

describe('a sheet', () => {
  test('is stamped once a day by the Korean clock, however often it is asked', async () => {
    const site = world.site();
    await site.start(attendanceRules());
    const member = site.member();
    const answers = await Promise.all(Array.from({ length: 20 }, () => stamp(member)));
    const codes = answers.map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['0', 'AT001']));
    // 23:59 in Korea is still the 15th, a minute later it is the 16th.
    world.clock.set(new Date('2026-01-15T14:59:00Z'));
    expect((await stamp(member)).resultCode).toBe('AT001');
    world.clock.set(new Date('2026-01-15T15:00:00Z'));
    expect((await stamp(member)).data).toEqual({ given: [points('100')] });
    const { data } = await member.call('/api/promotion/attendance/sheet');
    expect(data).toMatchObject({ month: '2026-01', today: '2026-01-16', currentRun: 2 });
    expect(data.days).toHaveLength(31);
    await eventually(async () => expect((await member.balance()).points).toBe(200n));
  });

  test('gives for a week in a row, and each length once a month', async () => {
    const site = world.site();
    await site.start(attendanceRules());
    const member = site.member();
    const given: unknown[] = [];
    for (let day = 0; day < 8; day += 1) {
      given.push((await stamp(member)).data.given.length);
      world.clock.advance(DAY_MS);
    }
    expect(given).toEqual([1, 1, 2, 1, 1, 1, 2, 1]);
    await eventually(async () => {
      expect(await member.balance()).toEqual({ points: 1_300n, cash: 2_000n });
    });
    const { rows } = await world.walletPool.query(
      'select required from rolling_requirement where member_id = $1',
      [member.memberId],
    );
    expect(rows).toEqual([{ required: 6_000n }]);
    const { data } = await member.call('/api/promotion/attendance/sheet', { month: '2026-01' });
    expect(data.streaks.map((one: { isReached: boolean }) => one.isReached)).toEqual([true, true]);
  });

  test('takes missed days of this month, as many as it allows, for streaks alone', async () => {
    const site = world.site();
    await site.start(attendanceRules());
    const member = site.member();
    expect((await stamp(member)).data).toEqual({ given: [points('100')] });
    expect((await makeUp(member, '2026-01-15')).resultCode).toBe('AT001');
    expect((await makeUp(member, '2026-01-16')).resultCode).toBe('AT002');
    expect((await makeUp(member, '2025-12-31')).resultCode).toBe('AT002');
    expect((await makeUp(member, '2026-01-14')).data).toEqual({ given: [] });
    const both = await Promise.all([makeUp(member, '2026-01-13'), makeUp(member, '2026-01-12')]);
    expect(both.map(({ resultCode }) => resultCode).toSorted()).toEqual(['0', 'AT003']);
    const { data } = await member.call('/api/promotion/attendance/sheet');
    expect(data.makeUpsLeft).toBe(0);
    expect(data.days.filter((day: { isMadeUp: boolean }) => day.isMadeUp)).toHaveLength(2);
  });

  test('of a hundred members at once overruns no budget', async () => {
    const site = world.site();
    await site.start(attendanceRules({ streaks: [] }), { budget: '4200' });
    const members = Array.from({ length: 100 }, () => site.member());
    const answers = await Promise.all(members.map(stamp));
    const codes = answers.map(({ resultCode }) => resultCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(42);
    expect(codes.filter((code) => code === 'PR006')).toHaveLength(58);
    // Who got nothing may try again: the day is not stamped.
    const { rows } = await world.pool.query('select count(*)::int as stamps from attendance_stamp');
    expect(rows[0].stamps).toBeGreaterThanOrEqual(42);
    const [one] = members.filter((_, index) => codes[index] === 'PR006');
    const sheet = await one?.call('/api/promotion/attendance/sheet');
    expect(sheet?.data.currentRun).toBe(0);
  });

  test('is not there without a promotion, nor stamped by who is excluded', async () => {
    const site = world.site();
    const member = site.member();
    expect((await member.call('/api/promotion/attendance/sheet')).resultCode).toBe('PR004');
    expect((await stamp(member)).resultCode).toBe('PR004');
    await site.start(attendanceRules());
    await member.report({ case: 'protectionChanged', value: { version: 1, excluded: true } });
    expect((await stamp(member)).resultCode).toBe('PR002');
  });
});
