-- Slips that wait are few at any time: one index of them serves who asks by member and who asks by time.
drop index bet_slip_unanswered;

-- A bet's round is its slip's, which it is written with in one statement: the slip's key checks it.
alter table bet drop constraint bet_round_id_fkey;

-- Room on its own page for the row that a slip becomes when it is decided, a moment later.
alter table bet_slip set (fillfactor = 50);
