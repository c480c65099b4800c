select
  member_id::text as subject,
  format('day %s, week %s, month %s; entries say %s, %s, %s', account.net_day, account.net_week,
    account.net_month, state.net_day, state.net_week, state.net_month) as detail
from account
  left join state using (member_id)
where account.net_day <> coalesce(state.net_day, 0)
  or account.net_week <> coalesce(state.net_week, 0)
  or account.net_month <> coalesce(state.net_month, 0)
