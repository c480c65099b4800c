update account
set
  cash = changed.cash, held = changed.held, points = changed.points, owed = changed.owed,
  version = changed.version,
  bet_day = changed.bet_day,
  net_day = changed.net_day, net_week = changed.net_week, net_month = changed.net_month
from unnest(
  $1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
  $7::date[], $8::bigint[], $9::bigint[], $10::bigint[]
) as changed (member_id, cash, held, points, owed, version, bet_day, net_day, net_week, net_month)
where account.member_id = changed.member_id
