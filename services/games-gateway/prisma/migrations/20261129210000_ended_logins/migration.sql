-- Log-ins that are over, so that a game whose vendor was still being asked is not opened by one.
create table "ended_login" (
    "login_session_id" UUID NOT NULL,
    "is_replaced" BOOLEAN NOT NULL,
    "noted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ended_login_pkey" PRIMARY KEY ("login_session_id")
);
create index "ended_login_noted_at_idx" on "ended_login" ("noted_at");
