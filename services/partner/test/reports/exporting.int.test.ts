import { expect, onTestFinished, test } from 'vitest';
import { exportPage } from '../../src/reports/actions/export-page.ts';
import { reach } from '../../src/tree/store/reach.ts';
import { MANY, MANY_ACTIVE, writeManyMembers } from '../world/many-members.ts';
import { fiveTiers, openPartnerWorld } from '../world/partner-world.ts';

const month = { startDate: '2026-01-01', endDate: '2026-01-31' };
const sumTo = (last: number) => (last * (last + 1)) / 2;

type Row = { key: string; turnover: string; person: { loginId: string } | null };

/** Every page of an export, by the call of a partner or an operator. */
async function allPages(ask: (body: object) => Promise<{ data: unknown }>, by: string) {
  const rows: Row[] = [];
  const looked: number[] = [];
  let total: number | null = null;
  for (let after: string | undefined; ; ) {
    const { data } = await ask({ ...month, by, ...(after === undefined ? {} : { after }) });
    const page = data as { list: Row[]; next: string | null; looked: number; total: number | null };
    rows.push(...page.list);
    looked.push(page.looked);
    total ??= page.total;
    if (page.next === null) return { rows, looked, total };
    after = page.next;
  }
}

test('a report of many members is handed out whole, each once, for partners and operators', async () => {
  const world = await openPartnerWorld('partner_export');
  onTestFinished(() => world.close());
  const { three, four, player } = await fiveTiers(world);
  await writeManyMembers(world, four);
  const { rows, looked, total } = await allPages(
    (body) => world.as(four)('/api/partner/report/export', body),
    'member',
  );
  // The store and its player stand below as well, and did nothing.
  expect([looked, total]).toEqual([[1_000, 1_000, MANY + 2 - 2_000], MANY + 2]);
  expect(rows).toHaveLength(MANY_ACTIVE);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(MANY_ACTIVE);
  const turnover = rows.reduce((sum, row) => sum + Number(row.turnover), 0);
  expect(turnover).toBe(3 * 1_000 * (sumTo(MANY) - 100 * sumTo(Math.floor(MANY / 100))));
  expect(rows.every(({ person }) => person?.loginId.startsWith('many'))).toBe(true);

  const site = await allPages(
    (body) => world.operator('data.export')('/api/admin/partner/report/export', body),
    'member',
  );
  expect(site.rows.map(({ key }) => key)).toEqual(rows.map(({ key }) => key));

  await world.settle(player, { stake: 5_000n });
  for (const [by, keys] of [
    ['day', ['2026-01-15']],
    ['category', ['mini-powerball']],
    ['partner', [four.memberId]],
  ] as const) {
    const found = await allPages((body) => world.as(three)('/api/partner/report/export', body), by);
    expect([found.rows.map(({ key }) => key), found.total]).toEqual([keys, 1]);
  }
});

test('an operator takes a report away by a right of its own, and who took it is kept', async () => {
  const world = await openPartnerWorld('partner_export_rights');
  onTestFinished(() => world.close());
  const { four, player } = await fiveTiers(world);
  await world.settle(player, { stake: 5_000n });
  const path = '/api/admin/partner/report/export';
  const asked = { ...month, by: 'member' };
  expect((await world.operator('partners.read')(path, asked)).resultCode).toBe('H403');
  const operator = world.operator('data.export', 'audit.read');
  // Behind a key of their own making they take the same.
  const after = '00000000-0000-0000-0000-000000000000';
  for (const wish of [asked, { ...asked, after, partnerId: four.memberId }]) {
    expect((await operator(path, wish)).data.list).toHaveLength(1);
  }
  expect((await world.as(four)('/api/partner/report/export', asked)).resultCode).toBe('0');
  const { list } = (await operator('/api/admin/audit/partner/list')).data;
  expect(list).toMatchObject([
    {
      action: 'partner-report.export',
      subject: `member:${four.memberId}`,
      after: { by: 'member', after, rows: 1 },
    },
    { action: 'partner-report.export', subject: 'site:noriter', after: { ...asked, rows: 1 } },
  ]);
});

test('what no file holds is refused before a page of it is read, in three languages', async () => {
  const world = await openPartnerWorld('partner_export_bound');
  onTestFinished(() => world.close());
  const { four } = await fiveTiers(world);
  await writeManyMembers(world, four);
  const scope = { siteId: 'noriter', rootId: four.memberId, at: world.clock.now() };
  const subject = await reach(world.pool, scope);
  const report = {
    fromDay: month.startDate,
    untilDay: month.endDate,
    by: 'member',
    after: null,
  } as const;
  const refused = exportPage(world.pool, subject, { ...report, rowsMax: MANY });
  await expect(refused).rejects.toMatchObject({
    code: 'PT901',
    params: { max: '2,345', total: '2,347' },
  });
  const { next } = await exportPage(world.pool, subject, { ...report, rowsMax: MANY + 2 });
  expect(next).not.toBeNull();
  const asked = { ...month, by: 'member', after: 'no id' };
  expect((await world.as(four)('/api/partner/report/export', asked)).resultCode).toBe('H400');
});
