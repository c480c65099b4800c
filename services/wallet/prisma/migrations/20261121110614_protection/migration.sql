-- AlterTable
ALTER TABLE "account" ADD COLUMN     "bet_day" DATE,
ADD COLUMN     "closed_until" TIMESTAMPTZ(3),
ADD COLUMN     "loss_max_day" BIGINT,
ADD COLUMN     "loss_max_month" BIGINT,
ADD COLUMN     "loss_max_week" BIGINT,
ADD COLUMN     "net_day" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "net_month" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "net_week" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "member" ADD COLUMN     "deposit_max_day" BIGINT,
ADD COLUMN     "deposit_max_month" BIGINT,
ADD COLUMN     "deposit_max_week" BIGINT,
ADD COLUMN     "excluded" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "protection_version" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "time_out_until" TIMESTAMPTZ(3);

-- What members staked in the present day, week and month before this migration counts as well.
UPDATE "account" SET
    "bet_day" = moved.last_day,
    "net_day" = moved.net_day,
    "net_week" = moved.net_week,
    "net_month" = moved.net_month
FROM (
    SELECT
        "member_id",
        max("day") AS last_day,
        sum(net) FILTER (WHERE "day" = last) AS net_day,
        coalesce(sum(net) FILTER (WHERE "day" >= date_trunc('week', last)::date), 0) AS net_week,
        coalesce(sum(net) FILTER (WHERE "day" >= date_trunc('month', last)::date), 0) AS net_month
    FROM (
        SELECT
            "member_id", "day",
            CASE "kind" WHEN 1 THEN "amount" ELSE -"amount" END AS net,
            max("day") OVER (PARTITION BY "member_id") AS last
        FROM "ledger"
        WHERE "kind" IN (1, 2, 3) AND "refusal" IS NULL
    ) AS bet
    GROUP BY "member_id"
) AS moved
WHERE "account"."member_id" = moved."member_id";
