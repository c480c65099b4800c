-- A list of a rare category, and its count, walked the whole board. What members write is 'normal', which
-- is nearly all of it and needs no index of its own: only a post that an operator puts elsewhere has an
-- entry here, so that writing, reading and liking the others costs nothing more.
create index post_of_category on post (site_id, category, pinned desc, idx desc)
  where category <> 'normal' and deleted_at is null and hidden_at is null;
