-- Moments that something is closed by, and whether the results of before have been read: where the topics
-- ended when somebody first asked after it. A restart does not move the ends, nor does what comes later.
create table play_backlog (
  until timestamptz(3) not null,
  asked_at timestamptz(3) not null,
  last_asked_at timestamptz(3) not null,
  -- Null while the brokers do not say them.
  ends jsonb,
  read_at timestamptz(3),
  constraint play_backlog_pkey primary key (until),
  check (read_at is null or ends is not null)
);
