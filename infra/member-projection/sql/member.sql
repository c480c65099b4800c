-- What a service keeps of members, from member.events. Each part has what says how new it is; a row
-- comes with whichever part arrives first, so everything else has a default.
create table member (
  member_id uuid not null,
  site_id text not null,
  profile_at timestamptz(3) not null default 'epoch',
  login_id text not null default '',
  nickname text not null default '',
  level integer not null default 1,
  is_partner boolean not null default false,
  -- The operator's own account, kept out of every figure.
  is_test boolean not null default false,
  status_at timestamptz(3) not null default 'epoch',
  -- The numbers of MemberStatus in member_events.proto.
  status smallint not null default 0,
  protection_version integer not null default 0,
  excluded boolean not null default false,
  constraint member_pkey primary key (member_id)
);
create index member_by_login on member (site_id, login_id);
