import type pg from 'pg';
import { type PerPeriod, periodStarts } from '../../domain/calendar.ts';

/**
 * What a member deposited in the present day, week and month, by the day it was asked for. What
 * waits for an operator counts; what was cancelled, rejected or taken back does not.
 */
export async function deposited(
  db: pg.Pool | pg.ClientBase,
  memberId: string,
  now: Date,
): Promise<PerPeriod<bigint>> {
  const { day, week, month } = periodStarts(now);
  const { rows } = await db.query<PerPeriod<bigint>>(
    `select
       coalesce(sum(amount) filter (where requested_at >= $2), 0)::bigint as day,
       coalesce(sum(amount) filter (where requested_at >= $3), 0)::bigint as week,
       coalesce(sum(amount) filter (where requested_at >= $4), 0)::bigint as month
     from cash_request
     where member_id = $1 and kind = 1 and status >= 0
       and requested_at >= least($3::timestamptz, $4::timestamptz)`,
    [memberId, day, week, month],
  );
  return rows[0] ?? { day: 0n, week: 0n, month: 0n };
}
