import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTotals } from '../../src/reports/store/totals.ts';
import { reach } from '../../src/tree/store/reach.ts';
import { fiveTiers, openPartnerWorld, type PartnerWorld } from '../world/partner-world.ts';

let world: PartnerWorld;
let people: Awaited<ReturnType<typeof fiveTiers>>;
/** The world's month is running: it is the 15th. */
const month = { fromDay: '2026-01-01', untilDay: '2026-01-31' };
const CATEGORIES = 3;
const DAYS = 14;

beforeAll(async () => {
  world = await openPartnerWorld('partner_members');
  people = await fiveTiers(world);
});
afterAll(() => world.close());

/** What members did on the days before, in some categories each. */
async function writeDays(memberIds: readonly string[]): Promise<void> {
  await world.pool.query(
    `insert into member_day (member_id, day, category, site_id, bets, turnover, stake, returned)
     select member_id, '2026-01-14'::date - back, 'category ' || kind, 'noriter', 1, 1000, 1000, 400
     from unnest($1::uuid[]) as member_id, generate_series(0, $2 - 1) as back,
       generate_series(1, $3) as kind`,
    [memberIds, DAYS, CATEGORIES],
  );
}

type Plan = {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
};

function rowsRead(plan: Plan): number {
  const loops = plan['Actual Loops'];
  const dropped =
    (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = plan['Relation Name'] === 'member_day' ? (plan['Actual Rows'] + dropped) * loops : 0;
  return (plan.Plans ?? []).reduce((sum, below) => sum + rowsRead(below), own);
}

/** The store's members of the month, and how many rows of days were read for it. */
async function ofStore() {
  let read = 0;
  const scope = { siteId: 'noriter', rootId: people.five.memberId, at: world.clock.now() };
  const subject = await reach(world.pool, scope);
  const explained = {
    async query(text: string, values: unknown[]) {
      const { rows } = await world.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, format json) ${text}`,
        values,
      );
      read += rows.reduce((sum, row) => sum + rowsRead(row['QUERY PLAN'][0].Plan), 0);
      return world.pool.query(text, values);
    },
  } as unknown as pg.Pool;
  const listed = await listTotals(explained, subject, {
    ...month,
    by: 'member',
    page: 1,
    rows: 20,
  });
  return { listed, read };
}

test('a report by member reads as much as the partner’s own members have, of a running month too', async () => {
  const { player, four } = people;
  await writeDays([player.memberId]);
  await world.settle(player, { stake: 5_000n });
  await world.pool.query('analyze member_day, tree_edge');
  const before = await ofStore();
  // Those of the days before, and the bet of today.
  const turnover = BigInt(DAYS * CATEGORIES) * 1_000n + 5_000n;
  expect(before.listed).toMatchObject({ total: 1, rows: [{ key: player.memberId, turnover }] });
  expect(before.read).toBe(DAYS * CATEGORIES + 1);

  const { rows } = await world.pool.query<{ id: string }>(
    `with fresh as (
       insert into member (member_id, site_id, login_id)
       select gen_random_uuid(), 'noriter', 'other' || n from generate_series(1, 400) as n
       returning member_id)
     insert into tree_edge (descendant_id, ancestor_id, depth, valid_from)
     select member_id, $1, 1, '2026-01-01' from fresh returning descendant_id as id`,
    [four.memberId],
  );
  await writeDays(rows.map(({ id }) => id));
  await world.pool.query('analyze member_day, tree_edge');
  expect(await ofStore()).toEqual(before);

  const above = await world.as(four)('/api/partner/report/list', {
    by: 'member',
    startDate: month.fromDay,
    endDate: month.untilDay,
    rows: 20,
    page: 21,
  });
  expect(above.data.pageInfo).toMatchObject({ tatal_list_count: 401 });
  expect(above.data.list).toHaveLength(1);
});
