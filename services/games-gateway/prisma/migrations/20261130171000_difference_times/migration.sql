-- From when to when what a difference is the sum of was: who reads less of a feed than that does not state it anew.
alter table "game_difference"
  add column "first_at" TIMESTAMPTZ(3),
  add column "last_at" TIMESTAMPTZ(3);
