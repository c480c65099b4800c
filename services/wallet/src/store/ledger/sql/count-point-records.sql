select count(*)::int as total
from ledger
where day = any ($3::date[]) and member_id = $2 and site_id = $1 and refusal is null
  and 'points' in (from_account, to_account)
  and ($4::boolean is null or (to_account = 'points') = $4)
