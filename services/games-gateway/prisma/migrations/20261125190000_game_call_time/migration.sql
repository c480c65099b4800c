-- How long vendors' calls of a minute took, of all processes together: a histogram; kept for a day.
create table "game_call_time" (
    "minute" TIMESTAMPTZ(3) NOT NULL,
    "vendor_key" TEXT NOT NULL,
    "most_ms" INTEGER NOT NULL,
    "calls" BIGINT NOT NULL,

    CONSTRAINT "game_call_time_pkey" PRIMARY KEY ("minute", "vendor_key", "most_ms")
);
alter table game_call_time add constraint game_call_time_calls check (calls > 0);
