-- A row may be held back: whoever wrote it tells its events in a quicker way, and takes it back when
-- that was heard. Until then it is not sent; afterwards it leaves like every other row.
alter table kit.outbox add column held_until timestamptz;
