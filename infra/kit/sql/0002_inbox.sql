-- Which events a consumer group has seen, written in the transaction of their effect.
create table kit.inbox (
  consumer_group text not null,
  event_id text not null,
  received_at timestamptz not null default now(),
  primary key (consumer_group, event_id)
);

-- For the job that forgets old rows.
create index inbox_received_at on kit.inbox using brin (received_at);
