// @module-tag money
import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  exampleRates,
  fiveTiers,
  openPartnerWorld,
  type PartnerWorld,
} from '../world/partner-world.ts';
import { settleInBetting } from '../world/settled-bets.ts';

const BASE = '/api/admin/partner/reconciliation';
const PERIODS = '/api/admin/partner/periods';
const DAY = '2026-01-15';

type Difference = { differenceId: string; check: string; fault: string; category: string };
type People = Awaited<ReturnType<typeof fiveTiers>>;

let world: PartnerWorld;
let people: People;
let betId: string;

beforeAll(async () => {
  world = await openPartnerWorld('partner_reconciling', {
    withWallet: true,
    withBetting: true,
    withGames: true,
  });
  people = await fiveTiers(world);
  await exampleRates(world, people, 'sport-single');
  betId = await settle({ stake: 1_000_000n });
});
afterAll(() => world.close());

/** A single of the player has a result, here and in betting. */
async function settle(bet: Parameters<PartnerWorld['settle']>[1]): Promise<string> {
  const settled = await world.settle(people.player, { ...bet, product: 'sport' });
  return settleInBetting(world, people.player, { ...bet, betId: settled });
}

const reader = () => world.operator('reconciliation.read');
const keyed = () => ({ idempotencyKey: randomUUID() });

/** A run of the job, once the ledger's rows are complete. */
async function reconcile() {
  for (let run = 0; run < 3; run += 1) await world.sumLedger();
  await world.running.runJob('reconcile-partners');
  const { data } = await reader()(`${BASE}/runs`);
  return data.list[0] as {
    parts: { comparison: string; looked: number; found: number; problem: string }[];
  };
}

async function open(): Promise<Difference[]> {
  return (await reader()(`${BASE}/differences`)).data.list;
}

const checksOpen = async () =>
  (await open()).map(({ check, fault }) => `${check} ${fault}`).toSorted();

/** A transaction of another test on the server holds the fence back for a moment. */
const untilOpen = (checks: readonly string[]) =>
  eventually(async () => {
    await reconcile();
    expect(await checksOpen()).toEqual(checks);
  });

const gauge = async (check: string) => {
  const metrics = await (await fetch(`${world.service.url}/metrics`)).text();
  const name = 'noriter_partner_reconciliation_differences';
  return Number(new RegExp(`${name}\\{check="${check}"[^}]*\\} (\\d+)`).exec(metrics)?.[1]);
};

/** Closes and pays the day of the bets. */
async function payDay() {
  world.clock.set('2026-01-16T03:00:00Z');
  const operator = world.operator('partners.read', 'partners.settle');
  const days = { cycle: 'day', fromDay: DAY, untilDay: DAY };
  const { periodId } = (await operator(`${PERIODS}/freeze`, days, keyed())).data;
  await world.running.runJob('settle-periods');
  await operator(`${PERIODS}/approve`, { periodId, reason: 'the day is over' }, keyed());
  await eventually(async () => {
    await world.running.runJob('settle-periods');
    const { data } = await operator(PERIODS);
    expect(data.list[0].state).toBe('paid');
  });
}

