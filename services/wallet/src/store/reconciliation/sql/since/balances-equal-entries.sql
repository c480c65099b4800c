select
  coalesce(account.member_id, state.member_id)::text as subject,
  format('cash %s, held %s, points %s, owed %s; entries say %s, %s, %s, %s', account.cash,
    account.held, account.points, account.owed, state.cash, state.held, state.points, state.owed)
    as detail
from account
  full join state using (member_id)
where account.cash is distinct from coalesce(state.cash, 0)
  or account.held is distinct from coalesce(state.held, 0)
  or account.points is distinct from coalesce(state.points, 0)
  or account.owed is distinct from coalesce(state.owed, 0)
