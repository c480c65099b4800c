import { randomUUID } from 'node:crypto';
import { withTransaction } from '@noriter/kit/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTowards, uncount } from '../../src/promotions/store/caps.ts';
import { openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_caps');
});
afterAll(() => world.close());

const inAll = { holder: 'all', period: '', max: 2 };

async function grantsOf(promotionId: string): Promise<number[]> {
  const { rows } = await world.running.deps.pool.query<{ grants: number }>(
    'select grants from promotion_cap where promotion_id = $1',
    [promotionId],
  );
  return rows.map(({ grants }) => grants);
}

test('attack: what is counted off beside what is counted takes both away', async () => {
  const { pool } = world.running.deps;
  const promotionId = randomUUID();
  await withTransaction(pool, (tx) => countTowards(tx, promotionId, [inAll]));
  const counting = Promise.withResolvers<void>();
  const counted = Promise.withResolvers<void>();
  const promise = withTransaction(pool, async (tx) => {
    await countTowards(tx, promotionId, [inAll]);
    counted.resolve();
    await counting.promise;
  });
  await counted.promise;
  const dropped = withTransaction(pool, async (tx) => {
    await uncount(tx, promotionId, [inAll]);
  });
  await expect.poll(() => waiting(pool)).toBe(1);
  counting.resolve();
  await Promise.all([promise, dropped]);
  expect(await grantsOf(promotionId)).toEqual([1]);
  await withTransaction(pool, (tx) => uncount(tx, promotionId, [inAll]));
  expect(await grantsOf(promotionId)).toEqual([]);
});

/** Transactions of this database that wait for another's row. */
async function waiting(pool: PromotionWorld['running']['deps']['pool']): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}
