-- 4 deposit, 5 hold, 6 release, 7 pay, 12 bonus: the kinds of the ledger.
with moved as (
  select
    subject_id,
    array_agg(kind order by kind) as kinds,
    bool_and(amount = case kind when 12 then request.bonus_amount else request.amount end)
      as amounts_fit
  from ledger
    join cash_request as request on request.request_id::text = ledger.subject_id
  where subject_type = 'cash-request' and refusal is null
  group by subject_id
), expected as (
  select
    request_id,
    case
      when kind = 1 and status = 1 and bonus_amount > 0 then array[4, 12]
      when kind = 1 and status = 1 then array[4]
      when kind = 1 then array[]::int[]
      when status = 1 then array[5, 7]
      when status = -1 then array[5, 6]
      else array[5]
    end as kinds
  from cash_request
)
select request_id::text as subject,
  format('expected kinds %s, the ledger has %s', expected.kinds, moved.kinds) as detail
from expected
  left join moved on moved.subject_id = expected.request_id::text
where expected.kinds <> coalesce(moved.kinds, array[]::smallint[])::int[]
  or not coalesce(moved.amounts_fit, true)
