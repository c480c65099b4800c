-- Events of the outbox that Kafka will not have, whatever one does: set aside, so that the events
-- behind them can leave. They stay until somebody has looked (docs/runbook.md).
create table kit.outbox_refused (
  position bigint primary key,
  topic text not null,
  key text not null,
  value bytea not null,
  headers jsonb not null,
  added_at timestamptz not null,
  error text not null,
  refused_at timestamptz not null default clock_timestamp()
);
