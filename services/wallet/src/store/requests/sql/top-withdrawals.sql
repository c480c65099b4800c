-- The index of finished requests leads to this week's withdrawals; today's are among them.
with paid as materialized (
  select member_id, amount, processed_at as at
  from cash_request
  where site_id = $1 and kind = 2 and status = 1 and processed_at >= $3
    and not exists (select from member where member.member_id = cash_request.member_id and is_test)
),
ranked as (
  (select 'today' as span, paid.* from paid where at >= $2 order by amount desc, at limit $4)
  union all
  (select 'week', paid.* from paid order by amount desc, at limit $4)
)
select span, coalesce(login_id, '') as login_id, amount, at
from ranked left join member using (member_id)
order by span, amount desc, at
