-- Who put a vendor's games of a group in order last, and how often that was done: of two operators who do
-- it at once the second one looks again.
create table "game_order" (
    "vendor_key" TEXT NOT NULL,
    "group_code" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "changed_by" UUID NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_order_pkey" PRIMARY KEY ("vendor_key", "group_code")
);
