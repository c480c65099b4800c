with moved as (
  select
    member_id,
    sum(case 'cash' when to_account then amount when from_account then -amount else 0 end) as cash,
    sum(case 'held' when to_account then amount when from_account then -amount else 0 end) as held,
    sum(case 'points' when to_account then amount when from_account then -amount else 0 end)
      as points,
    sum(case 'owed' when from_account then amount when to_account then -amount else 0 end) as owed
  from ledger
  where refusal is null
  group by member_id
)
select
  coalesce(account.member_id, moved.member_id)::text as subject,
  format('cash %s, held %s, points %s, owed %s; entries say %s, %s, %s, %s', account.cash,
    account.held, account.points, account.owed, moved.cash, moved.held, moved.points, moved.owed)
    as detail
from account
  full join moved using (member_id)
where account.cash is distinct from coalesce(moved.cash, 0)
  or account.held is distinct from coalesce(moved.held, 0)
  or account.points is distinct from coalesce(moved.points, 0)
  or account.owed is distinct from coalesce(moved.owed, 0)
