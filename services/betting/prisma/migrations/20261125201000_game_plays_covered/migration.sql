-- All that a list of a member's rounds narrows, orders and adds up is in its index: a page at any depth and
-- the sums of years read no row of the table but those that are shown.
drop index game_play_by_member;
create index game_play_by_member on game_play (member_id, opened_at desc, round_id desc, site_id, group_code,
  vendor_code, state, staked, returned);
