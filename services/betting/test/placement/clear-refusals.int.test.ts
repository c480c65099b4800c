// @module-tag money
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clearRefusals } from '../../src/placement/actions/clear-refusals.ts';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';

let world: BettingWorld;

beforeAll(async () => {
  world = await openBettingWorld('betting_clear_refusals', { withWallet: false });
});
afterAll(() => world.close());

it('refusals are forgotten after a day, however many there are, and not before', async () => {
  await world.pool.query(`
    insert into bet_refusal (slip_id, asked, refusal, params, refused_at)
    select gen_random_uuid(), '{}', case when hours < 24 then 'B1016' else 'B1012' end, '{}',
      clock_timestamp() - make_interval(hours => hours)
    from generate_series(1, 6000), unnest(array[23, 25]) as hours`);
  const signal = AbortSignal.timeout(60_000);
  await clearRefusals(world.deps, AbortSignal.abort());
  await clearRefusals(world.deps, signal);
  const { rows } = await world.pool.query(
    'select refusal, count(*)::int as count from bet_refusal group by refusal',
  );
  expect(rows).toEqual([{ refusal: 'B1016', count: 6_000 }]);
});
