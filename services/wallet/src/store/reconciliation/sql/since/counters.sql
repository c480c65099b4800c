-- $1 a position that was proven, $2 up to where: what counter accounts' entries come to.
with moved as (
  select
    site_id,
    account,
    sum(amount) as won,
    coalesce(sum(amount) filter (where subject_type = 'cash-request'), 0) as by_requests
  from ledger_entry
  where position > $1::bigint and position <= $2::bigint
    and account not in ('cash', 'held', 'points', 'owed')
  group by site_id, account
), state as (
  select
    site_id,
    account,
    coalesce(old.won, 0) + coalesce(moved.won, 0) as won,
    coalesce(old.by_requests, 0) + coalesce(moved.by_requests, 0) as by_requests
  from reconciled_counter as old
    full join moved using (site_id, account)
)
