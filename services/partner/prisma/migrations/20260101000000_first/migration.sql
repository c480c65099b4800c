-- CreateTable
CREATE TABLE "member" (
    "member_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "profile_at" TIMESTAMPTZ(3) NOT NULL DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone,
    "login_id" TEXT NOT NULL DEFAULT '',
    "nickname" TEXT NOT NULL DEFAULT '',
    "level" INTEGER NOT NULL DEFAULT 1,
    "is_partner" BOOLEAN NOT NULL DEFAULT false,
    "tier" SMALLINT NOT NULL DEFAULT 0,
    "recommender_id" UUID,
    "status_at" TIMESTAMPTZ(3) NOT NULL DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone,
    "status" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "member_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "partner" (
    "partner_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "tier" SMALLINT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "may_transfer" BOOLEAN NOT NULL DEFAULT true,
    "carries_loss" BOOLEAN NOT NULL DEFAULT true,
    "cycle" TEXT NOT NULL DEFAULT 'day',
    "fee_ppm" INTEGER NOT NULL DEFAULT 0,
    "cut_ppm" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "partner_pkey" PRIMARY KEY ("partner_id")
);

-- CreateTable
CREATE TABLE "tree_edge" (
    "descendant_id" UUID NOT NULL,
    "ancestor_id" UUID NOT NULL,
    "depth" SMALLINT NOT NULL,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "valid_until" TIMESTAMPTZ(3) NOT NULL DEFAULT 'infinity'::timestamp with time zone,

    CONSTRAINT "tree_edge_pkey" PRIMARY KEY ("descendant_id","ancestor_id","valid_from")
);

-- CreateTable
CREATE TABLE "partner_pause" (
    "partner_id" UUID NOT NULL,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "valid_until" TIMESTAMPTZ(3) NOT NULL DEFAULT 'infinity'::timestamp with time zone,
    "reason" TEXT NOT NULL,
    "by" UUID NOT NULL,

    CONSTRAINT "partner_pause_pkey" PRIMARY KEY ("partner_id","valid_from")
);

-- CreateTable
CREATE TABLE "tree_move" (
    "move_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "asked_by" UUID NOT NULL,
    "asked_by_name" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by" UUID,
    "decided_by_name" TEXT NOT NULL DEFAULT '',
    "decided_at" TIMESTAMPTZ(3),
    "refusal" TEXT NOT NULL DEFAULT '',
    "subject_id" UUID NOT NULL,
    "new_parent_id" UUID NOT NULL,
    "effective_from" TIMESTAMPTZ(3) NOT NULL,
    "size" INTEGER NOT NULL,

    CONSTRAINT "tree_move_pkey" PRIMARY KEY ("move_id")
);

-- CreateTable
CREATE TABLE "rate" (
    "rate_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "holder_id" UUID NOT NULL,
    "category" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "ppm" INTEGER NOT NULL,
    "effective_from" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_by" UUID NOT NULL,
    "changed_by_name" TEXT NOT NULL,

    CONSTRAINT "rate_pkey" PRIMARY KEY ("rate_id")
);

-- CreateTable
CREATE TABLE "rate_request" (
    "request_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "asked_by" UUID NOT NULL,
    "asked_by_name" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by" UUID,
    "decided_by_name" TEXT NOT NULL DEFAULT '',
    "decided_at" TIMESTAMPTZ(3),
    "refusal" TEXT NOT NULL DEFAULT '',
    "holder_id" UUID NOT NULL,
    "rates" JSONB NOT NULL,
    "effective_from" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_request_pkey" PRIMARY KEY ("request_id")
);

-- CreateTable
CREATE TABLE "site_book" (
    "site_id" TEXT NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 0,
    "frozen_until" DATE NOT NULL DEFAULT '2000-01-01'::date,

    CONSTRAINT "site_book_pkey" PRIMARY KEY ("site_id")
);

-- CreateTable
CREATE TABLE "chain" (
    "chain_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "member_ppm" INTEGER NOT NULL,
    "partner_1" UUID,
    "partner_2" UUID,
    "partner_3" UUID,
    "partner_4" UUID,
    "partner_5" UUID,
    "rolling_1" INTEGER NOT NULL DEFAULT 0,
    "rolling_2" INTEGER NOT NULL DEFAULT 0,
    "rolling_3" INTEGER NOT NULL DEFAULT 0,
    "rolling_4" INTEGER NOT NULL DEFAULT 0,
    "rolling_5" INTEGER NOT NULL DEFAULT 0,
    "losing_1" INTEGER NOT NULL DEFAULT 0,
    "losing_2" INTEGER NOT NULL DEFAULT 0,
    "losing_3" INTEGER NOT NULL DEFAULT 0,
    "losing_4" INTEGER NOT NULL DEFAULT 0,
    "losing_5" INTEGER NOT NULL DEFAULT 0,
    "rolling_top" INTEGER NOT NULL,
    "losing_top" INTEGER NOT NULL,

    CONSTRAINT "chain_pkey" PRIMARY KEY ("chain_id")
);

