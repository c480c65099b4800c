-- At most $1 positions further than the last run: after a long stop the next ones catch up, each in
-- the time a statement has.
-- The next transaction's number: whoever has a position up to this one has a lower number.
update counter_progress
set candidate_to = case
    when exists (select from ledger where position > summed_to + $1::bigint)
      then summed_to + $1::bigint
    else coalesce((select max(position) from ledger where position > summed_to), summed_to)
  end,
  candidate_before = pg_snapshot_xmax(pg_current_snapshot())::text::bigint
where candidate_to = summed_to
