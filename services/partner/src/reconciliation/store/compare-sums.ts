import type pg from 'pg';
import type { Difference } from '../domain/difference.ts';
import { apart, type LineSums } from '../domain/line-sums.ts';
import { addedSql, changesSql, sumNames } from './counted.ts';

const STATEMENT_TIMEOUT_MS = 120_000;

/** More than these are wrong for one reason, and the first of them name it. */
export const DIFFERENCES_MAX = 1_000;

/** Sites, and up to which day each is proven; days up to `frozen` change no more. */
const sitesSql = `
  select book.site_id, frozen_until, coalesce(proven_until, '-infinity') as proven
  from site_book as book left join reconciled_site using (site_id)`;

const names = sumNames.join(', ');
const filled = (side: string) =>
  sumNames.map((name) => `coalesce(${side}.${name}, 0)::bigint`).join(', ');

const linesSql = `
  with site as (${sitesSql}),
  expected as (
    select chain_id, day, is_correction, min(site_id) as site_id, ${addedSql} from (
      select chain_id, day, is_correction, site_id, ${names}
      from site join reconciled_line using (site_id) where day > proven
      union all
      select chain_id, day, is_correction, site_id, ${names}
      from (${changesSql('now.counted_at > $1')}) as late
    ) as one group by chain_id, day, is_correction),
  line as (
    select chain_id, day, is_correction, site_id, ${names}
    from site join line_day using (site_id) where day > proven)
  select coalesce(expected.site_id, line.site_id) as "siteId", chain_id as "chainId",
    day::text as day, is_correction as "isCorrection", category,
    array[${filled('expected')}]::text[] as expected, array[${filled('line')}]::text[] as found
  from expected full join line using (chain_id, day, is_correction)
    left join chain using (chain_id)
  where row(${filled('expected')}) is distinct from row(${filled('line')})
  order by day, chain_id limit ${DIFFERENCES_MAX}`;

type Line = Pick<Difference, 'siteId' | 'category'> & {
  chainId: string;
  day: string;
  isCorrection: boolean;
  expected: string[];
  found: string[];
};

/** Lines that are not what their accruals come to, those added up and those since `countedTo`. */
export async function wrongLines(tx: pg.ClientBase, countedTo: Date): Promise<Difference[]> {
  await tx.query(`set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
  const { rows } = await tx.query<Line>(linesSql, [countedTo]);
  return rows.flatMap(({ siteId, chainId, day, isCorrection, category, expected, found }) => {
    const difference = apart(sumsOf(expected), sumsOf(found));
    const subject = `${day} ${chainId}${isCorrection ? ' correction' : ''}`;
    const of = { siteId, subject, day, category, memberId: null };
    return difference === null
      ? []
      : [{ ...of, ...difference, check: 'lines' as const, fault: 'differs' as const }];
  });
}

/** In the order of `sumNames`. */
function sumsOf(texts: readonly string[]): LineSums {
  const [bets = 0n, turnover = 0n, stake = 0n, returned = 0n, ...rolling] = texts.map(BigInt);
  return { bets, turnover, stake, returned, rolling };
}

type Side = {
  check: 'partner-days' | 'member-days';
  figure: 'rolling' | 'turnover';
  /** Of lines, and of the table of days. */
  lines: string;
  table: string;
};

const sides: readonly Side[] = [
  {
    check: 'partner-days',
    figure: 'rolling',
    lines: [1, 2, 3, 4, 5].map((tier) => `line_day.rolling_${tier}`).join(' + '),
    table: 'partner_day',
  },
  { check: 'member-days', figure: 'rolling', lines: 'line_day.rolling_0', table: 'member_day' },
  { check: 'member-days', figure: 'turnover', lines: 'line_day.turnover', table: 'member_day' },
];

/** People's days that are not what the lines of the day come to, by site and category. */
export async function wrongDays(tx: pg.ClientBase): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const side of sides) found.push(...(await wrongSide(tx, side)));
  return found;
}

async function wrongSide(
  tx: pg.ClientBase,
  { check, figure, lines, table }: Side,
): Promise<Difference[]> {
  const { rows } = await tx.query<
    Pick<Difference, 'siteId' | 'category' | 'expected' | 'found'> & { day: string }
  >(
    `with site as (${sitesSql}),
     line as (
       select line_day.site_id, day, category, sum(${lines})::bigint as won
       from site join line_day using (site_id) join chain using (chain_id)
       where day > proven group by line_day.site_id, day, category),
     own as (
       select site_id, day, category, sum(${figure})::bigint as won
       from site join ${table} using (site_id) where day > proven group by site_id, day, category)
     select site_id as "siteId", day::text as day, category, coalesce(line.won, 0) as expected,
       coalesce(own.won, 0) as found
     from line full join own using (site_id, day, category)
     where coalesce(line.won, 0) <> coalesce(own.won, 0)
     order by day, category limit ${DIFFERENCES_MAX}`,
  );
  return rows.map((row) => {
    const subject = `${row.day} ${row.category} ${figure}`;
    return { ...row, subject, check, figure, fault: 'differs', memberId: null };
  });
}

/** Sites with their last frozen day, as they stand at this moment. */
export async function frozenDays(tx: pg.ClientBase): Promise<{ siteId: string; day: string }[]> {
  const { rows } = await tx.query<{ siteId: string; day: string }>(
    `select site_id as "siteId", frozen_until::text as day from site_book`,
  );
  return rows;
}

/** Takes frozen days as proven, up to the first that has a difference open. */
export async function proveDays(
  tx: pg.ClientBase,
  frozen: readonly { siteId: string; day: string }[],
): Promise<void> {
  await tx.query(
    `insert into reconciled_site (site_id, proven_until)
     select site_id, least(day, (
       select min(wrong.day) - 1 from reconciliation_difference as wrong
       where wrong.site_id = one.site_id and wrong.resolved_at is null
         and check_name in ('lines', 'partner-days', 'member-days')))
     from unnest($1::text[], $2::date[]) as one (site_id, day)
     on conflict (site_id) do update
       set proven_until = greatest(reconciled_site.proven_until, excluded.proven_until)`,
    [frozen.map(({ siteId }) => siteId), frozen.map(({ day }) => day)],
  );
}
