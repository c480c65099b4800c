-- $1 since when requests have changed; open ones always count.
-- 4 deposit, 5 hold, 6 release, 7 pay, 10 up, 11 down, 12 bonus, 26 and 27 both taken back: the kinds of the
-- ledger. With a bonus its part of what was won may go back.
with asked as materialized (
  select * from cash_request
  where status in (0, 2) or coalesce(processed_at, requested_at) >= $1::timestamptz
), moved as (
  select
    request.request_id,
    array_agg(ledger.kind order by ledger.kind)::int[] as kinds,
    bool_and(
      case ledger.kind
        when 12 then ledger.amount = request.bonus_amount
        when 27 then ledger.amount >= request.bonus_amount
        else ledger.amount = request.amount
      end
    ) as amounts_fit
  from asked as request
    join ledger on ledger.subject_id = request.request_id::text
  where ledger.subject_type = 'cash-request' and ledger.refusal is null
  group by request.request_id
), expected as (
  select
    request_id,
    case
      when kind = 1 and status = 1 and bonus_amount > 0 then array[4, 12]
      when kind = 1 and status = 1 then array[4]
      when kind = 1 and status = -2 and bonus_amount > 0 then array[4, 12, 26, 27]
      when kind = 1 and status = -2 then array[4, 26]
      when kind = 1 then array[]::int[]
      when status = 1 then array[5, 7]
      when status = -1 then array[5, 6]
      else array[5]
    end as kinds
  from asked
), corrected as (
  select subject_id, count(*) as moves, min(kind) as kind, min(amount) as amount
  from ledger where subject_type = 'adjustment' and refusal is null group by subject_id
)
select request_id::text as subject,
  format('expected kinds %s, the ledger has %s', expected.kinds, moved.kinds) as detail
from expected
  left join moved using (request_id)
where expected.kinds <> coalesce(moved.kinds, array[]::int[])
  or not coalesce(moved.amounts_fit, true)
union all
select request_id::text, format('%s, but the ledger has %s movements', status, coalesce(moves, 0))
from adjustment_request as request
  left join corrected on subject_id = request_id::text
where direction <> 'write_off'
  and (status = 'waiting' or coalesce(decided_at, asked_at) >= $1::timestamptz) and (
  coalesce(moves, 0) <> (case status when 'approved' then 1 else 0 end)
  or corrected.amount <> request.amount
  or corrected.kind <> (case direction when 'up' then 10 else 11 end)
)
union all
select request.request_id::text, format('%s, but %s won were written off', status, written.amount)
from adjustment_request as request
  left join debt_write_off as written using (request_id)
where direction = 'write_off'
  and (status = 'waiting' or coalesce(decided_at, asked_at) >= $1::timestamptz)
  and written.amount is distinct from (case status when 'approved' then request.amount end)