-- CreateTable
CREATE TABLE "accrual" (
    "bet_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "site_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "chain_id" UUID NOT NULL,
    "settled_at" TIMESTAMPTZ(3) NOT NULL,
    "day" DATE NOT NULL,
    "is_correction" BOOLEAN NOT NULL,
    "turnover" BIGINT NOT NULL,
    "stake" BIGINT NOT NULL,
    "returned" BIGINT NOT NULL,
    "rolling_ppm" INTEGER NOT NULL,
    "rolling_0" BIGINT NOT NULL,
    "rolling_1" BIGINT NOT NULL,
    "rolling_2" BIGINT NOT NULL,
    "rolling_3" BIGINT NOT NULL,
    "rolling_4" BIGINT NOT NULL,
    "rolling_5" BIGINT NOT NULL,

    CONSTRAINT "accrual_pkey" PRIMARY KEY ("bet_id","version")
);

-- CreateTable
CREATE TABLE "line_day" (
    "chain_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "is_correction" BOOLEAN NOT NULL,
    "site_id" TEXT NOT NULL,
    "bets" BIGINT NOT NULL DEFAULT 0,
    "turnover" BIGINT NOT NULL DEFAULT 0,
    "stake" BIGINT NOT NULL DEFAULT 0,
    "returned" BIGINT NOT NULL DEFAULT 0,
    "deposited" BIGINT NOT NULL DEFAULT 0,
    "withdrawn" BIGINT NOT NULL DEFAULT 0,
    "rolling_0" BIGINT NOT NULL DEFAULT 0,
    "rolling_1" BIGINT NOT NULL DEFAULT 0,
    "rolling_2" BIGINT NOT NULL DEFAULT 0,
    "rolling_3" BIGINT NOT NULL DEFAULT 0,
    "rolling_4" BIGINT NOT NULL DEFAULT 0,
    "rolling_5" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "line_day_pkey" PRIMARY KEY ("chain_id","day","is_correction")
);

-- CreateTable
CREATE TABLE "partner_day" (
    "partner_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "category" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "bets" BIGINT NOT NULL DEFAULT 0,
    "turnover" BIGINT NOT NULL DEFAULT 0,
    "stake" BIGINT NOT NULL DEFAULT 0,
    "returned" BIGINT NOT NULL DEFAULT 0,
    "deposited" BIGINT NOT NULL DEFAULT 0,
    "withdrawn" BIGINT NOT NULL DEFAULT 0,
    "given" BIGINT NOT NULL DEFAULT 0,
    "taken" BIGINT NOT NULL DEFAULT 0,
    "rolling" BIGINT NOT NULL DEFAULT 0,
    "losing_micro" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "partner_day_pkey" PRIMARY KEY ("partner_id","day","category")
);

-- CreateTable
CREATE TABLE "member_day" (
    "member_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "category" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "bets" BIGINT NOT NULL DEFAULT 0,
    "turnover" BIGINT NOT NULL DEFAULT 0,
    "stake" BIGINT NOT NULL DEFAULT 0,
    "returned" BIGINT NOT NULL DEFAULT 0,
    "deposited" BIGINT NOT NULL DEFAULT 0,
    "withdrawn" BIGINT NOT NULL DEFAULT 0,
    "rolling" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "member_day_pkey" PRIMARY KEY ("member_id","day","category")
);

-- CreateTable
CREATE TABLE "counted_cash" (
    "request_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "is_deposit" BOOLEAN NOT NULL,
    "amount" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "counted_cash_pkey" PRIMARY KEY ("request_id")
);

-- CreateTable
CREATE TABLE "period" (
    "period_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "cycle" TEXT NOT NULL,
    "from_day" DATE NOT NULL,
    "until_day" DATE NOT NULL,
    "state" TEXT NOT NULL,
    "cursor" UUID,
    "frozen_at" TIMESTAMPTZ(3) NOT NULL,
    "frozen_by" TEXT NOT NULL,
    "payable_at" TIMESTAMPTZ(3),
    "approved_at" TIMESTAMPTZ(3),
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "period_pkey" PRIMARY KEY ("period_id")
);

