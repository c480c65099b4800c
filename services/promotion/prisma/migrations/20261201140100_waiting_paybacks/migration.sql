-- Who rested when their day or week was closed is given theirs once the time-out is over.
alter table payback_line add column waits_until timestamptz(3);
create index payback_line_waiting on payback_line (waits_until) where waits_until is not null;
