-- Who sees which games of a site: one document for each, and every version of it.
create table "game_visibility" (
    "site_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_by" UUID NOT NULL,

    CONSTRAINT "game_visibility_pkey" PRIMARY KEY ("site_id")
);

create table "game_visibility_version" (
    "site_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_by" UUID NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "game_visibility_version_pkey" PRIMARY KEY ("site_id", "version")
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only.', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger game_visibility_version_is_append_only
  before update or delete or truncate on game_visibility_version
  for each statement execute function refuse_change();

-- Who recommended the member: the way up the tree of partners. Null also of members whose profile has not
-- come since; they are below nobody until it does.
alter table "member" add column "recommender_id" UUID;
