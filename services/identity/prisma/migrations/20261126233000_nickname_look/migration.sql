-- How a nickname looks, so that nobody takes one that cannot be told from another's. What looks the
-- same is in a table of the service's, so the service fills old rows in: job fill-nickname-skeletons.
alter table member
  add column nickname_skeleton text,
  -- An old row of which another had the look already; both stay, and nobody else gets it.
  add column nickname_shared boolean not null default false;

create index member_by_nickname_look on member (site_id, nickname_skeleton);
create unique index member_nickname_look_taken on member (site_id, nickname_skeleton)
  where status <> 'refused' and not nickname_shared;
-- What is still to be filled in: empty but after this migration, and beside an older instance.
create index member_without_nickname_look on member (signed_up_at, member_id)
  where nickname_skeleton is null;
