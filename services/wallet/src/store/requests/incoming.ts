import type pg from 'pg';
import { type PerPeriod, periodStarts, perPeriod } from '../../domain/calendar.ts';
import { broughtBy, type Incoming, noIncoming } from '../../domain/receiving.ts';

type Db = pg.Pool | pg.ClientBase;
type Requested = PerPeriod<bigint> & { memberId: string };
type Transfer = { memberId: string; amount: bigint; at: Date };

/**
 * What came to members in the present day, week and month: deposits by the day they were asked for, transfers by
 * the day they were debited. What waits for an operator counts, and what is under way; what was cancelled,
 * rejected or taken back does not.
 */
export async function incomingOfAll(
  db: Db,
  memberIds: readonly string[],
  now: Date,
): Promise<Map<string, Incoming>> {
  const starts = periodStarts(now);
  const requested = await requestedBy(db, memberIds, starts);
  const transfers = Map.groupBy(
    await transfersOf(db, memberIds, starts),
    ({ memberId }) => memberId,
  );
  return new Map(
    memberIds.map((memberId) => {
      const own = transfers.get(memberId) ?? [];
      const transferred = perPeriod((period) =>
        broughtBy(own.filter(({ at }) => at >= starts[period]).map(({ amount }) => amount)),
      );
      return [
        memberId,
        { requested: requested.get(memberId) ?? noIncoming.requested, transferred },
      ];
    }),
  );
}

/** The same of one member. */
export async function incomingOf(db: Db, memberId: string, now: Date): Promise<Incoming> {
  return (await incomingOfAll(db, [memberId], now)).get(memberId) ?? noIncoming;
}

async function requestedBy(
  db: Db,
  memberIds: readonly string[],
  { day, week, month }: PerPeriod<Date>,
): Promise<Map<string, PerPeriod<bigint>>> {
  const { rows } = await db.query<Requested>(
    `select member_id as "memberId",
       coalesce(sum(amount) filter (where requested_at >= $2), 0)::bigint as day,
       coalesce(sum(amount) filter (where requested_at >= $3), 0)::bigint as week,
       coalesce(sum(amount) filter (where requested_at >= $4), 0)::bigint as month
     from cash_request
     where member_id = any($1::uuid[]) and kind = 1 and status >= 0
       and requested_at >= least($3::timestamptz, $4::timestamptz)
     group by member_id`,
    [memberIds, day, week, month],
  );
  return new Map(rows.map(({ memberId, ...sums }) => [memberId, sums]));
}

/** In the order in which they were decided. */
async function transfersOf(
  db: Db,
  memberIds: readonly string[],
  { week, month }: PerPeriod<Date>,
): Promise<Transfer[]> {
  const { rows } = await db.query<Transfer>(
    `select member_id as "memberId", amount, at from member_transfer
     where member_id = any($1::uuid[]) and at >= least($2::timestamptz, $3::timestamptz)
     order by at, position`,
    [memberIds, week, month],
  );
  return rows;
}
