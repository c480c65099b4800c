, asked as (
  select site_id, sum(case kind when 1 then amount else -amount end) as won
  from cash_request
  where status = 1
  group by site_id
), entries as (
  select
    site_id,
    -sum(by_requests) filter (where account = 'bank:clearing') as by_requests,
    -sum(won) filter (where account = 'bank:clearing') as over_bank,
    sum(won) filter (where account <> 'bank:clearing') as others
  from state
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
