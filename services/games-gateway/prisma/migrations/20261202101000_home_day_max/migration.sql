-- What all members together may bring home from a vendor's own wallet in a Korean day beyond what was carried there. Who
-- writes vendors without it leaves it as it is.
alter table "game_vendor" add column "home_day_max" BIGINT NOT NULL DEFAULT 1000000000;
-- What each transfer home has added to that. Who starts transfers without it adds nothing.
create table "game_home_surplus" (
    "transfer_id" UUID NOT NULL,
    "vendor_key" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "game_home_surplus_pkey" PRIMARY KEY ("transfer_id")
);
create index "game_home_surplus_vendor_key_day_idx" on "game_home_surplus" ("vendor_key", "day");
