CREATE TABLE "dead_letter" (
    "letter_id" UUID NOT NULL,
    "site_id" TEXT,
    "topic" TEXT NOT NULL,
    "place" BIGINT NOT NULL,
    "consumer" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "event_type" TEXT NOT NULL,
    "payload" BYTEA NOT NULL,
    "headers" JSONB NOT NULL,
    "attempts" INTEGER NOT NULL,
    "error" TEXT NOT NULL,
    "died_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,
    "reason" TEXT,

    CONSTRAINT "dead_letter_pkey" PRIMARY KEY ("letter_id"),
    CONSTRAINT "dead_letter_state" CHECK ("state" IN ('open', 'replayed', 'closed')),
    -- Whoever decides says who they are and why.
    CONSTRAINT "dead_letter_decided" CHECK (("state" = 'open')
        = ("decided_at" IS NULL AND "decided_by" IS NULL AND "reason" IS NULL))
);

CREATE INDEX "dead_letter_state_died_at_idx" ON "dead_letter"("state", "died_at" DESC);
CREATE INDEX "dead_letter_died_at_idx" ON "dead_letter"("died_at" DESC);
CREATE INDEX "dead_letter_event_id_idx" ON "dead_letter"("event_id");
