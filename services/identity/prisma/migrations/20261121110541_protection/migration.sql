-- CreateTable
CREATE TABLE "protection" (
    "member_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "reality_check_minutes" INTEGER,
    "time_out_until" TIMESTAMPTZ(3),
    "excluded_at" TIMESTAMPTZ(3),
    "excluded_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "protection_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "protection_limit" (
    "member_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "set_by" TEXT NOT NULL,
    "amount" BIGINT,
    "raise_asked_at" TIMESTAMPTZ(3),
    "raise_amount" BIGINT,

    CONSTRAINT "protection_limit_pkey" PRIMARY KEY ("member_id","kind","period","set_by")
);

-- CreateTable
CREATE TABLE "protection_change" (
    "change_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "action" TEXT NOT NULL,
    "detail" JSONB NOT NULL,
    "operator" TEXT,
    "reason" TEXT,
    "address" TEXT NOT NULL,

    CONSTRAINT "protection_change_pkey" PRIMARY KEY ("change_id")
);

-- CreateIndex
CREATE INDEX "protection_change_member_id_at_idx" ON "protection_change"("member_id", "at");

-- AddForeignKey
ALTER TABLE "protection" ADD CONSTRAINT "protection_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("member_id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "protection"
    ADD CONSTRAINT "protection_version_positive" CHECK ("version" >= 1),
    ADD CONSTRAINT "protection_exclusion_begins" CHECK (
        "excluded_until" IS NULL OR "excluded_at" IS NOT NULL
    ),
    ADD CONSTRAINT "protection_reality_check_known" CHECK (
        "reality_check_minutes" IN (0, 15, 30, 60)
    );

ALTER TABLE "protection_limit"
    ADD CONSTRAINT "protection_limit_known" CHECK (
        "kind" IN ('deposit', 'loss') AND "period" IN ('day', 'week', 'month')
        AND "set_by" IN ('member', 'operator')
    ),
    ADD CONSTRAINT "protection_limit_amounts" CHECK ("amount" >= 0 AND "raise_amount" >= 0),
    -- An easing leads to more than what holds, and there is nothing to ease without a limit.
    ADD CONSTRAINT "protection_limit_raise" CHECK (
        ("raise_asked_at" IS NULL AND "raise_amount" IS NULL)
        OR ("raise_asked_at" IS NOT NULL AND "amount" IS NOT NULL
            AND ("raise_amount" IS NULL OR "raise_amount" > "amount"))
    );

-- An exclusion is no status: a member can be suspended and excluded at once.
ALTER TABLE "member" DROP CONSTRAINT "member_status_known";
ALTER TABLE "member" ADD CONSTRAINT "member_status_known" CHECK (
    "status" IN ('pending', 'active', 'suspended', 'refused')
);
