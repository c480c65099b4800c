-- Which key a row's hash was made with; null of rows from before there was one. The key itself is
-- nowhere in this database: who rewrites rows cannot make their hashes.
alter table kit.audit_log add column key_id text;
