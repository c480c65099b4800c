-- Per command the table's own checks make it so; this would see them gone.
select command_id::text as subject, 'an amount of ' || amount || ' between ' || from_account
  || ' and ' || to_account as detail
from ledger
where refusal is null and (amount <= 0 or from_account = to_account)
union all
select site_id, 'entries sum to ' || sum(amount)
from ledger_entry
group by site_id
having sum(amount) <> 0
