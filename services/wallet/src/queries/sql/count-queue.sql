select count(*)::int as total
from cash_request as request
  left join member using (member_id)
where request.site_id = $1 and request.kind = $2::smallint
  and ($3::smallint is null or request.status = $3)
  and ($4::text is null or login_id ilike $4 or nickname ilike $4)
  and ($5::timestamptz is null or requested_at >= $5)
  and ($6::timestamptz is null or requested_at < $6)