-- CreateTable
CREATE TABLE "settlement" (
    "settlement_id" UUID NOT NULL,
    "period_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "holder_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "from_day" DATE NOT NULL,
    "until_day" DATE NOT NULL,
    "earned" BIGINT NOT NULL,
    "corrected" BIGINT NOT NULL,
    "cut" BIGINT NOT NULL,
    "fee" BIGINT NOT NULL,
    "carried_in" BIGINT NOT NULL,
    "carried_out" BIGINT NOT NULL,
    "payable" BIGINT NOT NULL,
    "state" TEXT NOT NULL,
    "command_id" UUID NOT NULL,
    "refusal" TEXT NOT NULL DEFAULT '',
    "paid_at" TIMESTAMPTZ(3),
    "reversed_at" TIMESTAMPTZ(3),

    CONSTRAINT "settlement_pkey" PRIMARY KEY ("settlement_id")
);

-- CreateTable
CREATE TABLE "settlement_line" (
    "settlement_id" UUID NOT NULL,
    "category" TEXT NOT NULL,
    "is_correction" BOOLEAN NOT NULL,
    "turnover" BIGINT NOT NULL,
    "base" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "settlement_line_pkey" PRIMARY KEY ("settlement_id","category","is_correction")
);

-- CreateTable
CREATE TABLE "settled_until" (
    "holder_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "carried" BIGINT NOT NULL,

    CONSTRAINT "settled_until_pkey" PRIMARY KEY ("holder_id","kind")
);

-- CreateTable
CREATE TABLE "period_approval" (
    "approval_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "asked_by" UUID NOT NULL,
    "asked_by_name" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by" UUID,
    "decided_by_name" TEXT NOT NULL DEFAULT '',
    "decided_at" TIMESTAMPTZ(3),
    "refusal" TEXT NOT NULL DEFAULT '',
    "period_id" UUID NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "period_approval_pkey" PRIMARY KEY ("approval_id")
);

-- CreateTable
CREATE TABLE "transfer" (
    "transfer_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "by_id" UUID NOT NULL,
    "from_id" UUID NOT NULL,
    "to_id" UUID NOT NULL,
    "amount" BIGINT NOT NULL,
    "state" TEXT NOT NULL,
    "refusal" TEXT NOT NULL DEFAULT '',
    "from_cash" BIGINT,
    "to_cash" BIGINT,
    "day" DATE NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "done_at" TIMESTAMPTZ(3),
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "transfer_pkey" PRIMARY KEY ("transfer_id")
);

-- CreateTable
CREATE TABLE "partner_settings" (
    "site_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_by" UUID NOT NULL,

    CONSTRAINT "partner_settings_pkey" PRIMARY KEY ("site_id")
);

-- CreateTable
CREATE TABLE "partner_settings_version" (
    "site_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_by" UUID NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "partner_settings_version_pkey" PRIMARY KEY ("site_id","version")
);

-- CreateTable
CREATE TABLE "four_eyes_act" (
    "act_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "operator_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "weight" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "four_eyes_act_pkey" PRIMARY KEY ("act_id")
);

-- CreateIndex
CREATE INDEX "member_site_id_login_id_idx" ON "member"("site_id", "login_id");

-- CreateIndex
CREATE INDEX "member_recommender_id_idx" ON "member"("recommender_id");

-- CreateIndex
CREATE INDEX "partner_site_id_cycle_idx" ON "partner"("site_id", "cycle");

-- CreateIndex
CREATE INDEX "tree_edge_ancestor_id_valid_until_depth_idx" ON "tree_edge"("ancestor_id", "valid_until", "depth");

