-- The last run of each job, so that an operator sees what has stopped running.
create table kit.job_run (
  name text primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- The error of the last run; null when it ended well.
  error text,
  runs bigint not null default 1
);
