-- What operators did, in a chain: each row's hash is made from its contents and the hash before
-- it, so a row that was changed, added in between or taken away shows.
create table kit.audit_log (
  position bigint primary key,
  site_id text not null,
  operator_id text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  address text not null,
  request_id text not null,
  -- Milliseconds, as the hash is made from.
  at timestamptz(3) not null,
  previous_hash bytea not null,
  hash bytea not null unique
);

create index audit_log_site_position on kit.audit_log (site_id, position desc);

create function kit.refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'kit.audit_log is append-only' using errcode = 'insufficient_privilege';
end
$$;

create trigger audit_log_append_only
  before update or delete on kit.audit_log
  for each row execute function kit.refuse_audit_change();

create trigger audit_log_no_truncate
  before truncate on kit.audit_log
  for each statement execute function kit.refuse_audit_change();
