-- What was played of each game on each Korean day, so that a report adds up days and scans no
-- transactions.
create table "game_day" (
    "site_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "vendor_key" TEXT NOT NULL,
    "game_id" UUID NOT NULL,
    "bets" BIGINT NOT NULL DEFAULT 0,
    "staked" BIGINT NOT NULL DEFAULT 0,
    "returned" BIGINT NOT NULL DEFAULT 0,
    "jackpots" BIGINT NOT NULL DEFAULT 0,
    "granted" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "game_day_pkey" PRIMARY KEY ("site_id", "day", "vendor_key", "game_id")
);
-- Until when each of the jobs that count has come.
create table "game_counted" (
    "name" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3),

    CONSTRAINT "game_counted_pkey" PRIMARY KEY ("name")
);
-- Answers come in the order of time, so a range index finds a minute of them; it keeps an update of the
-- answer on its page, which a tree on this column would not.
create index game_transaction_decided on game_transaction using brin (decided_at)
  with (autosummarize = on);
