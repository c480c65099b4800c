-- When an ended transfer was compared with what the wallet and the vendor have of it.
alter table "game_transfer" add column "checked_at" timestamptz(3);
create index game_transfer_unchecked on game_transfer (ended_at)
  where ended_at is not null and checked_at is null;
