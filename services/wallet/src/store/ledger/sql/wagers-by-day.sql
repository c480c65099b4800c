-- What of a member's stakes ($1) of some days ($2) stands, by the day each was staked on.
with stakes as (
  select subject_type, subject_id, max(day) as day, sum(amount) as amount
  from ledger
  where day = any ($2::date[]) and member_id = $1 and kind in (1, 16) and refusal is null
  group by subject_type, subject_id
), back as (
  select subject_type, subject_id, sum(amount) as amount
  from ledger
  where day = any ($2::date[]) and member_id = $1 and kind in (3, 17) and refusal is null
  group by subject_type, subject_id
)
select day::text, sum(greatest(stakes.amount - coalesce(back.amount, 0), 0))::bigint as staked
from stakes
  left join back using (subject_type, subject_id)
group by day
