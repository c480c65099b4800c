-- A slip in play is staked when it is written, and waits for its bet delay with its money taken. It is
-- decided when both are known, in either order: so one that is pending may have its stake already
-- (staked_at), or what its revalidation refused it for (refusal, problems); and one that is refused
-- may have had a stake, which a refund gave back.
do $$
declare
  named text;
begin
  for named in
    select conname from pg_constraint
    where conrelid = 'bet_slip'::regclass and contype = 'c'
      and (pg_get_constraintdef(oid) like '%(refusal IS NOT NULL)%'
        or pg_get_constraintdef(oid) like '%staked_at%'
        or pg_get_constraintdef(oid) like '%problems%')
  loop
    execute format('alter table bet_slip drop constraint %I', named);
  end loop;
end
$$;
alter table bet_slip
  add constraint bet_slip_refusal check (
    case state
      when 'accepted' then refusal is null
      when 'refused' then refusal is not null
      else refusal is null or rechecks_at is null
    end),
  add constraint bet_slip_problems check (problems is null or refusal is not null);
