select member_id, site_id, cash, held, points, owed, version
from account
where member_id = any ($1::uuid[])