-- CreateIndex
CREATE INDEX "tree_move_site_id_status_idx" ON "tree_move"("site_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "rate_holder_id_category_kind_effective_from_key" ON "rate"("holder_id", "category", "kind", "effective_from");

-- CreateIndex
CREATE INDEX "rate_request_site_id_status_idx" ON "rate_request"("site_id", "status");

-- CreateIndex
CREATE INDEX "accrual_member_id_settled_at_idx" ON "accrual"("member_id", "settled_at");

-- CreateIndex
CREATE INDEX "line_day_site_id_day_idx" ON "line_day"("site_id", "day");

-- CreateIndex
CREATE INDEX "member_day_site_id_day_idx" ON "member_day"("site_id", "day");

-- CreateIndex
CREATE INDEX "counted_cash_member_id_at_idx" ON "counted_cash"("member_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "period_site_id_cycle_from_day_until_day_key" ON "period"("site_id", "cycle", "from_day", "until_day");

-- CreateIndex
CREATE INDEX "settlement_period_id_state_idx" ON "settlement"("period_id", "state");

-- CreateIndex
CREATE UNIQUE INDEX "settlement_holder_id_kind_from_day_until_day_key" ON "settlement"("holder_id", "kind", "from_day", "until_day");

-- CreateIndex
CREATE INDEX "period_approval_site_id_status_idx" ON "period_approval"("site_id", "status");

-- CreateIndex
CREATE INDEX "transfer_by_id_requested_at_idx" ON "transfer"("by_id", "requested_at");

-- CreateIndex
CREATE INDEX "transfer_from_id_requested_at_idx" ON "transfer"("from_id", "requested_at");

-- CreateIndex
CREATE INDEX "transfer_to_id_requested_at_idx" ON "transfer"("to_id", "requested_at");

-- CreateIndex
CREATE INDEX "four_eyes_act_site_id_operator_id_day_idx" ON "four_eyes_act"("site_id", "operator_id", "day");

-- What Prisma's schema cannot say.
alter table partner
  add constraint partner_tier check (tier between 1 and 5),
  add constraint partner_cycle check (cycle in ('day', 'week', 'half-month', 'month')),
  add constraint partner_fee check (fee_ppm between 0 and 1000000),
  add constraint partner_cut check (cut_ppm between 0 and 1000000);

alter table tree_edge
  add constraint tree_edge_depth check (depth between 0 and 5),
  add constraint tree_edge_self check ((depth = 0) = (ancestor_id = descendant_id)),
  add constraint tree_edge_valid check (valid_until > valid_from);

-- One parent at a time.
create unique index tree_edge_one_parent on tree_edge (descendant_id)
  where depth = 1 and valid_until = 'infinity';

alter table partner_pause add constraint partner_pause_valid check (valid_until > valid_from);
create unique index partner_pause_one_open on partner_pause (partner_id) where valid_until = 'infinity';

alter table tree_move
  add constraint tree_move_status check (status in ('waiting', 'approved', 'refused', 'withdrawn')),
  add constraint tree_move_reason check (reason <> ''),
  add constraint tree_move_decided check ((status = 'waiting') = (decided_at is null));
alter table rate_request
  add constraint rate_request_status check (status in ('waiting', 'approved', 'refused', 'withdrawn')),
  add constraint rate_request_reason check (reason <> ''),
  add constraint rate_request_decided check ((status = 'waiting') = (decided_at is null));
alter table period_approval
  add constraint period_approval_status check (status in ('waiting', 'approved', 'refused', 'withdrawn')),
  add constraint period_approval_reason check (reason <> ''),
  add constraint period_approval_decided check ((status = 'waiting') = (decided_at is null));

alter table rate
  add constraint rate_kind check (kind in ('rolling', 'losing', 'cash-share')),
  add constraint rate_ppm check (ppm between 0 and 1000000);

alter table chain
  add constraint chain_shares check (member_ppm >= 0 and rolling_top <= 1000000 and losing_top <= 1000000);

-- What all of a chain gets is the highest rate of the turnover, to the won.
alter table accrual
  add constraint accrual_turnover check (turnover >= 0 and version > 0),
  add constraint accrual_shares_sum check (
    rolling_0 + rolling_1 + rolling_2 + rolling_3 + rolling_4 + rolling_5
      = trunc(turnover::numeric * rolling_ppm / 1000000)),
  add constraint accrual_no_negative_share check (
    least(rolling_0, rolling_1, rolling_2, rolling_3, rolling_4, rolling_5) >= 0);

alter table period
  add constraint period_days check (until_day >= from_day),
  add constraint period_cycle check (cycle in ('day', 'week', 'half-month', 'month')),
  add constraint period_state check (state in ('frozen', 'payable', 'approved', 'paid'));

alter table settlement
  add constraint settlement_kind check (kind in ('rolling', 'losing', 'cash-share', 'self-rolling')),
  add constraint settlement_state check (state in ('open', 'paying', 'paid', 'refused', 'reversing', 'reversed')),
  add constraint settlement_payable check (payable >= 0),
  add constraint settlement_carry check (carried_in <= 0 and carried_out <= 0),
  add constraint settlement_no_rolling_carry check (kind in ('losing', 'cash-share') or carried_out = 0);

alter table settled_until add constraint settled_until_carried check (carried <= 0);

alter table transfer
  add constraint transfer_kind check (kind in ('give', 'take')),
  add constraint transfer_state check (state in ('pending', 'debited', 'done', 'refused')),
  add constraint transfer_amount check (amount > 0),
  add constraint transfer_sides check (from_id <> to_id);

alter table four_eyes_act add constraint four_eyes_act_weight check (weight >= 0);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only.', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger rate_is_append_only
  before update or delete or truncate on rate
  for each statement execute function refuse_change();
create trigger chain_is_append_only
  before update or delete or truncate on chain
  for each statement execute function refuse_change();
create trigger accrual_is_append_only
  before update or delete or truncate on accrual
  for each statement execute function refuse_change();
create trigger settlement_line_is_append_only
  before update or delete or truncate on settlement_line
  for each statement execute function refuse_change();
create trigger partner_settings_version_is_append_only
  before update or delete or truncate on partner_settings_version
  for each statement execute function refuse_change();
create trigger four_eyes_act_is_append_only
  before update or delete or truncate on four_eyes_act
  for each statement execute function refuse_change();
