-- The first answer to each write that came with an idempotency key. The id is made from the
-- caller, the path and the key, so one caller's key means nothing to another.
create table kit.http_idempotency (
  id uuid primary key,
  -- sha256 of path and body: the same key with another body is refused (C999).
  request_hash bytea not null,
  -- Until then whoever claimed the row is believed to be at work on it.
  leased_until timestamptz not null,
  -- The whole envelope as it was sent; null while the first request is at work.
  answer text,
  result_code text,
  created_at timestamptz not null default now()
);

-- For the job that forgets old rows.
create index http_idempotency_created_at on kit.http_idempotency using brin (created_at);
