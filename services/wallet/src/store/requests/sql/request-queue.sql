-- A withdrawal shows the account it was asked for, a deposit the one the member has.
select
  request_id as "requestId", member_id as "memberId", request.kind, request.status,
  amount, bonus_amount as "bonusAmount", requested_at as "requestedAt",
  processed_at as "processedAt", processed_by as "processedBy", reason,
  coalesce(login_id, '') as "memId", coalesce(nickname, '') as "memNick",
  coalesce(level, 1) as level, coalesce(account.cash, 0) as balance,
  coalesce(account.owed, 0) as owed,
  case request.kind when 2 then request.payout_account_masked
    else coalesce(member.payout_account_masked, '') end as "payoutAccountMasked",
  case request.kind when 2 then request.payout_account_version
    else coalesce(member.payout_account_version, 0) end as "payoutAccountVersion",
  payout_changed_at as "payoutChangedAt",
  case when request.kind = 2 and request.status in (0, 2) then
    case when member.status = 3 then 'suspended' when withdrawal_banned then 'banned' end
  end as kept
from cash_request as request
  left join member using (member_id)
  left join account using (member_id)
where request.site_id = $1 and request.kind = $2::smallint
  and ($3::smallint is null or request.status = $3)
  and ($4::text is null or login_id ilike $4 or nickname ilike $4)
  and ($5::timestamptz is null or requested_at >= $5)
  and ($6::timestamptz is null or requested_at < $6)
  and ($7::uuid is null or request.member_id = $7)
  and ($8::uuid is null or request.request_id = $8)
  and ($9::bigint is null or request.amount >= $9)
  and ($10::bigint is null or request.amount <= $10)
  and ($11::uuid is null or request.request_id between $11 and $12::uuid)
order by
  case when $15::text = 'queue' then request.status in (0, 2) end desc nulls last,
  case when $15 = 'queue' and request.status in (0, 2) then requested_at end,
  case when $15 = 'oldest' then requested_at end,
  case when $15 = 'largest' then request.amount end desc nulls last,
  case when $15 = 'smallest' then request.amount end,
  requested_at desc, request_id
limit $13 offset $14
