update account
set cash = changed.cash, held = changed.held, points = changed.points, version = changed.version
from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
  as changed (member_id, cash, held, points, version)
where account.member_id = changed.member_id
