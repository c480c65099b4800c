CREATE TABLE "site" (
    "site_id" TEXT NOT NULL,
    "options" JSONB NOT NULL,
    "maintenance_starts_at" TIMESTAMPTZ(3),
    "maintenance_ends_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_pkey" PRIMARY KEY ("site_id"),
    CONSTRAINT "site_maintenance_order" CHECK (
        "maintenance_ends_at" IS NULL OR "maintenance_ends_at" > "maintenance_starts_at"
    )
);

CREATE TABLE "game_lock" (
    "site_id" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "locked" BOOLEAN NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_lock_pkey" PRIMARY KEY ("site_id","scope")
);

CREATE TABLE "member" (
    "member_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "login_id" TEXT NOT NULL,
    "login_id_normal" TEXT NOT NULL,
    "nickname" TEXT NOT NULL,
    "nickname_normal" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "withdrawal_hash" TEXT,
    "phone" TEXT NOT NULL,
    "phone_digest" TEXT NOT NULL,
    "key_version" INTEGER NOT NULL,
    "level" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "partner_type" TEXT,
    "recommender_id" UUID,
    "payout_account_version" INTEGER NOT NULL,
    "signed_up_at" TIMESTAMPTZ(3) NOT NULL,
    "signed_up_address" TEXT NOT NULL,
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "decision_id" UUID,
    "reason" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "member_pkey" PRIMARY KEY ("member_id"),
    CONSTRAINT "member_status_known" CHECK (
        "status" IN ('pending', 'active', 'suspended', 'refused', 'excluded')
    ),
    CONSTRAINT "member_partner_type_known" CHECK (
        "partner_type" IN ('PTN_1', 'PTN_2', 'PTN_3', 'PTN_4', 'PTN_5')
    ),
    CONSTRAINT "member_level_positive" CHECK ("level" >= 1)
);

CREATE TABLE "payout_account" (
    "member_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "site_id" TEXT NOT NULL,
    "bank_code" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "account_digest" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "key_version" INTEGER NOT NULL,
    "current" BOOLEAN NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payout_account_pkey" PRIMARY KEY ("member_id","version")
);

CREATE TABLE "session" (
    "session_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "address" TEXT NOT NULL,
    "published" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "session_pkey" PRIMARY KEY ("session_id"),
    CONSTRAINT "session_kind_known" CHECK ("kind" IN ('member', 'operator')),
    CONSTRAINT "session_state_known" CHECK ("state" IN ('live', 'replaced', 'ended'))
);

CREATE TABLE "login_record" (
    "record_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "address" TEXT NOT NULL,

    CONSTRAINT "login_record_pkey" PRIMARY KEY ("record_id")
);

CREATE TABLE "attempt_count" (
    "site_id" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "first_failed_at" TIMESTAMPTZ(3),
    "locked_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attempt_count_pkey" PRIMARY KEY ("site_id","secret","subject")
);

CREATE TABLE "operator" (
    "operator_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "login_id" TEXT NOT NULL,
    "login_id_normal" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "totp_secret" TEXT NOT NULL,
    "totp_last_step" BIGINT NOT NULL DEFAULT 0,
    "key_version" INTEGER NOT NULL,
    "addresses" TEXT[],
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "operator_pkey" PRIMARY KEY ("operator_id")
);

CREATE TABLE "wrapped_key" (
    "name" TEXT NOT NULL,
    "wrapped" TEXT NOT NULL,
    "key_version" INTEGER NOT NULL,

    CONSTRAINT "wrapped_key_pkey" PRIMARY KEY ("name")
);

CREATE INDEX "member_site_id_status_signed_up_at_idx" ON "member"("site_id", "status", "signed_up_at");
CREATE INDEX "member_site_id_phone_digest_idx" ON "member"("site_id", "phone_digest");
CREATE INDEX "member_recommender_id_idx" ON "member"("recommender_id");
CREATE INDEX "session_subject_id_started_at_idx" ON "session"("subject_id", "started_at");
CREATE INDEX "login_record_subject_id_at_idx" ON "login_record"("subject_id", "at");
CREATE INDEX "attempt_count_updated_at_idx" ON "attempt_count"("updated_at");
CREATE UNIQUE INDEX "operator_site_id_login_id_normal_key" ON "operator"("site_id", "login_id_normal");

ALTER TABLE "game_lock" ADD CONSTRAINT "game_lock_site_id_fkey"
    FOREIGN KEY ("site_id") REFERENCES "site"("site_id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "member" ADD CONSTRAINT "member_recommender_id_fkey"
    FOREIGN KEY ("recommender_id") REFERENCES "member"("member_id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_member_id_fkey"
    FOREIGN KEY ("member_id") REFERENCES "member"("member_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A refused sign-up gives its id, nickname, phone and account back, so that the person may apply
-- again; every other member keeps them for good.
CREATE UNIQUE INDEX "member_login_id_taken" ON "member"("site_id", "login_id_normal") WHERE "status" <> 'refused';
CREATE UNIQUE INDEX "member_nickname_taken" ON "member"("site_id", "nickname_normal") WHERE "status" <> 'refused';
CREATE UNIQUE INDEX "member_phone_taken" ON "member"("site_id", "phone_digest") WHERE "status" <> 'refused';
CREATE UNIQUE INDEX "payout_account_taken" ON "payout_account"("site_id", "account_digest") WHERE "current";

-- One live session per member: two logins at once cannot both have one.
CREATE UNIQUE INDEX "session_one_live_member" ON "session"("subject_id") WHERE "state" = 'live' AND "kind" = 'member';
CREATE INDEX "session_live_expiry" ON "session"("expires_at") WHERE "state" = 'live';
CREATE INDEX "session_unpublished" ON "session"("session_id") WHERE NOT "published";