describe('the reconciliation of partners', () => {
  test('finds nothing where bets are counted and corrected, and counts each version once', async () => {
    const first = await reconcile();
    expect(first.parts.map(({ problem }) => problem)).toEqual(['', '', '', '', '', '']);
    await settle({ stake: 1_000_000n, returned: 500_000n, betId, version: 2 });
    await reconcile();
    await eventually(async () => {
      const last = await reconcile();
      expect(last.parts[0]).toMatchObject({ comparison: 'accruals', looked: 0, found: 0 });
    });
    expect(await open()).toEqual([]);
    const { rows } = await world.pool.query(
      'select bets::int, turnover::int, returned::int, rolling_5::int from reconciled_line',
    );
    expect(rows).toEqual([{ bets: 1, turnover: 1_000_000, returned: 500_000, rolling_5: 3_000 }]);
  });

  test('turns red where a sum of a day was changed, until it is put right', async () => {
    await world.pool.query('update line_day set rolling_5 = rolling_5 + 700');
    await untilOpen(['lines differs', 'partner-days differs']);
    const [line] = (await open()).filter(({ check }) => check === 'lines');
    expect(line).toMatchObject({
      figure: 'rolling',
      expected: '3000',
      found: '3700',
      day: DAY,
      category: 'sport-single',
    });
    expect(await gauge('lines')).toBe(1);
    await world.pool.query('update line_day set rolling_5 = rolling_5 - 700');
    await world.pool.query('update member_day set turnover = turnover - 1');
    await untilOpen(['member-days differs']);
    await world.pool.query('update member_day set turnover = turnover + 1');
    await untilOpen([]);
    expect(await gauge('lines')).toBe(0);
  });

  test('turns red where an accrual was written that the days do not have', async () => {
    await world.pool.query(`
      insert into accrual (bet_id, version, site_id, member_id, chain_id, settled_at, day,
        is_correction, turnover, stake, returned, rolling_ppm, rolling_0, rolling_1, rolling_2,
        rolling_3, rolling_4, rolling_5)
      select bet_id, 3, site_id, member_id, chain_id, settled_at, day, is_correction, 0, 0, 0,
        rolling_ppm, 0, 0, 0, 0, 0, 0
      from accrual where version = 2`);
    await untilOpen(['bets unknown', 'lines differs']);
    await settleInBetting(world, people.player, { betId, version: 3, isOpen: true });
    // As the service would have counted it.
    await world.pool.query(`update line_day set bets = 0, turnover = 0, stake = 0, returned = 0,
      rolling_0 = 0, rolling_1 = 0, rolling_2 = 0, rolling_3 = 0, rolling_4 = 0, rolling_5 = 0`);
    await world.pool.query('update partner_day set turnover = 0, rolling = 0');
    await world.pool.query('update member_day set turnover = 0, rolling = 0');
    await untilOpen([]);
  });

  test('finds nothing where commission was paid, and looks at frozen days no more', async () => {
    await settle({ stake: 2_000_000n });
    await payDay();
    await untilOpen([]);
    const { rows } = await world.pool.query(
      'select proven_until::text as day from reconciled_site',
    );
    expect(rows).toEqual([{ day: DAY }]);
    const left = await world.pool.query(`select from settlement where state <> compared_state`);
    expect(left.rowCount).toBe(0);
  });

  test('turns red where commission was paid that nobody asked for, until it is dealt with', async () => {
    const stranger = await world.approve('stranger', { parent: null, tier: 1 });
    await world.fund(stranger, 5_000n);
    await untilOpen(['commission unknown']);
    const [found] = await open();
    expect(found).toMatchObject({ expected: null, found: '5000', memberId: stranger.memberId });
    const body = { differenceId: String(found?.differenceId), reason: 'taken back' };
    expect((await reader()(`${BASE}/close`, body, keyed())).resultCode).toBe('H403');
    const settler = world.operator('partners.settle');
    expect((await settler(`${BASE}/close`, body, keyed())).resultCode).toBe('0');
    expect((await settler(`${BASE}/close`, body, keyed())).resultCode).toBe('H404');
    await untilOpen([]);
    const closed = (await reader()(`${BASE}/differences`, { isOpen: false })).data.list;
    expect(closed).toContainEqual(expect.objectContaining({ closedReason: 'taken back' }));
  });

  test('turns red where a settlement says paid and the ledger has nothing', async () => {
    await world.pool.query(`
      insert into settlement (settlement_id, period_id, site_id, holder_id, kind, from_day, until_day,
        earned, corrected, cut, fee, carried_in, carried_out, payable, state, command_id)
      select gen_random_uuid(), period_id, site_id, holder_id, kind, from_day - 10, until_day - 10,
        earned, corrected, cut, fee, carried_in, carried_out, payable, 'paid', gen_random_uuid()
      from settlement where kind = 'losing' and payable > 0 limit 1`);
    await untilOpen(['payments missing']);
    await untilOpen(['payments missing']);
    await world.pool.query(`update settlement set payable = 0 where from_day < '${DAY}'`);
    await untilOpen([]);
  });

  test('runs when an operator asks, and refuses who may not', async () => {
    const { data } = await reader()(`${BASE}/run`);
    expect(data.parts).toHaveLength(6);
    for (const call of ['runs', 'run', 'differences']) {
      expect((await world.operator('partners.read')(`${BASE}/${call}`)).status).toBe(403);
      expect((await world.guest(`${BASE}/${call}`)).status).toBe(401);
    }
  });

  test('goes on where the wallet does not answer, and says which comparison is late', async () => {
    const alone = await openPartnerWorld('partner_reconciling_alone');
    try {
      await alone.running.runJob('reconcile-partners');
      const { data } = await alone.operator('reconciliation.read')(`${BASE}/runs`);
      expect(data.list[0].parts).toMatchObject([
        { comparison: 'accruals', problem: '' },
        { comparison: 'payments', problem: '' },
        { comparison: 'commission', problem: 'unanswered' },
        { comparison: 'turnover', problem: 'unanswered' },
        { comparison: 'rounds', problem: 'unanswered' },
        { comparison: 'counted', problem: '' },
      ]);
    } finally {
      await alone.close();
    }
  });
});
