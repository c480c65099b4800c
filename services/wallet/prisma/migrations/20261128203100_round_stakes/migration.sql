-- On which round each stake on a third-party game was, by the subject that the ledger has of it: a round that is
-- lost leaves no row in the ledger, so what is still out is known by its round alone.
create table round_stake (
  transaction_id text primary key,
  round_id uuid not null
);
