-- A picture that somebody put on a board or into an inquiry. Its bytes are in the object store, under its
-- id; a row without a place is an orphan, and is collected.
create table board_image (
  image_id uuid not null,
  site_id text not null,
  -- Who brought it: a member, or an operator by login id.
  member_id uuid,
  operator text,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  post_idx integer references post (idx) on delete restrict,
  entry_idx integer references inquiry_entry (idx) on delete set null,
  -- Where it stands among the others of its place; null once its writer took it out.
  position smallint,
  made_at timestamptz(3) not null,
  constraint board_image_pkey primary key (image_id),
  constraint board_image_owner_check check ((member_id is null) <> (operator is null)),
  constraint board_image_place_check check (post_idx is null or entry_idx is null)
);

create index board_image_of_post on board_image (post_idx) where post_idx is not null;
create index board_image_of_entry on board_image (entry_idx) where entry_idx is not null;
create index board_image_orphans on board_image (made_at)
  where post_idx is null and entry_idx is null;
