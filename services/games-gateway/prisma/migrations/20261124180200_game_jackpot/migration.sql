-- Vendors' jackpots as they were read last, and what each stood at before it fell: it was won then.
create table "game_jackpot" (
    "vendor_key" TEXT NOT NULL,
    "jackpot_id" TEXT NOT NULL,
    "name_ko" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_vi" TEXT NOT NULL,
    "game_codes" TEXT[] NOT NULL DEFAULT '{}',
    "amount" BIGINT NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,
    "fell_from" BIGINT,
    "fell_at" TIMESTAMPTZ(3),

    CONSTRAINT "game_jackpot_pkey" PRIMARY KEY ("vendor_key", "jackpot_id")
);
alter table game_jackpot add constraint game_jackpot_amount check (amount >= 0);
-- The few transactions that paid one are found without the many that did not.
create index game_transaction_jackpots on game_transaction (site_id, asked_at)
  where verb = 'jackpot_win';
