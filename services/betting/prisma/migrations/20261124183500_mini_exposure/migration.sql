-- What stands on the selections of a round that is not drawn yet, by site: what the house may lose on it is
-- bounded, and nobody adds up thousands of bets to know it.
CREATE TABLE "mini_exposure" (
    "round_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "market_id" TEXT NOT NULL,
    "selection_id" TEXT NOT NULL,
    "stake" BIGINT NOT NULL,
    "returned" BIGINT NOT NULL,

    CONSTRAINT "mini_exposure_pkey" PRIMARY KEY ("round_id","site_id","market_id","selection_id")
);

INSERT INTO "mini_exposure"
SELECT "round_id", bet."site_id", "market_id", "selection_id", sum("stake"), sum("return_most")
FROM "bet" JOIN "mini_round" AS round USING ("round_id")
WHERE round."state" = 'open' AND bet."state" IN ('pending', 'accepted')
GROUP BY "round_id", bet."site_id", "market_id", "selection_id";
