insert into reconciled_member as old
  (member_id, cash, held, points, owed, commands, bet_day, net_day, net_week, net_month)
select member_id, cash, held, points, owed, commands, bet_day, net_day, net_week, net_month
from state
where has_moved
on conflict (member_id) do update
set cash = excluded.cash, held = excluded.held, points = excluded.points, owed = excluded.owed,
  commands = excluded.commands, bet_day = excluded.bet_day, net_day = excluded.net_day,
  net_week = excluded.net_week, net_month = excluded.net_month
