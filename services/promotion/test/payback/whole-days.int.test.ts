// @module-tag money
import { randomUUID } from 'node:crypto';
import { koreaDay } from '@noriter/kit/korea-time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closePeriods } from '../../src/payback/actions/close-periods.ts';
import { paybackRules } from '../world/definitions.ts';
import { played } from '../world/play.ts';
import { NOON, openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const never = new AbortController().signal;

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_payback_days', { withWallet: false });
});
beforeEach(() => world.clock.set(NOON));
afterEach(() => world.clock.set(NOON));
afterAll(() => world.close());

type Site = ReturnType<PromotionWorld['site']>;

/** A day on which a member loses ten thousand, up to noon of the next. */
async function loseOn(site: Site): Promise<string> {
  const day = koreaDay(world.clock.now());
  await played(world, site.member(), [{ lost: 10_000n }]);
  world.clock.advance(DAY_MS);
  return day;
}

async function turn(site: Site, promotionId: string, state: 'running' | 'stopped') {
  const wish = { promotionId, state, reason: 'test' };
  expect((await site.manager('/api/admin/promotion/switch', wish)).resultCode).toBe('0');
}

/** Another version, of which one operator may decide alone. */
async function change(site: Site, promotionId: string, changes: object) {
  const { data } = await site.manager('/api/admin/promotion/get', { promotionId });
  const { document, version } = data.promotion;
  const wish = { promotionId, version, document: { ...document, ...changes }, reason: 'test' };
  const options = { idempotencyKey: randomUUID() };
  const set = await site.manager('/api/admin/promotion/set', wish, options);
  expect(set.data.outcome).toBe('approved');
}

/** The days or weeks that it paid, by their first days. */
async function paidBy(promotionId: string): Promise<string[]> {
  await closePeriods(world.running.deps, never);
  const { rows } = await world.pool.query(
    `select distinct first_day::text as day from payback_line where promotion_id = $1 order by day`,
    [promotionId],
  );
  return rows.map(({ day }) => day);
}

const small = { budget: '900000' };

describe('attack: days whose results are known', () => {
  test('are not paid by who starts a payback afterwards, nor the day of its start', async () => {
    const site = world.site();
    await loseOn(site);
    await loseOn(site);
    const promotionId = await site.start(paybackRules(), small);
    await loseOn(site);
    expect(await paidBy(promotionId)).toEqual([]);
    const whole = await loseOn(site);
    expect(await paidBy(promotionId)).toEqual([whole]);
  });

  test('are not paid by who starts again what was stopped on them, for a minute or for days', async () => {
    const site = world.site();
    const promotionId = await site.start(paybackRules(), small);
    world.clock.advance(DAY_MS);
    const before = await loseOn(site);
    await turn(site, promotionId, 'stopped');
    world.clock.advance(MINUTE_MS);
    await turn(site, promotionId, 'running');
    await loseOn(site);
    const between = await loseOn(site);
    await turn(site, promotionId, 'stopped');
    for (const _ of [1, 2]) await loseOn(site);
    await turn(site, promotionId, 'running');
    // What ran whole before it was stopped is paid when it runs again, as what is begun is.
    expect(await paidBy(promotionId)).toEqual([before, between]);
    await loseOn(site);
    const after = await loseOn(site);
    expect(await paidBy(promotionId)).toEqual([before, between, after]);
  });

  test.each([
    ['ended', { endsAt: '2026-01-16T15:00:00Z' }, { endsAt: null }],
    ['had not begun', { startsAt: '2026-02-01T00:00:00Z' }, { startsAt: '2026-01-01T00:00:00Z' }],
  ])('are not paid by who moves its dates when it %s', async (_name, dates, moved) => {
    const site = world.site();
    const promotionId = await site.start(paybackRules(), { ...small, ...dates });
    world.clock.set('2026-01-17T03:00:00Z');
    for (const _ of [1, 2]) await loseOn(site);
    await change(site, promotionId, moved);
    expect(await paidBy(promotionId)).toEqual([]);
    await loseOn(site);
    const whole = await loseOn(site);
    expect(await paidBy(promotionId)).toEqual([whole]);
  });

  test('are in no week that is paid: one in which it began is not, the next one is', async () => {
    const site = world.site();
    const promotionId = await site.start(paybackRules({ period: 'week' }), small);
    await loseOn(site);
    world.clock.set('2026-01-20T03:00:00Z');
    expect(await paidBy(promotionId)).toEqual([]);
    await loseOn(site);
    world.clock.set('2026-01-27T03:00:00Z');
    expect(await paidBy(promotionId)).toEqual(['2026-01-19']);
  });
});
