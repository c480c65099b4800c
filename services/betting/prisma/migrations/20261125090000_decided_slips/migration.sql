-- It is asked for slips that were decided in a stretch of time. While it held the others as well, slips
-- that wait for their decision were looked for by it: through all rows that no summary tells of yet.
drop index bet_slip_by_decision;
create index bet_slip_by_decision on bet_slip using brin (decided_at)
  with (pages_per_range = 32, autosummarize = on) where decided_at is not null;
