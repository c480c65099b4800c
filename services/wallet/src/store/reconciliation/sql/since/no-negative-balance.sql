select member_id::text as subject, format('cash %s, held %s, points %s, owed %s', cash, held, points, owed) as detail
from account
where cash < 0 or held < 0 or points < 0 or owed < 0 or (owed > 0 and cash > 0)
union all
select command_id::text, format('left cash %s, held %s, points %s', cash, held, points)
from ledger
where position > $1::bigint and position <= $2::bigint and (cash < 0 or held < 0 or points < 0)
