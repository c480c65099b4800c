-- What was refused before there was a slip, by the id that the slip would have had: the same request is
-- answered the same once more, also when it comes later than its repetition.
create table bet_refusal (
  slip_id uuid primary key,
  asked jsonb not null,
  refusal text not null,
  params jsonb not null,
  data jsonb,
  refused_at timestamptz(3) not null default clock_timestamp()
);

create index bet_refusal_old on bet_refusal (refused_at);
