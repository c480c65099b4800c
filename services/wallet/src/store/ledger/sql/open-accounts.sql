insert into account (member_id, site_id)
select member_id, site_id
from unnest($1::uuid[], $2::text[]) as missing (member_id, site_id)
order by member_id
on conflict do nothing
