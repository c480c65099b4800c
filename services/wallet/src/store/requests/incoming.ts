import type pg from 'pg';
import { type PerPeriod, periodStarts } from '../../domain/calendar.ts';
import { type Incoming, noIncoming } from '../../domain/receiving.ts';

type Row = PerPeriod<bigint> & { memberId: string; isTransfer: boolean };

/**
 * What came to members in the present day, week and month: deposits by the day they were asked for, transfers by
 * the day they were debited. What waits for an operator counts, and what is under way; what was cancelled,
 * rejected or taken back does not.
 */
export async function incomingOfAll(
  db: pg.Pool | pg.ClientBase,
  memberIds: readonly string[],
  now: Date,
): Promise<Map<string, Incoming>> {
  const { day, week, month } = periodStarts(now);
  const { rows } = await db.query<Row>(
    `select member_id as "memberId", is_transfer as "isTransfer",
       coalesce(sum(amount) filter (where at >= $2), 0)::bigint as day,
       coalesce(sum(amount) filter (where at >= $3), 0)::bigint as week,
       coalesce(sum(amount) filter (where at >= $4), 0)::bigint as month
     from (
       select member_id, false as is_transfer, requested_at as at, amount from cash_request
       where member_id = any($1::uuid[]) and kind = 1 and status >= 0
         and requested_at >= least($3::timestamptz, $4::timestamptz)
       union all
       select member_id, true, at, amount from member_transfer
       where member_id = any($1::uuid[]) and at >= least($3::timestamptz, $4::timestamptz)
     ) as moved
     group by member_id, is_transfer`,
    [memberIds, day, week, month],
  );
  const incoming = new Map<string, Incoming>();
  for (const { memberId, isTransfer, ...sums } of rows) {
    const known = incoming.get(memberId) ?? noIncoming;
    incoming.set(memberId, { ...known, [isTransfer ? 'transferred' : 'requested']: sums });
  }
  return incoming;
}

/** The same of one member. */
export async function incomingOf(
  db: pg.Pool | pg.ClientBase,
  memberId: string,
  now: Date,
): Promise<Incoming> {
  return (await incomingOfAll(db, [memberId], now)).get(memberId) ?? noIncoming;
}
