select site_id || ' ' || account as subject,
  format('sum %s, entries %s', counter_account.balance, state.won) as detail
from counter_account
  full join state using (site_id, account)
where counter_account.balance is distinct from state.won
