select
  command_id, site_id, member_id, kind, amount, from_account, to_account,
  subject_type, subject_id, product, refusal, cash, held, points, owed, version, at
from ledger
where command_id = any ($1::uuid[])
