with moved as (
  select site_id, account, sum(amount) as won
  from ledger_entry, counter_progress
  where position <= summed_to and account not in ('cash', 'held', 'points', 'owed')
  group by site_id, account
)
select site_id || ' ' || account as subject,
  format('sum %s, entries %s', counter_account.balance, moved.won) as detail
from counter_account
  full join moved using (site_id, account)
where counter_account.balance is distinct from moved.won
