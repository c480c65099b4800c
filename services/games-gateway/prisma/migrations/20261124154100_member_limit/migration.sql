-- What an operator allows one member: of all games, of a vendor's, or of one.
create table "game_member_limit" (
    "member_id" UUID NOT NULL,
    "vendor_key" TEXT NOT NULL DEFAULT '',
    "game_code" TEXT NOT NULL DEFAULT '',
    "is_locked" BOOLEAN NOT NULL,
    "max_bet" BIGINT,
    "reason" TEXT NOT NULL DEFAULT '',
    "set_by" UUID NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_member_limit_pkey" PRIMARY KEY ("member_id", "vendor_key", "game_code")
);
alter table game_member_limit
  add constraint game_member_limit_max_bet check (max_bet > 0),
  add constraint game_member_limit_scope check (game_code = '' or vendor_key <> ''),
  add constraint game_member_limit_says check (is_locked or max_bet is not null);
