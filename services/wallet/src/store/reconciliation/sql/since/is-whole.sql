select not exists (select from state where not is_gapless) and not exists (
  select from ledger
  where position > $1::bigint and position <= $2::bigint
    and (cash < 0 or held < 0 or points < 0 or owed < 0
      or (refusal is null and (amount <= 0 or from_account = to_account)))
) as "isWhole"
