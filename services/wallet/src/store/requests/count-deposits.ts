import { koreaDay } from '@noriter/kit/korea-time';
import type pg from 'pg';
import { requestKind, requestStatus } from '../../domain/requests/cash-request.ts';

/** How many deposits of a member were completed, in all and of those asked for on this Korean day. */
export async function countDeposits(
  db: pg.Pool | pg.ClientBase,
  memberId: string,
  now: Date,
): Promise<{ depositsBefore: number; depositsBeforeThatDay: number }> {
  const { rows } = await db.query<{ depositsBefore: number; depositsBeforeThatDay: number }>(
    `select count(*)::int as "depositsBefore", count(*) filter (
         where (requested_at at time zone 'Asia/Seoul')::date = $4::date
       )::int as "depositsBeforeThatDay"
     from cash_request where member_id = $1 and kind = $2 and status = $3`,
    [memberId, requestKind.deposit, requestStatus.completed, koreaDay(now)],
  );
  return rows[0] ?? { depositsBefore: 0, depositsBeforeThatDay: 0 };
}
