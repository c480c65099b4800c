with applied as (
  select member_id, count(*) as commands, min(version) as first, max(version) as last,
    count(distinct version) as versions
  from ledger
  where refusal is null
  group by member_id
)
select
  coalesce(account.member_id, applied.member_id)::text as subject,
  format('version %s after %s commands, versions %s to %s', account.version, applied.commands,
    applied.first, applied.last) as detail
from account
  full join applied using (member_id)
where account.version is distinct from coalesce(applied.commands, 0)
  or applied.first <> 1 or applied.last <> applied.commands
  or applied.versions <> applied.commands
