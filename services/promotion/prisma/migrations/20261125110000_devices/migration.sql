-- The browsers that a member logged in with of late, as pseudonyms.
create table member_device (
  member_id uuid not null,
  device uuid not null,
  at timestamptz(3) not null,
  constraint member_device_pkey primary key (member_id, device)
);
create index member_device_by_device on member_device (device);

-- held: beyond what a device is given; an operator looks at it first, and nothing is on its way.
alter table promotion_grant drop constraint promotion_grant_state_check;
alter table promotion_grant add constraint promotion_grant_state_check check (
  state in ('held', 'asked', 'given', 'refused')
);
alter table promotion_grant drop constraint promotion_grant_check;
alter table promotion_grant add constraint promotion_grant_decided_check check (
  (state in ('held', 'asked')) = (decided_at is null)
);
-- Of a held one: the condition its command will have, and the device it was held for.
alter table promotion_grant add column turnover jsonb;
alter table promotion_grant add column device uuid;
create index promotion_grant_held on promotion_grant (promotion_id) where state = 'held';
