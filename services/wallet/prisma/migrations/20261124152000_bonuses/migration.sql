-- Which promotion's bonus a deposit was asked for with: its id, 'none', or empty where nothing was
-- said, which is the site's own bonus.
alter table cash_request
  add column bonus_choice text not null default '',
  add column deposits_before integer not null default 0,
  add column deposits_before_that_day integer not null default 0;

-- What a bonus's requirement is of, so that it can be shown and given up.
alter table rolling_requirement
  -- The subject of the command that gave the bonus, and the account it came from; empty for a deposit.
  add column subject_id text not null default '',
  add column counter_account text not null default '',
  -- What of it came to the member, and the cash they had then.
  add column bonus bigint not null default 0 check (bonus >= 0),
  add column cash_after bigint not null default 0,
  -- What was taken when it was given up; null where it was not.
  add column forfeited bigint check (forfeited >= 0),
  add check (forfeited is null or met_at is not null);
create index rolling_requirement_by_member on rolling_requirement (member_id, created_at desc);

-- How much of a slip's stake has come to an end, whatever the end: what is missing is still open.
alter table bet_turnover
  add column slip_id text not null default '',
  add column ended bigint not null default 0 check (ended >= 0);
create index bet_turnover_by_slip on bet_turnover (slip_id) where slip_id <> '';
