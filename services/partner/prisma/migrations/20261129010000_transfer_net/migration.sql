-- What members of a line were given by partners, less what was taken. Each begins at zero: what was counted before
-- stays, and nothing more of it comes back.
create table transfer_net (
  line_id uuid not null,
  site_id text not null,
  net bigint not null,
  constraint transfer_net_pkey primary key (line_id)
);
