-- The operator who entered a partner: another one approves it. Null of who applied themselves.
alter table member add column entered_by text;

-- Who waits for approval was entered by whom the audit log names. A database that migrations are
-- only replayed in has none.
do $$
begin
  if to_regclass('kit.audit_log') is not null then
    update member
    set entered_by = entry.operator_id
    from kit.audit_log as entry
    where member.status = 'pending'
      and entry.site_id = member.site_id
      and entry.subject = 'member:' || member.member_id
      and entry.action = 'member.create-partner';
  end if;
end
$$;
