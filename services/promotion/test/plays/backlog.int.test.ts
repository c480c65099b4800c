// @module-tag money
import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paybackRules, tournamentRules } from '../world/definitions.ts';
import { holdPlays, played, playsRead, settled } from '../world/play.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_backlog', { withWallet: false });
});
afterAll(() => world.close());

async function waitSeconds(): Promise<number | undefined> {
  const gauge = world.running.deps.metrics.getSingleMetric('noriter_promotion_close_wait_seconds');
  return (await gauge?.get())?.values[0]?.value;
}

describe('while results that were published in time are not read', () => {
  test('a payback is not closed; what comes later does not delay it', async () => {
    const site = world.site();
    const promotionId = await site.startYesterday(paybackRules());
    const [loser, winner] = [site.member(), site.member()];
    await played(world, loser, [{ lost: 30_000n }]);
    await played(world, winner, [{ lost: 100_000n }]);
    const letGo = await holdPlays(world);
    await settled(world, winner, { stake: 5_000n, returned: 205_000n });
    world.clock.advance(DAY_MS);
    const close = () => world.running.runJob('close-paybacks');
    const lines = async () => {
      const { rows } = await world.pool.query(
        `select member_id as "memberId", amount from payback_line where promotion_id = $1`,
        [promotionId],
      );
      return rows;
    };
    await close();
    world.clock.advance(MINUTE_MS);
    await close();
    expect(await lines()).toEqual([]);
    expect(await waitSeconds()).toBe(60);
    const runs = await world.pool.query('select from payback_run where promotion_id = $1', [
      promotionId,
    ]);
    expect(runs.rowCount).toBe(0);

    await letGo();
    await playsRead(world);
    const letGoAgain = await holdPlays(world);
    await settled(world, loser, { stake: 5_000n, returned: 0n });
    await close();
    expect(await lines()).toEqual([{ memberId: loser.memberId, amount: 3_000n }]);
    expect(await waitSeconds()).toBe(0);
    await letGoAgain();
  });

  test('a day of ranks is not closed', async () => {
    const site = world.site();
    const steps = [{ texts: { ko: '동', en: 'Bronze', vi: 'Đồng' }, turnover: '100000' }];
    const ladder = { windowDays: 7, keptDays: 10, products: [], oddsMinimum: 1_000, steps };
    await site.setLadder(ladder);
    const member = site.member();
    await played(world, member, [{ ran: 90_000n }]);
    const letGo = await holdPlays(world);
    await settled(world, member, { stake: 10_000n, returned: 0n });
    world.clock.advance(DAY_MS);
    const close = () => world.running.runJob('close-rank-days');
    const rank = async () => (await member.call('/api/promotion/rank/own')).data.rank;
    await close();
    expect(await rank()).toBe(0);
    await letGo();
    await playsRead(world);
    await close();
    expect(await rank()).toBe(1);
  });

  test('a tournament that is due at midnight closes no payback for those that come a moment later', async () => {
    const site = world.site();
    const promotionId = await site.startYesterday(paybackRules());
    const begun = world.clock.now();
    const midnight = koreaDayStart(koreaDay(new Date(begun.getTime() + DAY_MS)));
    const endsAt = new Date(midnight.getTime() - 60 * MINUTE_MS);
    const span = { startsAt: begun.toISOString(), endsAt: endsAt.toISOString() };
    await site.start(tournamentRules(), span);
    await world.running.runJob('open-tournaments');
    const member = site.member();
    await played(world, member, [{ lost: 30_000n }]);
    world.clock.set(midnight.toISOString());
    await world.running.runJob('close-tournaments');
    const letGo = await holdPlays(world);
    // Decided before midnight, and published behind it.
    world.clock.set(new Date(midnight.getTime() - 5_000).toISOString());
    await settled(world, member, { stake: 5_000n, returned: 205_000n });
    world.clock.set(new Date(midnight.getTime() + 11 * MINUTE_MS).toISOString());
    const runs = async () =>
      (await world.pool.query('select from payback_run where promotion_id = $1', [promotionId]))
        .rowCount;
    await world.running.runJob('close-paybacks');
    expect(await runs()).toBe(0);
    await letGo();
    await playsRead(world);
    await world.running.runJob('close-paybacks');
    expect(await runs()).toBe(1);
  });

  test('a tournament’s places are not written', async () => {
    const site = world.site();
    const begun = world.clock.now();
    const endsAt = new Date(begun.getTime() + DAY_MS);
    const span = { startsAt: begun.toISOString(), endsAt: endsAt.toISOString() };
    const promotionId = await site.start(tournamentRules(), span);
    await world.running.runJob('open-tournaments');
    const [small, large] = [site.member(), site.member()];
    await played(world, small, [{}]);
    const letGo = await holdPlays(world);
    await settled(world, large, { stake: 900_000n, returned: 0n });
    world.clock.advance(DAY_MS + 60 * MINUTE_MS);
    const close = () => world.running.runJob('close-tournaments');
    const places = async () => {
      const { rows } = await world.pool.query(
        'select member_id from tournament_place where promotion_id = $1 order by place',
        [promotionId],
      );
      return rows.map((row) => row.member_id);
    };
    await close();
    expect(await places()).toEqual([]);
    await letGo();
    await playsRead(world);
    await close();
    expect(await places()).toEqual([large.memberId, small.memberId]);
  });
});
