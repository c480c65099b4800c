-- When promotions were started and stopped: what is paid for whole days asks whether they ran all the while.
create table promotion_switch (
  position bigint generated always as identity,
  promotion_id uuid not null,
  state text not null check (state in ('running', 'stopped')),
  at timestamptz(3) not null,
  constraint promotion_switch_pkey primary key (position)
);
create index promotion_switch_by_promotion on promotion_switch (promotion_id, at);

-- What operators switched before is in the audit log. A database that migrations are only replayed in has none.
do $$
begin
  if to_regclass('kit.audit_log') is not null then
    insert into promotion_switch (promotion_id, state, at)
    select promotion_id, case entry.action when 'promotion.start' then 'running' else 'stopped' end, entry.at
    from kit.audit_log as entry
    join promotion on entry.site_id = promotion.site_id
      and entry.subject = 'promotion:' || promotion.promotion_id
    where entry.action in ('promotion.start', 'promotion.stop')
    order by entry.position;
  end if;
end
$$;

-- Those that no operator started, such as the demonstration's, run since they were first agreed to.
insert into promotion_switch (promotion_id, state, at)
select promotion_id, 'running', min(changed_at)
from promotion join promotion_version using (promotion_id)
where state = 'running'
  and not exists (select from promotion_switch as known where known.promotion_id = promotion.promotion_id)
group by promotion_id;

create trigger promotion_switch_is_append_only
  before update or delete or truncate on promotion_switch
  for each statement execute function refuse_change();

-- Kept by whoever switches, also by a version of the service that does not know of it.
create function keep_switch() returns trigger language plpgsql as $$
begin
  insert into promotion_switch (promotion_id, state, at) values (
    new.promotion_id, new.state,
    coalesce(nullif(current_setting('promotion.switched_at', true), '')::timestamptz, clock_timestamp()));
  return null;
end
$$;
create trigger promotion_switch_is_kept
  after update of state on promotion
  for each row when (old.state is distinct from new.state) execute function keep_switch();
