-- The game and round of a transaction, also of one that the wallet has not answered yet.
alter table game_transaction
  add column vendor_round_id text,
  add column game_id uuid;
