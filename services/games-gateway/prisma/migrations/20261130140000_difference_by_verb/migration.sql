-- Differences of one id with two verbs are two. The key takes all that the one before it took: whoever still
-- writes without a verb of its own goes on.
create unique index "game_difference_by_verb"
  on "game_difference" ("vendor_key", "vendor_transaction_id", "kind", "detail");
alter table "game_difference"
  drop constraint "game_difference_pkey",
  add constraint "game_difference_pkey" primary key using index "game_difference_by_verb";
