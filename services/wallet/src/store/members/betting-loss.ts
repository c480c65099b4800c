import { koreaDay } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { z } from 'zod';
import { calendarOf, type PerPeriod } from '../../domain/calendar.ts';
import { daysBetween } from '../../domain/days-between.ts';
import { netsOf } from '../../domain/ledger/betting.ts';

const netRows = z.array(
  z.object({ day: z.string().nullable(), today: z.bigint(), week: z.bigint(), month: z.bigint() }),
);

/** A member's net loss of the present day, week and month. */
export async function lostIn(pool: pg.Pool, memberId: string, now: Date): Promise<PerPeriod<Won>> {
  const { rows } = await pool.query(
    `select bet_day::text as day, net_day as today, net_week as week, net_month as month
     from account where member_id = $1`,
    [memberId],
  );
  const row = netRows.parse(rows)[0];
  if (row === undefined) return { day: 0n, week: 0n, month: 0n };
  const net = { day: row.today, week: row.week, month: row.month };
  return netsOf({ day: row.day, net }, calendarOf(koreaDay(now)));
}

/** A member's net loss since a moment. */
export async function lostSince(
  pool: pg.Pool,
  memberId: string,
  { since, now }: { since: Date; now: Date },
): Promise<Won> {
  const { rows } = await pool.query<{ lost: bigint }>(
    `select coalesce(sum(case when kind in (1, 13, 16) then amount else -amount end), 0)::bigint as lost
     from ledger
     where day = any ($2::date[]) and member_id = $1 and kind in (1, 2, 3, 13, 16, 17)
       and refusal is null and at >= $3`,
    [memberId, daysBetween(koreaDay(since), koreaDay(now)), since],
  );
  return rows[0]?.lost ?? 0n;
}
