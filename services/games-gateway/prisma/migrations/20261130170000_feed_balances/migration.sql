-- What play has changed of members' money at vendors with wallets of their own, and what was given to them there.
create table "game_feed_balance" (
    "vendor_key" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "played" BIGINT NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_feed_balance_pkey" PRIMARY KEY ("vendor_key","member_id")
);
create table "game_feed_gift" (
    "transaction_id" UUID NOT NULL,
    "vendor_key" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "amount" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_feed_gift_pkey" PRIMARY KEY ("transaction_id")
);
-- What was given was not kept before: feeds are read anew for a day. It is by names of their own, as processes of the
-- version before go on from 'feed …' until they are gone.
insert into "game_counted" ("name", "until")
select 'played ' || substr("name", length('feed ') + 1), least("until", now() - interval '24 hours')
from "game_counted" where "name" like 'feed %' on conflict do nothing;
