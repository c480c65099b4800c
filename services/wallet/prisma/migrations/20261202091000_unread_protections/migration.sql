-- Members of whose protection an event told, while identity could not be asked how they are protected.
create table unread_protection (
  member_id uuid not null,
  site_id text not null,
  since timestamptz(3) not null,
  signs integer not null default 1,
  tries integer not null default 0,
  constraint unread_protection_pkey primary key (member_id)
);
