alter table message drop constraint message_audience_check;
alter table message add constraint message_audience_check check (
  audience ~ '^(all|level:[0-9]{1,3}|(partner|member|list):[0-9a-f-]{36})$'
);

-- Members who were found by a filter when a message to them was sent: what they staked changes, and who
-- has the message does not.
create table message_list (
  list_id uuid not null,
  site_id text not null,
  filter jsonb not null,
  members integer not null check (members >= 0),
  made_at timestamptz(3) not null,
  constraint message_list_pkey primary key (list_id)
);
create index message_list_by_age on message_list (made_at);

create table message_list_member (
  member_id uuid not null,
  list_id uuid not null references message_list (list_id) on delete cascade,
  constraint message_list_member_pkey primary key (member_id, list_id)
);
create index message_list_members on message_list_member (list_id);
