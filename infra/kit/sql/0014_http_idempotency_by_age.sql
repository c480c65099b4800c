-- As 0013_inbox_by_age.sql. Claims of one batch have one time, of which the index keeps one entry with
-- their places; an answer changes no column of an index, so keeping it touches none, as before.
-- The old index goes first, which closes the table: who built the new one beside readers would in the end
-- wait for a claim that has begun to read, and that claim for them.
drop index kit.http_idempotency_created_at;
create index http_idempotency_created_at on kit.http_idempotency (created_at);
