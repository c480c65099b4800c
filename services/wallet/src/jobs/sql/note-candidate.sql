-- The next transaction's number: whoever has a position up to this one has a lower number.
update counter_progress
set candidate_to = coalesce((select max(position) from ledger where position > summed_to), summed_to),
  candidate_before = pg_snapshot_xmax(pg_current_snapshot())::text::bigint
where candidate_to = summed_to
