-- Deposits minus withdrawals, as the requests say, is what came over the bank's account; and that
-- is what members, less what they owe, and all other counter accounts hold together.
with asked as (
  select site_id, sum(case kind when 1 then amount else -amount end) as won
  from cash_request
  where status = 1
  group by site_id
), entries as (
  select
    site_id,
    -sum(amount) filter (where account = 'bank:clearing' and subject_type = 'cash-request')
      as by_requests,
    -sum(amount) filter (where account = 'bank:clearing') as over_bank,
    sum(amount) filter (
      where account not in ('bank:clearing', 'cash', 'held', 'points', 'owed')
    ) as others
  from ledger_entry
  group by site_id
), members as (
  select site_id, sum(cash + held + points - owed) as won from account group by site_id
)
select
  site_id as subject,
  format('requests %s, bank %s of %s, members %s, other accounts %s', asked.won,
    entries.by_requests, entries.over_bank, members.won, entries.others) as detail
from entries
  full join asked using (site_id)
  full join members using (site_id)
where coalesce(asked.won, 0) <> coalesce(entries.by_requests, 0)
  or coalesce(entries.over_bank, 0) <> coalesce(members.won, 0) + coalesce(entries.others, 0)
