import { koreaDay, koreaDayText } from '@noriter/kit/korea-time';
import { signedWonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, rowsQuery } from '@noriter/kit/paging';
import { nameSchemas } from '@noriter/kit/schema-names';
import { csvNumber, csvText } from '@noriter/rules/csv';
import type pg from 'pg';
import { z } from 'zod';
import type { TreeDeps } from '../../tree/deps.ts';
import { forBoth } from '../../tree/http/both.ts';
import { personShape } from '../../tree/http/person.ts';
import { type Person, pathTo, readPeople } from '../../tree/store/people.ts';
import { reach, type Scope } from '../../tree/store/reach.ts';
import {
  type By,
  type KeyedTotals,
  listTotals,
  type Range,
  readTotals,
  type Totals,
} from '../store/totals.ts';

const CSV_ROWS_MAX = 10_000;

const totalsShape = z.object({
  bets: z.int(),
  turnover: signedWonText,
  stake: signedWonText,
  returned: signedWonText,
  ggr: signedWonText.describe('Stakes less what came back'),
  rolling: signedWonText.describe('The partner’s own, or the member’s'),
  losing: signedWonText.describe('The partner’s own share, before a period is settled'),
  deposited: signedWonText,
  withdrawn: signedWonText,
  given: signedWonText,
  taken: signedWonText,
});

nameSchemas({ PartnerTotals: totalsShape });

const days = {
  startDate: koreaDayText.optional().describe('First day in Korea; today when both are absent'),
  endDate: koreaDayText.optional().describe('Last day in Korea, inside'),
};
const bys = ['day', 'category', 'partner', 'member'] as const;
const wish = { partnerId: z.uuid().optional(), ...days };
const row = totalsShape.extend({
  key: z.string(),
  person: personShape.nullable().describe('By partner and member'),
});

const both = forBoth<TreeDeps>();

const totals = both({
  path: '/report/totals',
  summary: 'What a subtree did in some days, and what its partner earned',
  body: z.object(wish),
  data: z.object({ path: z.array(personShape), totals: totalsShape }),
  async handle({ pool }, { scope, body }) {
    const subject = await reach(pool, scope, body.partnerId);
    const path = await pathTo(pool, subject, scope.rootId);
    return { path, totals: totalsView(await readTotals(pool, subject, rangeOf(scope, body))) };
  },
});

const list = both({
  path: '/report/list',
  summary: 'The same by day, category, partner right below or member',
  body: z.object({ ...wish, by: z.enum(bys), ...pageOnlyQuery, ...rowsQuery }),
  data: listOf(row),
  async handle({ pool }, { scope, body }) {
    const found = await read(pool, scope, body);
    return { list: found.list, pageInfo: pageInfo(body.page, found.total, body.rows) };
  },
});

const csv = both({
  path: '/report/csv',
  summary: 'The same as a file',
  body: z.object({ ...wish, by: z.enum(bys) }),
  data: z.object({ fileName: z.string(), csv: z.string() }),
  async handle({ pool }, { scope, body }) {
    const found = await read(pool, scope, { ...body, page: 1, rows: CSV_ROWS_MAX });
    const names = Object.keys(totalsShape.shape) as (keyof z.input<typeof totalsShape>)[];
    const lines = found.list.map((one) => [
      one.person?.loginId ?? one.key,
      ...names.map((name) => csvNumber(String(one[name]))),
    ]);
    const { fromDay, untilDay } = rangeOf(scope, body);
    return {
      fileName: `report-${body.by}-${fromDay}-${untilDay}.csv`,
      csv: csvText([[body.by, ...names], ...lines]),
    };
  },
});

type Wish = z.output<z.ZodObject<typeof wish>> & { by: By; page: number; rows: number };

async function read(pool: pg.Pool, scope: Scope, asked: Wish) {
  const subject = await reach(pool, scope, asked.partnerId);
  const { by, page, rows: perPage } = asked;
  const range = rangeOf(scope, asked);
  const { rows, total } = await listTotals(pool, subject, { ...range, by, page, rows: perPage });
  const isOfPeople = by === 'partner' || by === 'member';
  const personOf = await readPeople(pool, isOfPeople ? rows.map(({ key }) => key) : [], scope.at);
  const shown = rows.map((one) => rowView(one, isOfPeople ? personOf(one.key) : null));
  return { list: shown, total };
}

function rangeOf({ at }: Scope, { startDate, endDate }: z.output<z.ZodObject<typeof days>>): Range {
  const today = koreaDay(at);
  const fromDay = startDate ?? endDate ?? today;
  const lastDay = endDate ?? today;
  const isBackwards = lastDay < fromDay;
  return { fromDay, untilDay: isBackwards ? fromDay : lastDay };
}

function rowView(one: KeyedTotals, person: Person | null): z.input<typeof row> {
  return { key: one.key, person, ...totalsView(one) };
}

function totalsView(one: Totals): z.input<typeof totalsShape> {
  return {
    bets: Number(one.bets),
    turnover: one.turnover.toString(),
    stake: one.stake.toString(),
    returned: one.returned.toString(),
    ggr: (one.stake - one.returned).toString(),
    rolling: one.rolling.toString(),
    losing: one.losing.toString(),
    deposited: one.deposited.toString(),
    withdrawn: one.withdrawn.toString(),
    given: one.given.toString(),
    taken: one.taken.toString(),
  };
}

export const reportRoutes = [...totals, ...list, ...csv];
