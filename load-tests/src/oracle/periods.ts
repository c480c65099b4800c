import type { Pool } from 'pg';
import { brokenRules } from './broken-rules.ts';

const rules: Record<string, string> = {
  'rolling that was settled is not what bets of the days earned': `select count(*)::int as count from period join lateral (
        select coalesce(sum(earned), 0) as won from settlement
        where settlement.period_id = period.period_id and kind in ('rolling', 'self-rolling')
      ) as settled on true join lateral (
        select coalesce(sum(rolling_0 + rolling_1 + rolling_2 + rolling_3 + rolling_4 + rolling_5), 0)
          as won
        from line_day where line_day.site_id = period.site_id and day between from_day and until_day
      ) as lines on true
      where period.state <> 'frozen' and period.cycle = 'day' and settled.won <> lines.won`,
  'losing that was settled is not the highest rate of the net of chains': `select count(*)::int as count from period join lateral (
        select coalesce(sum(earned), 0) as won from settlement
        where settlement.period_id = period.period_id and kind = 'losing'
      ) as settled on true join lateral (
        select coalesce(sum(trunc(net * losing_top / 1000000)), 0) as won from (
          select losing_top, sum(stake - returned - line.rolling_0 - line.rolling_1 - line.rolling_2
            - line.rolling_3 - line.rolling_4 - line.rolling_5)::numeric as net
          from line_day as line join chain using (chain_id)
          where line.site_id = period.site_id and day between from_day and until_day
            and category <> 'cash' and partner_1 is not null
          group by chain_id, losing_top, is_correction
        ) as nets
      ) as lines on true
      where period.state <> 'frozen' and period.cycle = 'day' and settled.won <> lines.won`,
  'settlements are not their lines': `select count(*)::int as count from settlement join lateral (
        select coalesce(sum(amount), 0) as won from settlement_line
        where settlement_line.settlement_id = settlement.settlement_id
      ) as lines on true where kind <> 'self-rolling' and lines.won <> earned`,
  'settlements pay another sum than earned, cut, fee and carried give': `select count(*)::int as count from settlement
      where payable <> greatest(earned - cut - fee + carried_in, 0)`,
};

/** What does not hold of partner's settled periods, one sentence each; all partners close by the day. */
export function brokenPeriods(partner: Pool): Promise<string[]> {
  return brokenRules(partner, rules);
}
