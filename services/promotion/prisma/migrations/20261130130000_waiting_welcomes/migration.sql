-- Whose welcome waits for their first log-in, which says the device that it counts for.
create table waiting_welcome (
  member_id uuid not null,
  approved_at timestamptz(3) not null,
  constraint waiting_welcome_pkey primary key (member_id)
);
