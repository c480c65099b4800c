-- In the order of ids, so that two transactions wait for each other and never deadlock.
select
  member_id, site_id, cash, held, points, owed, version,
  bet_day::text, net_day, net_week, net_month,
  closed_until, loss_max_day, loss_max_week, loss_max_month, protection_version,
  wager_max_day, wager_max_week, wager_max_month
from account
where member_id = any ($1::uuid[])
order by member_id
for no key update
