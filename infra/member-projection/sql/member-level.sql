-- Until when members had another level than they have, for services that give by level: nobody is raised for
-- one deposit. A level of before this is known once it changes.
create table member_level (
  member_id uuid not null,
  level integer not null,
  until timestamptz(3) not null,
  constraint member_level_pkey primary key (member_id, level)
);
