-- The rounds of a day that returned most, found as they end: a page that everybody opens reads some
-- dozens of rows and no day of rounds.
create table "game_big_win" (
    "round_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "returned" BIGINT NOT NULL,

    CONSTRAINT "game_big_win_pkey" PRIMARY KEY ("round_id")
);
create index "game_big_win_site_id_day_returned_idx" on "game_big_win" ("site_id", "day", "returned");
