insert into reconciled_counter (site_id, account, won, by_requests)
select site_id, account, won, by_requests from state
on conflict (site_id, account) do update
set won = excluded.won, by_requests = excluded.by_requests
