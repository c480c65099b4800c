-- A transaction that ends, a moment after it was written down, writes its row again and none of its indexes: no
-- index tells of its state, and there is room for it on its own page. What waits for the wallet stands in a
-- table of its own. All processes of games-gateway are to be stopped for this: one of before would not write it.
create table game_pending (
  transaction_id uuid not null,
  asked_at timestamptz(3) not null,
  constraint game_pending_pkey primary key (transaction_id)
);
insert into game_pending (transaction_id, asked_at)
select transaction_id, asked_at from game_transaction where state = 'pending';
drop index game_transaction_pending;
alter table game_transaction set (fillfactor = 50);
alter table game_movement set (fillfactor = 50);

-- Few transactions take one back.
drop index game_transaction_vendor_key_rolls_back_idx;
create index game_transaction_rolls_back on game_transaction (vendor_key, rolls_back)
  where rolls_back is not null;

-- Of rounds those that are open are looked for by their age.
drop index game_round_state_last_at_idx;
create index game_round_open on game_round (last_at) where state = 'open';
