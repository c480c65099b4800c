-- Every policy a site has had, with who set it when.
create table cash_policy_version (
  site_id text not null,
  version integer not null,
  policy jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null,
  primary key (site_id, version)
);

insert into cash_policy_version (site_id, version, policy, changed_at, changed_by)
select site_id, version, policy, changed_at, changed_by from cash_policy;

create trigger cash_policy_version_is_append_only
  before update or delete or truncate on cash_policy_version
  for each statement execute function refuse_change();

-- What came over the bank on a day: deposits (4) and paid withdrawals (7), few among all commands.
create index ledger_bank_by_day on ledger (site_id, day) where kind in (4, 7) and refusal is null;
