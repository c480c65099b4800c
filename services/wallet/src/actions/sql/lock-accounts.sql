-- In the order of ids, so that two transactions wait for each other and never deadlock.
select member_id, site_id, cash, held, points, version
from account
where member_id = any ($1::uuid[])
order by member_id
for no key update
