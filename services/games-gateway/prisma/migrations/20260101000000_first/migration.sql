-- CreateTable
CREATE TABLE "member" (
    "member_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "login_id" TEXT NOT NULL DEFAULT '',
    "nickname" TEXT NOT NULL DEFAULT '',
    "level" INTEGER NOT NULL DEFAULT 1,
    "is_partner" BOOLEAN NOT NULL DEFAULT false,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "excluded" BOOLEAN NOT NULL DEFAULT false,
    "time_out_until" TIMESTAMPTZ(3),
    "protection_version" INTEGER NOT NULL DEFAULT 0,
    "profile_at" TIMESTAMPTZ(3) NOT NULL DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone,
    "status_at" TIMESTAMPTZ(3) NOT NULL DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone,

    CONSTRAINT "member_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "game_vendor" (
    "vendor_key" TEXT NOT NULL,
    "name_ko" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_vi" TEXT NOT NULL,
    "protocol" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "state_reason" TEXT NOT NULL DEFAULT '',
    "is_automatic" BOOLEAN NOT NULL DEFAULT false,
    "state_version" INTEGER NOT NULL DEFAULT 0,
    "max_bet" BIGINT,
    "is_framed" BOOLEAN NOT NULL DEFAULT true,
    "synced_at" TIMESTAMPTZ(3),
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_vendor_pkey" PRIMARY KEY ("vendor_key")
);

-- CreateTable
CREATE TABLE "game_code" (
    "code" TEXT NOT NULL,
    "vendor_key" TEXT NOT NULL,
    "name_ko" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_vi" TEXT NOT NULL,
    "group_code" TEXT NOT NULL,
    "ord" INTEGER NOT NULL,
    "is_hidden" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "game_code_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "game" (
    "game_id" UUID NOT NULL,
    "vendor_key" TEXT NOT NULL,
    "game_code" TEXT NOT NULL,
    "vendor_code" TEXT NOT NULL,
    "group_code" TEXT NOT NULL,
    "name_ko" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_vi" TEXT NOT NULL,
    "choseong" TEXT NOT NULL,
    "image_url" TEXT NOT NULL DEFAULT '',
    "image_key" TEXT NOT NULL DEFAULT '',
    "rtp_bp" INTEGER,
    "volatility" TEXT NOT NULL DEFAULT '',
    "features" TEXT[],
    "tags" TEXT[],
    "has_demo" BOOLEAN NOT NULL DEFAULT false,
    "is_playable" BOOLEAN NOT NULL DEFAULT false,
    "max_bet" BIGINT,
    "kind" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'open',
    "is_pinned" BOOLEAN NOT NULL DEFAULT false,
    "ord" INTEGER NOT NULL DEFAULT 1000,
    "plays" BIGINT NOT NULL DEFAULT 0,
    "added_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_pkey" PRIMARY KEY ("game_id")
);

-- CreateTable
CREATE TABLE "game_image" (
    "image_key" TEXT NOT NULL,
    "webp" BYTEA NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_image_pkey" PRIMARY KEY ("image_key")
);

-- CreateTable
CREATE TABLE "game_favourite" (
    "member_id" UUID NOT NULL,
    "game_id" UUID NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_favourite_pkey" PRIMARY KEY ("member_id","game_id")
);

-- CreateTable
CREATE TABLE "game_recent" (
    "member_id" UUID NOT NULL,
    "game_id" UUID NOT NULL,
    "played_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_recent_pkey" PRIMARY KEY ("member_id","game_id")
);

-- CreateTable
CREATE TABLE "game_session" (
    "session_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "login_session_id" UUID NOT NULL,
    "vendor_key" TEXT NOT NULL,
    "game_id" UUID NOT NULL,
    "game_code" TEXT NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'KRW',
    "mode" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "end_reason" TEXT NOT NULL DEFAULT '',
    "device" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "live_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "game_session_pkey" PRIMARY KEY ("session_id")
);

-- CreateTable
CREATE TABLE "game_round" (
    "round_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "vendor_key" TEXT NOT NULL,
    "vendor_round_id" TEXT NOT NULL,
    "game_id" UUID NOT NULL,
    "game_code" TEXT NOT NULL,
    "vendor_code" TEXT NOT NULL,
    "group_code" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "staked" BIGINT NOT NULL DEFAULT 0,
    "returned" BIGINT NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "game_round_pkey" PRIMARY KEY ("round_id")
);

-- CreateTable
CREATE TABLE "game_transaction" (
    "transaction_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "session_id" UUID,
    "vendor_key" TEXT NOT NULL,
    "vendor_transaction_id" TEXT NOT NULL,
    "verb" TEXT NOT NULL,
    "round_id" UUID,
    "wager" TEXT NOT NULL,
    "rolls_back" TEXT,
    "amount" BIGINT NOT NULL,
    "won" BIGINT NOT NULL DEFAULT 0,
    "closes" BOOLEAN NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "code" TEXT NOT NULL DEFAULT '',
    "balance" BIGINT,
    "rolled_back_at" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "game_transaction_pkey" PRIMARY KEY ("transaction_id")
);

-- CreateTable
CREATE TABLE "game_movement" (
    "command_id" UUID NOT NULL,
    "transaction_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "subject_id" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "refusal" TEXT NOT NULL DEFAULT '',
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "game_movement_pkey" PRIMARY KEY ("command_id")
);

-- CreateTable
CREATE TABLE "game_transfer" (
    "transfer_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "vendor_key" TEXT NOT NULL,
    "direction" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "game_transfer_pkey" PRIMARY KEY ("transfer_id")
);

