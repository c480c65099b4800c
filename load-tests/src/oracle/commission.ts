import type { Pool } from 'pg';
import { brokenRules } from './broken-rules.ts';

const rules: Record<string, string> = {
  'shares of accruals are not the highest rate of their turnover': `select count(*)::int as count from accrual
      where rolling_0 + rolling_1 + rolling_2 + rolling_3 + rolling_4 + rolling_5
        <> trunc(turnover::numeric * rolling_ppm / 1000000)`,
  'days of chains are not what the newest versions of bets came to': `select count(*)::int as count from (
        select coalesce(sum(bets), 0) as bets, sum(turnover) as turnover, sum(stake) as stake,
          sum(returned) as returned, sum(rolling_0 + rolling_1 + rolling_2 + rolling_3 + rolling_4
          + rolling_5) as rolling
        from line_day
      ) as lines, (
        select count(*) filter (where stake > 0) as bets, sum(turnover) as turnover,
          sum(stake) as stake, sum(returned) as returned, sum(rolling_0 + rolling_1 + rolling_2
          + rolling_3 + rolling_4 + rolling_5) as rolling
        from accrual where not exists (select from accrual as later
          where later.bet_id = accrual.bet_id and later.version > accrual.version)
      ) as newest
      where (lines.bets, lines.turnover, lines.stake, lines.returned, lines.rolling)
        is distinct from
        (newest.bets, newest.turnover, newest.stake, newest.returned, newest.rolling)`,
};

/** Only what is a day of ours reaches it. */
const memberRules = (since: string): Record<string, string> => ({
  'days of members are not the days of chains': `select count(*)::int as count from
        (select sum(bets), sum(turnover), sum(returned), sum(rolling_0) from line_day
          where day >= '${since}') as lines,
        (select sum(bets), sum(turnover), sum(returned), sum(rolling) from member_day
          where day >= '${since}') as members
      where lines::text <> members::text`,
});

/**
 * What does not hold in the books of partner, one sentence each.
 *
 * @param since the first day (`YYYY-MM-DD`) on which members have what chains have: a load may write them
 *   days before it that no bet has made
 */
export function brokenCommission(partner: Pool, since = '-infinity'): Promise<string[]> {
  return brokenRules(partner, { ...rules, ...memberRules(since) });
}
