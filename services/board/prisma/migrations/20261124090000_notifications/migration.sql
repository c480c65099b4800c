create table notification (
  notification_id uuid primary key,
  -- Orders a member's notifications; what a member has read is one number.
  position bigint generated always as identity,
  site_id text not null,
  member_id uuid not null,
  kind text not null check (kind <> ''),
  subject_id text not null,
  amount bigint not null,
  reason text not null,
  occurred_at timestamptz(3) not null
);

comment on table notification is 'News of members'' money: each stands for 90 days';

create unique index notification_member_id_position_key on notification (member_id, position);

-- Rows are deleted by age, and come in its order.
create index notification_occurred_at_idx on notification using brin (occurred_at);

create table notification_reader (
  member_id uuid primary key,
  read_position bigint not null
);

comment on table notification_reader is 'Up to where a member has read';
