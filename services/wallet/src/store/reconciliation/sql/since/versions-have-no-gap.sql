select
  coalesce(account.member_id, state.member_id)::text as subject,
  format('version %s after %s commands, the last versions %s to %s', account.version,
    state.commands, state.first, state.last) as detail
from account
  full join state using (member_id)
where account.version is distinct from coalesce(state.commands, 0)
  or not coalesce(state.is_gapless, true)
