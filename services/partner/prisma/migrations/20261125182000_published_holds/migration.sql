-- What stays with the house by what is published of a category's games; policies say it of the others.
CREATE TABLE "published_hold" (
    "site_id" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "hold_ppm" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "published_hold_pkey" PRIMARY KEY ("site_id","category","source")
);

alter table published_hold
  add constraint published_hold_ppm check (hold_ppm between 0 and 1000000),
  add constraint published_hold_source check (source in ('betting', 'games-gateway'));
