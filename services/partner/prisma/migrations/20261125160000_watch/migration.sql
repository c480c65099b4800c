-- Partners whose page is open: what their day comes to is published while they watch.
CREATE TABLE "watch" (
    "partner_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "watched_until" TIMESTAMPTZ(3) NOT NULL,
    "published" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "watch_pkey" PRIMARY KEY ("partner_id")
);

CREATE INDEX "watch_watched_until_idx" ON "watch"("watched_until");
