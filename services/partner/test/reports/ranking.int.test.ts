import { eventually } from '@noriter/kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { listReport } from '../../src/reports/actions/list-report.ts';
import { reach } from '../../src/tree/store/reach.ts';
import { MANY, MANY_ACTIVE, writeManyMembers } from '../world/many-members.ts';
import { askMove } from '../world/moves.ts';
import { fiveTiers, openPartnerWorld } from '../world/partner-world.ts';

const ROWS = 100;

async function open(label: string) {
  const world = await openPartnerWorld(label);
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  await writeManyMembers(world, people.four);
  const { rows } = await world.pool.query<{ id: string; loginId: string }>(
    `select member_id as id, login_id as "loginId" from member where login_id ~ '^many'`,
  );
  const idOf = new Map(rows.map(({ id, loginId }) => [loginId, id]));
  return {
    world,
    ...people,
    someone: (place: number) => ({
      memberId: idOf.get(`many${place}`) ?? '',
      loginId: `many${place}`,
    }),
    /** A page of the month of whoever is looked at, with their members put in order. */
    page: async (of: { memberId: string } | null, page: number) => {
      const scope = { siteId: 'noriter', rootId: of?.memberId ?? null, at: world.clock.now() };
      const subject = await reach(world.pool, scope);
      const days = { fromDay: '2026-01-01', untilDay: '2026-01-31' };
      const asked = { ...days, by: 'member', page, rows: ROWS, liveMax: 1_000 } as const;
      return listReport(world.running.deps, subject, asked);
    },
  };
}

test('many members are listed by turnover, each once, to partners and operators', async () => {
  const { world, four, page } = await open('partner_ranks');
  for (const who of [four, null]) {
    const rows = [];
    for (let at = 1; at <= Math.ceil(MANY_ACTIVE / ROWS); at += 1) {
      const { rows: some, total } = await page(who, at);
      expect(total).toBe(MANY_ACTIVE);
      rows.push(...some);
    }
    expect(new Set(rows.map(({ key }) => key)).size).toBe(MANY_ACTIVE);
    expect(rows[0]?.turnover).toBe(BigInt(3 * 1_000 * MANY));
    const turnovers = rows.map(({ turnover }) => Number(turnover));
    expect(turnovers).toEqual(turnovers.toSorted((one, other) => other - one));
  }
  // What a page costs is its own members' days, however many there are.
  expect(world.running.deps.memberRanks.size).toBe(2);
});

test('their figures are those of the moment, their order that of a minute ago at most', async () => {
  const { world, four, page, someone } = await open('partner_ranks_fresh');
  const last = Math.ceil(MANY_ACTIVE / ROWS);
  const least = someone(1);
  await page(four, 1);
  await world.settle(least, { stake: 50_000_000n });
  const late = await page(four, last);
  expect(late.rows.find(({ key }) => key === least.memberId)?.turnover).toBe(50_003_000n);

  const most = someone(MANY);
  const three = await world.approve('another', { parent: null, tier: 1 });
  const moved = await askMove(world.operator('partners.manage'), most, three);
  expect(moved.resultCode).toBe('0');
  world.clock.advance(1_000);
  const first = await page(four, 1);
  expect(first.rows).toHaveLength(ROWS - 1);
  expect(first.rows.map(({ key }) => key)).not.toContain(most.memberId);

  world.clock.advance(60_000);
  await eventually(async () => {
    const { rows, total } = await page(four, 1);
    expect([rows[0]?.key, total]).toEqual([least.memberId, MANY_ACTIVE - 1]);
  });
});

test('who looks again after hours sees who has come meanwhile', async () => {
  const { world, four, page } = await open('partner_ranks_old');
  await page(four, 1);
  const late = await world.approve('latecomer', { parent: four });
  await world.settle(late, { stake: 50_000_000n });
  world.clock.advance(3 * 3_600_000);
  const { rows, total } = await page(four, 1);
  expect([rows[0]?.key, total]).toEqual([late.memberId, MANY_ACTIVE + 1]);
});
