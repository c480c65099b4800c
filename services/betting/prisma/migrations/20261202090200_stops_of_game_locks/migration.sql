-- When bets on what is locked last ended or began again, by the database's clock.
alter table game_lock add column stopped_at timestamptz(3);
