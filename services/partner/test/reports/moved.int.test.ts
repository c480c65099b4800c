import { expect, onTestFinished, test } from 'vitest';
import { listReport } from '../../src/reports/actions/list-report.ts';
import { reach } from '../../src/tree/store/reach.ts';
import { askMove } from '../world/moves.ts';
import { fiveTiers, openPartnerWorld, type Someone } from '../world/partner-world.ts';

const DAY_MS = 86_400_000;
const FIRST = '2026-01-15';
const MOVED = '2026-01-16';
const AFTER = '2026-01-17';

type Row = { person: { loginId: string } | null; turnover: string };

/** Five tiers, another store's agency beside them, and who looks at what. */
async function open(label: string) {
  const world = await openPartnerWorld(label);
  onTestFinished(() => world.close());
  const people = await fiveTiers(world);
  const other = await world.approve('other4', { parent: people.three, tier: 4 });
  /** What a list or a file has of some days, by who it is of. */
  const rowsOf = async (
    who: Someone,
    [startDate, endDate]: readonly [string, string],
    { path = 'list', by = 'member', ...rest }: { path?: string; by?: string; partnerId?: string },
  ) => {
    const asked = { by, startDate, endDate, ...rest };
    const { data } = await world.as(who)(`/api/partner/report/${path}`, asked);
    return data.list.map(({ person, turnover }: Row) => [person?.loginId, turnover]);
  };
  return {
    ...people,
    world,
    other,
    rowsOf,
    bet: (stake: bigint) => world.settle(people.player, { stake }),
    nextDay: () => world.clock.advance(DAY_MS),
    async move(who: Someone, to: Someone) {
      const { resultCode } = await askMove(world.operator('partners.manage'), who, to);
      expect(resultCode).toBe('0');
      world.clock.advance(1_000);
    },
    turnoverOf: async (who: Someone, startDate: string, endDate: string, partnerId?: string) => {
      const asked = { startDate, endDate, partnerId };
      return (await world.as(who)('/api/partner/report/totals', asked)).data.totals.turnover;
    },
    /** The same list where many are below, whose order is kept. */
    ranked: async (rootId: string | null, { memberId }: Someone, [fromDay, untilDay]: string[]) => {
      const subject = await reach(
        world.pool,
        { siteId: 'noriter', rootId, at: world.clock.now() },
        memberId,
      );
      const days = { fromDay: fromDay ?? '', untilDay: untilDay ?? '' };
      const asked = { ...days, by: 'member', page: 1, rows: 20, liveMax: 0 } as const;
      const { rows, total } = await listReport(world.running.deps, subject, asked);
      expect(rows).toHaveLength(total);
      return rows.map(({ turnover }) => Number(turnover));
    },
  };
}

test('who came by a move is seen from that day on', async () => {
  const { world, three, five, player, other, ...site } = await open('partner_moved');
  await site.bet(1_000_000n);
  site.nextDay();
  await site.bet(200_000n);
  await site.move(player, other);
  await site.bet(30_000n);
  site.nextDay();
  await site.bet(4_000n);

  // Days are not divided: that of the move is seen whole.
  for (const [from, until, turnover] of [
    [FIRST, FIRST, null],
    [MOVED, MOVED, 230_000],
    [FIRST, AFTER, 234_000],
  ] as const) {
    const seen = turnover === null ? [] : [['ptnplayer', String(turnover)]];
    for (const path of ['list', 'export']) {
      expect([from, path, await site.rowsOf(other, [from, until], { path })]).toEqual([
        from,
        path,
        seen,
      ]);
    }
    const order = await site.ranked(other.memberId, other, [from, until]);
    expect(order).toEqual(turnover === null ? [] : [turnover]);
  }
  expect(await site.turnoverOf(other, FIRST, AFTER)).toBe('34000');

  // Who stood above all the while sees all of it, and so does an operator.
  expect(await site.rowsOf(three, [FIRST, AFTER], {})).toEqual([['ptnplayer', '1234000']]);
  expect(await site.ranked(null, other, [FIRST, AFTER])).toEqual([1_234_000]);
  const asked = { by: 'member', startDate: FIRST, endDate: FIRST, partnerId: other.memberId };
  const { data } = await world.operator('partners.read')('/api/admin/partner/report/list', asked);
  expect(data.list).toMatchObject([{ turnover: '1000000' }]);

  // Who was left keeps what it had, and nothing of after.
  expect(await site.rowsOf(five, [FIRST, AFTER], {})).toEqual([]);
  expect(await site.turnoverOf(five, FIRST, AFTER)).toBe('1200000');
  // Who gets somebody back sees the days of both times, and none between them.
  site.nextDay();
  await site.move(player, five);
  await site.bet(500n);
  const all = [FIRST, '2026-01-18'] as const;
  expect(await site.rowsOf(five, all, {})).toEqual([['ptnplayer', '1230500']]);
  expect(await site.rowsOf(five, [AFTER, AFTER], {})).toEqual([]);
  expect(await site.ranked(five.memberId, five, [...all])).toEqual([1_230_500]);
});

test('a partner that came by a move is seen from that day on, and so is who stands below it', async () => {
  const { three, four, five, other, ...site } = await open('partner_moved_below');
  await site.bet(1_000_000n);
  site.nextDay();
  await site.move(five, other);
  await site.bet(30_000n);

  const { memberId: partnerId } = five;
  for (const path of ['list', 'export']) {
    for (const wish of [{ by: 'partner' }, { partnerId }]) {
      const of = 'by' in wish ? 'ptn5' : 'ptnplayer';
      const ask = (who: Someone, days: readonly [string, string]) =>
        site.rowsOf(who, days, { path, ...wish });
      expect([path, of, await ask(other, [FIRST, FIRST])]).toEqual([path, of, []]);
      expect(await ask(other, [FIRST, MOVED])).toEqual([[of, '30000']]);
    }
    expect(await site.rowsOf(other, [FIRST, FIRST], { path, by: 'day', partnerId })).toEqual([]);
    expect(await site.rowsOf(three, [FIRST, MOVED], { path, partnerId })).toEqual([
      ['ptnplayer', '1030000'],
    ]);
  }
  expect(await site.turnoverOf(other, FIRST, MOVED, partnerId)).toBe('30000');
  expect(await site.turnoverOf(five, FIRST, MOVED)).toBe('1030000');
  expect(await site.turnoverOf(four, FIRST, MOVED)).toBe('1000000');
  expect(await site.ranked(other.memberId, five, [FIRST, MOVED])).toEqual([30_000]);
  expect(await site.ranked(five.memberId, five, [FIRST, MOVED])).toEqual([1_030_000]);
  expect(await site.rowsOf(four, [FIRST, MOVED], {})).toEqual([]);
});
