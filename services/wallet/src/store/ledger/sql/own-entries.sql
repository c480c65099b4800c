-- A member's account is locked while its entries are written, so their ids grow with its version.
select entry_id as "entryId", at, kind, account, amount, balance_after as "balanceAfter",
  subject_type as "subjectType", subject_id as "subjectId"
from ledger_entry
where day = any ($3::date[]) and member_id = $2 and site_id = $1
  and account in ('cash', 'held', 'points')
  and ($4::text is null or account = $4)
  and ($5::smallint[] is null or kind = any ($5))
  and ($6::integer is null or sign(amount) = $6)
  and ($7::bigint is null or entry_id < $7)
order by entry_id desc
limit $8 offset $9
