-- A range of a BRIN index only widens: once rows were forgotten and their pages used again, each range
-- held everything from the oldest row it ever had to the newest, and forgetting read the table from its
-- start. A btree by time costs each event one entry more, which goes to the right end of the index, into a
-- page that is in memory; the primary key, by ids of chance, costs more than that.
-- The table is closed until it is built: nothing but writes ever wants it.
drop index kit.inbox_received_at;
create index inbox_received_at on kit.inbox (received_at);
