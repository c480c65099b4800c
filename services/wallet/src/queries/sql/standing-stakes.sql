-- A stake without what was given back of it: a void bet plays nothing.
select
  min(product) filter (where kind = 1) as product,
  sum(case kind when 1 then amount else -amount end)::bigint as amount,
  min(at) filter (where kind = 1) as at
from ledger
where day = any ($2::date[]) and member_id = $1 and kind in (1, 3) and refusal is null
group by subject_type, subject_id
having sum(case kind when 1 then amount else -amount end) > 0
  and min(product) filter (where kind = 1) <> ''
order by at
