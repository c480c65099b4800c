-- How vendors' calls of a minute ended, of all processes together; kept for a day.
create table "game_call_minute" (
    "minute" TIMESTAMPTZ(3) NOT NULL,
    "vendor_key" TEXT NOT NULL,
    "ending" TEXT NOT NULL,
    "calls" BIGINT NOT NULL,

    CONSTRAINT "game_call_minute_pkey" PRIMARY KEY ("minute", "vendor_key", "ending")
);
alter table game_call_minute add constraint game_call_minute_calls check (calls > 0);
