select count(*)::int as total
from cash_request as request
  left join member using (member_id)
where request.site_id = $1 and request.kind = $2::smallint
  and ($3::smallint is null or request.status = $3)
  and ($4::text is null or login_id ilike $4 or nickname ilike $4)
  and ($5::timestamptz is null or requested_at >= $5)
  and ($6::timestamptz is null or requested_at < $6)
  and ($7::uuid is null or request.member_id = $7)
  and ($8::uuid is null or request.request_id = $8)
  and ($9::bigint is null or request.amount >= $9)
  and ($10::bigint is null or request.amount <= $10)
  and ($11::uuid is null or request.request_id between $11 and $12::uuid)
