-- A member reads all of theirs, staked and expired ones too.
create index free_bet_all_by_member on free_bet (member_id, expires_at);
