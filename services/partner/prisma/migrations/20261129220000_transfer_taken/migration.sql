-- What of a chain counted as taken of members of a line, and was not given back yet: given back it counts for that
-- chain, at the rates of then. What was taken before is in the line's net alone.
create table transfer_taken (
  line_id uuid not null,
  chain_id uuid not null,
  site_id text not null,
  won bigint not null check (won > 0),
  constraint transfer_taken_pkey primary key (line_id, chain_id)
);
