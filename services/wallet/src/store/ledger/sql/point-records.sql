select
  command_id as "recordId", at, kind, subject_type as "subjectType",
  to_account = 'points' as earned, amount, points as "balanceAfter",
  basis_points as "basisPoints", bonus_basis_points as "bonusBasisPoints"
from ledger left join point_rate using (command_id)
where day = any ($3::date[]) and member_id = $2 and site_id = $1 and refusal is null
  and 'points' in (from_account, to_account)
  and ($4::boolean is null or (to_account = 'points') = $4)
order by position desc
limit $5 offset $6
