ALTER TABLE "site" ADD COLUMN "options_version" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "options_changed_at" TIMESTAMPTZ(3),
  ADD COLUMN "options_changed_by" TEXT,
  ADD COLUMN "maintenance_message" JSONB;

CREATE TABLE "operator_role" (
    "site_id" TEXT NOT NULL,
    "role_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "permissions" TEXT[],
    "version" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_by" TEXT NOT NULL,

    CONSTRAINT "operator_role_pkey" PRIMARY KEY ("site_id", "role_id"),
    -- Whoever is super may do everything, whatever else is changed.
    CONSTRAINT "operator_role_super_is_code" CHECK ("role_id" <> 'super')
);

CREATE TABLE "deposit_account" (
    "account_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "site_id" TEXT NOT NULL,
    "bank_name" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "account_masked" TEXT NOT NULL,
    "key_version" INTEGER NOT NULL,
    "level_from" INTEGER NOT NULL,
    "level_to" INTEGER NOT NULL,
    "shown_minutes" INTEGER NOT NULL,
    "enabled" BOOLEAN NOT NULL,
    "current" BOOLEAN NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_by" TEXT NOT NULL,

    CONSTRAINT "deposit_account_pkey" PRIMARY KEY ("account_id", "version"),
    CONSTRAINT "deposit_account_levels" CHECK ("level_from" <= "level_to")
);

CREATE INDEX "deposit_account_site_id_current_idx" ON "deposit_account"("site_id", "current");
CREATE UNIQUE INDEX "deposit_account_one_current" ON "deposit_account"("account_id")
    WHERE "current";

-- How many are logged in now, however many sessions there ever were.
CREATE INDEX "session_live" ON "session"("site_id", "kind", "expires_at") WHERE "state" = 'live';
