select count(*)::int as total
from ledger_entry
where day = any ($3::date[]) and member_id = $2 and site_id = $1
  and account in ('cash', 'held', 'points')
  and ($4::text is null or account = $4)
  and ($5::smallint[] is null or kind = any ($5))
  and ($6::integer is null or sign(amount) = $6)
