with progress as (
  update counter_progress as now
  set summed_to = now.candidate_to
  from counter_progress as before
  where now.candidate_to > now.summed_to
    and now.candidate_before <= pg_snapshot_xmin(pg_current_snapshot())::text::bigint
  returning before.summed_to as after, now.candidate_to as upto
), moved as (
  select site_id, account, sum(amount)::bigint as amount
  from ledger_entry, progress
  where position > progress.after and position <= progress.upto
    and account not in ('cash', 'held', 'points', 'owed')
  group by site_id, account
)
insert into counter_account as sum (site_id, account, balance)
select site_id, account, amount from moved order by site_id, account
on conflict (site_id, account) do update set balance = sum.balance + excluded.balance
