-- Events on their way to Kafka, written in the transaction of the change they tell about.
-- The relay sends rows in the order of their position and then deletes them.
create table kit.outbox (
  position bigint generated always as identity primary key,
  -- The fence: a row is sent when every transaction that began before its own has ended.
  transaction_id xid8 not null default pg_current_xact_id(),
  topic text not null,
  key text not null,
  value bytea not null,
  headers jsonb not null,
  added_at timestamptz not null default clock_timestamp()
) with (
  -- A queue: rows live for milliseconds, so the dead ones have to go early.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 2000,
  autovacuum_vacuum_insert_threshold = -1,
  autovacuum_vacuum_cost_delay = 0
);
