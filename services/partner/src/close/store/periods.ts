import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import type { Cycle } from '../../vocabulary/cycles.ts';
import type { Days } from '../domain/period.ts';

export type PeriodState = 'frozen' | 'payable' | 'approved' | 'paid';

export type Period = Days & {
  periodId: string;
  siteId: string;
  cycle: Cycle;
  /** The partner it is of alone; null of all of the cycle. */
  holderId: string | null;
  state: PeriodState;
  /** Up to which partner, and up to which member, it is settled. */
  cursor: string | null;
  memberCursor: string | null;
  frozenAt: Date;
  frozenBy: string;
};

const COLUMNS = `period_id as "periodId", site_id as "siteId", cycle, holder_id as "holderId",
  from_day::text as "fromDay", until_day::text as "untilDay", state, cursor,
  member_cursor as "memberCursor", frozen_at as "frozenAt", frozen_by as "frozenBy"`;

/**
 * Freezes the days of a period: whatever is counted from now on is of a later one. It waits for what is
 * being counted, which shares the site's book.
 *
 * @returns false where a period of the cycle, or of the partner, has one of the days
 */
export async function freezeDays(
  tx: pg.ClientBase,
  period: Omit<Period, 'state' | 'cursor' | 'memberCursor'>,
): Promise<boolean> {
  const { periodId, siteId, cycle, holderId, fromDay, untilDay, frozenAt, frozenBy } = period;
  await tx.query(
    `insert into site_book as book (site_id, frozen_until) values ($1, $2)
     on conflict (site_id) do update set frozen_until = greatest(book.frozen_until, $2::date)`,
    [siteId, untilDay],
  );
  const { rowCount } = await tx.query(
    `insert into period (period_id, site_id, cycle, from_day, until_day, state, frozen_at, frozen_by,
       holder_id)
     select $1, $2, $3, $4::date, $5::date, 'frozen', $6, $7, $8::uuid
     where not exists (select from period
       where site_id = $2 and from_day <= $5::date and until_day >= $4::date
         and case when $8::uuid is null then holder_id is null and cycle = $3
           else holder_id = $8 or (holder_id is null
             and cycle = (select cycle from partner where partner_id = $8)) end)`,
    [periodId, siteId, cycle, fromDay, untilDay, frozenAt, frozenBy, holderId],
  );
  return rowCount === 1;
}

/** Periods in a state, the oldest first. */
export async function periodsIn(db: pg.Pool, state: PeriodState): Promise<Period[]> {
  const { rows } = await db.query<Period>(
    `select ${COLUMNS} from period where state = $1 order by from_day, period_id`,
    [state],
  );
  return rows;
}

/** Locks a period of a site; null when it has none of that id. */
export async function lockPeriod(
  tx: pg.ClientBase,
  siteId: string,
  periodId: string,
): Promise<(Period & { payable: bigint }) | null> {
  const { rows } = await tx.query<Period>(
    `select ${COLUMNS} from period where period_id = $1 and site_id = $2 for update`,
    [periodId, siteId],
  );
  const [period] = rows;
  if (period === undefined) return null;
  const sums = await tx.query<{ payable: bigint }>(
    'select coalesce(sum(payable), 0)::bigint as payable from settlement where period_id = $1',
    [periodId],
  );
  return { ...period, payable: sums.rows[0]?.payable ?? 0n };
}

export async function setPeriodState(
  tx: pg.ClientBase,
  periodId: string,
  state: Exclude<PeriodState, 'frozen'>,
  at: Date,
): Promise<void> {
  await tx.query(`update period set state = $2, ${state}_at = $3 where period_id = $1`, [
    periodId,
    state,
    at,
  ]);
}

export type ListedPeriod = Period & { partners: number; payable: bigint; paid: bigint };

/** A site's periods, the newest first. */
export async function listPeriods(
  db: pg.Pool,
  siteId: string,
  page: number,
): Promise<{ rows: ListedPeriod[]; total: number }> {
  const { limit, offset } = pageSlice(page);
  const [found, count] = await Promise.all([
    db.query<ListedPeriod>(
      `select ${COLUMNS}, partners, payable, paid from period
       join lateral (
         select count(distinct holder_id)::int as partners,
           coalesce(sum(payable), 0)::bigint as payable,
           coalesce(sum(payable) filter (where settlement.state = 'paid'), 0)::bigint as paid
         from settlement where settlement.period_id = period.period_id
       ) as sums on true
       where site_id = $1 order by until_day desc, from_day desc, period_id
       limit ${limit} offset ${offset}`,
      [siteId],
    ),
    db.query<{ total: number }>('select count(*)::int as total from period where site_id = $1', [
      siteId,
    ]),
  ]);
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}
