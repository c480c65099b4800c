import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openTestSpace, type TestSpace } from '@noriter/kit/testing';
import { isCouponCode } from '@noriter/rules/coupon-code';
import { afterAll, beforeAll, expect, test } from 'vitest';

const seed = fileURLToPath(new URL('../src/seed.ts', import.meta.url));

let space: TestSpace;

beforeAll(async () => {
  space = await openTestSpace('promotion_seed');
});
afterAll(() => space.close());

async function given() {
  const promotions = await space.pool.query(
    'select promotion_id, trigger, version, state, committed from promotion order by trigger, committed',
  );
  const coupons = await space.pool.query('select code, member_id from coupon order by coupon_id');
  const freeBets = await space.pool.query(
    `select free_bet_id, amount from free_bet join promotion_grant on grant_id = free_bet_id
     order by free_bet_id`,
  );
  const ladders = await space.pool.query('select site_id, version from rank_ladder');
  return {
    promotions: promotions.rows,
    coupons: coupons.rows,
    freeBets: freeBets.rows,
    ladders: ladders.rows,
  };
}

test('the demonstration has a promotion of each kind, and a second run changes nothing', async () => {
  const run = () =>
    promisify(execFile)(process.execPath, [seed], { env: space.env({}, 'promotion') });
  await run();
  const first = await given();
  expect(first.promotions.map(({ trigger, state }) => [trigger, state])).toEqual([
    ['attendance', 'running'],
    ['coupon', 'running'],
    ['coupon', 'running'],
    ['deposit', 'running'],
    ['deposit', 'running'],
    ['mission', 'running'],
    ['mission', 'running'],
    ['payback', 'running'],
    ['rank', 'running'],
    ['roulette', 'running'],
    ['sign-up', 'running'],
    ['tournament', 'running'],
    ['tournament', 'running'],
    ['tournament', 'running'],
  ]);
  expect(first.ladders).toEqual([{ site_id: 'noriter', version: 1 }]);
  expect(first.promotions[1]).toMatchObject({ version: 1, committed: 15_000n });
  expect(first.coupons.filter(({ code }) => isCouponCode(code))).toHaveLength(6);
  expect(first.promotions[2]).toMatchObject({ version: 1, committed: 30_000n });
  expect(first.freeBets).toMatchObject([{ amount: 10_000n }, { amount: 10_000n }]);
  await run();
  expect(await given()).toEqual(first);
});
