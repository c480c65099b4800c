import { koreaDay } from '@noriter/kit/korea-time';
import type pg from 'pg';
import { postings } from '../../domain/ledger/posting.ts';

const DAY_MS = 86_400_000;

/** What came and went over the bank on a Korean day, by the ledger. */
export type BankDay = {
  day: string;
  deposits: bigint;
  depositCount: number;
  withdrawals: bigint;
  withdrawalCount: number;
};

export type BankFigures = {
  /** The last one is today. */
  days: BankDay[];
  /** Withdrawals on their way. */
  held: bigint;
  /** Cash, held money and points of all members but the operator's own test accounts. */
  membersHold: bigint;
  /** Corrections that wait for a second operator. */
  waitingAdjustments: number;
};

const deposit = postings.deposit.code;
const paid = postings.withdrawal_pay.code;
const reversal = postings.deposit_reversal.code;

/**
 * The kinds stand in the text, so that the planner sees the partial index fits. A deposit that was taken
 * back since never came.
 */
const DAYS_SQL = `select to_char(each.day, 'YYYY-MM-DD') as day,
    coalesce(sum(amount) filter (where kind = ${deposit}), 0)::bigint as deposits,
    (count(*) filter (where kind = ${deposit}))::int as "depositCount",
    coalesce(sum(amount) filter (where kind = ${paid}), 0)::bigint as withdrawals,
    (count(*) filter (where kind = ${paid}))::int as "withdrawalCount"
  from generate_series($2::date, $3::date, interval '1 day') as each (day)
    left join ledger on ledger.day = each.day::date and ledger.site_id = $1
      and ledger.kind in (${deposit}, ${paid}) and ledger.refusal is null
      and not exists (select from member where member.member_id = ledger.member_id and is_test)
      and not (ledger.kind = ${deposit} and exists (select from ledger as back
        where back.subject_type = 'cash-request' and back.subject_id = ledger.subject_id
          and back.kind = ${reversal} and back.refusal is null))
  group by each.day order by each.day`;

const NOW_SQL = `select
    (select coalesce(sum(amount), 0)::bigint from cash_request
      where site_id = $1 and kind = 2 and status in (0, 2)
        and not exists (select from member
          where member.member_id = cash_request.member_id and is_test)) as held,
    (select coalesce(-sum(balance), 0)::bigint from counter_account where site_id = $1)
      - (select coalesce(sum(cash + held + points - owed), 0)::bigint
         from member join account using (member_id)
         where is_test and member.site_id = $1) as "membersHold",
    (select count(*)::int from adjustment_request where site_id = $1 and status = 'waiting')
      as "waitingAdjustments"`;

/** A site's money in the last days and now. */
export async function bankFigures(
  pool: pg.Pool,
  query: { siteId: string; days: number; now: Date },
): Promise<BankFigures> {
  const { siteId, days, now } = query;
  const first = koreaDay(new Date(now.getTime() - (days - 1) * DAY_MS));
  const [perDay, present] = await Promise.all([
    pool.query<BankDay>(DAYS_SQL, [siteId, first, koreaDay(now)]),
    pool.query<Omit<BankFigures, 'days'>>(NOW_SQL, [siteId]),
  ]);
  const [figures] = present.rows;
  if (figures === undefined) throw new Error('A select without a table has one row.');
  return { days: perDay.rows, ...figures };
}
