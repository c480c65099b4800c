-- Wrong guesses at a short secret add up over weeks, whatever was right in between.
ALTER TABLE "attempt_count" ADD COLUMN "long_failures" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "long_since" TIMESTAMPTZ(3);
