-- A range of a BRIN index only widens: once old rows were deleted and their pages used again, each range
-- held everything from the oldest row it ever had to the newest, and clearing read the table from its
-- start. A btree costs each notification one entry more, near the right end of the index; none is ever
-- changed. Lists are read while it is built, and what is new waits.
create index notification_by_age on notification (occurred_at);
drop index notification_occurred_at_idx;
