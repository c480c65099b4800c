-- What a member may bring home from a vendor's own wallet in a day beyond what was carried there, by the vendor's word
-- alone. Who writes vendors without it leaves it as it is.
alter table "game_vendor" add column "home_max" BIGINT NOT NULL DEFAULT 100000000;
