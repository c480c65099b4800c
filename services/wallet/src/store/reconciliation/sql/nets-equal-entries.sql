-- The nets that loss limits are judged by, against the stakes and returns of their periods.
with entries as (
  select
    member_id,
    coalesce(sum(net) filter (where day >= bet_day), 0) as net_day,
    coalesce(sum(net) filter (where day >= date_trunc('week', bet_day)::date), 0) as net_week,
    coalesce(sum(net) filter (where day >= date_trunc('month', bet_day)::date), 0) as net_month
  from (
    select ledger.member_id, day, bet_day,
      case when kind in (1, 13, 16) then amount else -amount end as net
    from ledger
      join account using (member_id)
    where kind in (1, 2, 3, 13, 16, 17) and refusal is null
  ) as moved
  group by member_id
)
select
  member_id::text as subject,
  format('day %s, week %s, month %s; entries say %s, %s, %s', account.net_day, account.net_week,
    account.net_month, entries.net_day, entries.net_week, entries.net_month) as detail
from account
  left join entries using (member_id)
where account.net_day <> coalesce(entries.net_day, 0)
  or account.net_week <> coalesce(entries.net_week, 0)
  or account.net_month <> coalesce(entries.net_month, 0)
