select command_id::text as subject, 'an amount of ' || amount || ' between ' || from_account
  || ' and ' || to_account as detail
from ledger
where position > $1::bigint and position <= $2::bigint and refusal is null
  and (amount <= 0 or from_account = to_account)
