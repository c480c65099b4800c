-- Whether money may still move by a bet. It does not change when a bet is accepted, as its state
-- does: no index tells of the state, so that an acceptance writes a row and none of its indexes.
alter table bet add column is_open boolean not null
  generated always as (state in ('pending', 'accepted')) stored;

drop index bet_held;
drop index bet_unsettled;
drop index bet_held_tickets;
-- What a member holds: on a draw, and without a day on sports.
create index bet_held on bet (member_id, game_day, number) where is_open;
-- What waits for its round's result.
create index bet_unsettled on bet (round_id, bet_id) where is_open and round_id is not null;

-- Room on its own page for the row that a bet becomes a moment later.
alter table bet set (fillfactor = 50);
