-- A line that waits and fails is tried again at growing distance, behind all that are due.
alter table payback_line
  add column attempts integer not null default 0,
  add column next_at timestamptz(3),
  add column error text not null default '';
