-- From when to when what a difference is the sum of was: who reads less of a feed than that does not state it anew.
-- And the round of what was noted of a feed: of one that was noted in part nothing counts.
alter table "game_difference"
  add column "first_at" TIMESTAMPTZ(3),
  add column "last_at" TIMESTAMPTZ(3),
  add column "round_id" UUID;
create index "game_difference_round" on "game_difference" ("vendor_key", "round_id") where "round_id" is not null;
