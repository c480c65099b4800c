with open as (
  select member_id, sum(amount) as won
  from cash_request
  where kind = 2 and status in (0, 2)
  group by member_id
)
select coalesce(account.member_id, open.member_id)::text as subject,
  format('held %s, open withdrawals %s', account.held, open.won) as detail
from account
  full join open using (member_id)
where coalesce(account.held, 0) <> coalesce(open.won, 0)
