-- The index leads to the member's rows of each day, so the length of the ledger does not matter.
-- 1 stake, 2 payout, 3 refund, 4 deposit, 7 withdrawal, 9 points converted, 13 taken back. A deposit that
-- was taken back, 26, was none.
select to_char(day, 'YYYY-MM-DD') as day, kind, sum(amount)::bigint as amount
from ledger
where day = any ($3::date[]) and member_id = $2 and site_id = $1 and refusal is null
  and kind in (1, 2, 3, 4, 7, 9, 13)
  and not (kind = 4 and exists (
    select from ledger as back
    where back.subject_type = 'cash-request' and back.subject_id = ledger.subject_id
      and back.kind = 26 and back.refusal is null
  ))
group by ledger.day, kind
order by ledger.day desc
