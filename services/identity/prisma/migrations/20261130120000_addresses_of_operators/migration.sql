-- A member reads these records. Whose factor an operator took off had that operator's address beside it, which the
-- audit log has as well; a member's own removal keeps its own. A database that migrations are only replayed in has
-- no audit log.
do $$
begin
  if to_regclass('kit.audit_log') is not null then
    update login_record
    set address = ''
    from kit.audit_log as entry
    where entry.action = 'member.release-secret'
      and entry.before ? 'secondFactor'
      and login_record.subject_id = substr(entry.subject, length('member:') + 1)::uuid
      and login_record.kind = 'second-factor-removed'
      and login_record.at between entry.at - interval '10 seconds' and entry.at + interval '10 seconds';
  end if;
end
$$;
