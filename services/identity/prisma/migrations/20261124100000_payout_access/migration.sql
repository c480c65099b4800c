-- When the account, the withdrawal password or the second factor was changed last.
ALTER TABLE "member" ADD COLUMN "payout_changed_at" TIMESTAMPTZ(3);

CREATE TABLE "member_second_factor" (
    "member_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "key_version" INTEGER NOT NULL,
    "begun_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "member_second_factor_pkey" PRIMARY KEY ("member_id")
);

ALTER TABLE "member_second_factor" ADD CONSTRAINT "member_second_factor_member_id_fkey"
    FOREIGN KEY ("member_id") REFERENCES "member"("member_id") ON DELETE RESTRICT ON UPDATE CASCADE;
