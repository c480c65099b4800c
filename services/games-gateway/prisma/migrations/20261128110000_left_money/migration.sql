-- Sessions whose money may lie with a vendor that has a wallet of its own, until it is back.
create table "game_left_money" (
    "session_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "vendor_key" TEXT NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_left_money_pkey" PRIMARY KEY ("session_id")
);
create index game_left_money_next_at_idx on game_left_money (next_at);

-- What was left by sessions before this one is asked for once, by the last of each member and vendor.
insert into game_left_money (session_id, site_id, member_id, vendor_key, ended_at, next_at)
select distinct on (s.member_id, s.vendor_key) s.session_id, s.site_id, s.member_id, s.vendor_key,
  coalesce(s.ended_at, s.expires_at), coalesce(s.ended_at, s.expires_at)
from game_session s join game_vendor v using (vendor_key)
where v.protocol = 'transfer' and s.mode = 'real'
order by s.member_id, s.vendor_key, s.started_at desc;