-- CreateTable
CREATE TABLE "game_reconciliation" (
    "run_id" UUID NOT NULL,
    "vendor_key" TEXT NOT NULL,
    "from_at" TIMESTAMPTZ(3) NOT NULL,
    "until_at" TIMESTAMPTZ(3) NOT NULL,
    "matched" INTEGER NOT NULL DEFAULT 0,
    "differences" INTEGER NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL,
    "problem" TEXT NOT NULL DEFAULT '',
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "game_reconciliation_pkey" PRIMARY KEY ("run_id")
);

-- CreateTable
CREATE TABLE "game_difference" (
    "vendor_key" TEXT NOT NULL,
    "vendor_transaction_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "run_id" UUID NOT NULL,
    "member_id" UUID,
    "ours" BIGINT,
    "theirs" BIGINT,
    "detail" TEXT NOT NULL DEFAULT '',
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by" UUID,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "game_difference_pkey" PRIMARY KEY ("vendor_key","vendor_transaction_id","kind")
);

-- CreateIndex
CREATE INDEX "member_by_login" ON "member"("site_id", "login_id");

-- CreateIndex
CREATE INDEX "game_changed_at_idx" ON "game"("changed_at");

-- CreateIndex
CREATE UNIQUE INDEX "game_vendor_key_game_code_key" ON "game"("vendor_key", "game_code");

-- CreateIndex
CREATE INDEX "game_recent_member_id_played_at_idx" ON "game_recent"("member_id", "played_at");

-- CreateIndex
CREATE UNIQUE INDEX "game_session_token_hash_key" ON "game_session"("token_hash");

-- CreateIndex
CREATE INDEX "game_session_member_id_vendor_key_started_at_idx" ON "game_session"("member_id", "vendor_key", "started_at");

-- CreateIndex
CREATE INDEX "game_round_member_id_opened_at_idx" ON "game_round"("member_id", "opened_at");

-- CreateIndex
CREATE INDEX "game_round_site_id_opened_at_idx" ON "game_round"("site_id", "opened_at");

-- CreateIndex
CREATE INDEX "game_round_state_last_at_idx" ON "game_round"("state", "last_at");

-- CreateIndex
CREATE UNIQUE INDEX "game_round_vendor_key_vendor_round_id_member_id_key" ON "game_round"("vendor_key", "vendor_round_id", "member_id");

-- CreateIndex
CREATE INDEX "game_transaction_vendor_key_member_id_wager_idx" ON "game_transaction"("vendor_key", "member_id", "wager");

-- CreateIndex
CREATE INDEX "game_transaction_vendor_key_rolls_back_idx" ON "game_transaction"("vendor_key", "rolls_back");

-- CreateIndex
CREATE INDEX "game_transaction_round_id_idx" ON "game_transaction"("round_id");

-- CreateIndex
CREATE INDEX "game_transaction_member_id_asked_at_idx" ON "game_transaction"("member_id", "asked_at");

-- CreateIndex
CREATE UNIQUE INDEX "game_transaction_vendor_key_vendor_transaction_id_verb_key" ON "game_transaction"("vendor_key", "vendor_transaction_id", "verb");

-- CreateIndex
CREATE UNIQUE INDEX "game_movement_transaction_id_position_key" ON "game_movement"("transaction_id", "position");

-- CreateIndex
CREATE INDEX "game_transfer_member_id_started_at_idx" ON "game_transfer"("member_id", "started_at");

-- CreateIndex
CREATE INDEX "game_transfer_state_next_at_idx" ON "game_transfer"("state", "next_at");

-- CreateIndex
CREATE INDEX "game_reconciliation_vendor_key_started_at_idx" ON "game_reconciliation"("vendor_key", "started_at");

-- CreateIndex
CREATE INDEX "game_difference_resolved_at_found_at_idx" ON "game_difference"("resolved_at", "found_at");

-- What no row may be, whatever the code does.
alter table game_vendor
  add constraint game_vendor_state check (state in ('open', 'maintenance', 'blocked')),
  add constraint game_vendor_protocol
    check (protocol in ('hub', 'pragmatic', 'one-wallet', 'vortex', 'transfer'));
alter table game add constraint game_state check (state in ('open', 'hidden', 'maintenance'));
alter table game_session
  add constraint game_session_state check (state in ('launched', 'live', 'ended')),
  add constraint game_session_mode check (mode in ('real', 'demo'));
alter table game_round
  add constraint game_round_state check (state in ('open', 'closed', 'cancelled', 'refunded'));
alter table game_transaction
  add constraint game_transaction_state
    check (state in ('pending', 'applied', 'refused', 'tombstone')),
  add constraint game_transaction_amount check (verb = 'adjust' or amount >= 0),
  add constraint game_transaction_won check (won >= 0);
alter table game_movement
  add constraint game_movement_state check (state in ('pending', 'applied', 'refused')),
  add constraint game_movement_amount check (amount > 0),
  add constraint game_movement_kind check (kind in ('stake', 'payout', 'refund', 'clawback'));
alter table game_transfer
  add constraint game_transfer_amount check (amount > 0),
  add constraint game_transfer_direction check (direction in ('in', 'out'));

-- What waits for the wallet is few, and asked for often.
create index game_transaction_pending on game_transaction (asked_at) where state = 'pending';

-- A transaction's answer is kept for ever: once decided, nothing but its own rollback is noted.
create function keep_answer() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.state <> 'pending' and
      (new.state, new.code, new.balance, new.amount, new.won, new.fingerprint, new.member_id)
      is distinct from
      (old.state, old.code, old.balance, old.amount, old.won, old.fingerprint, old.member_id)) then
    raise exception 'A decided transaction keeps its answer.' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger game_transaction_keeps_its_answer
  before update or delete on game_transaction for each row execute function keep_answer();
