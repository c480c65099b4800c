-- What of a bonus is on open bets and rounds when its deposit is taken back is a debt like any other.
drop index ledger_of_debts;
create index ledger_of_debts on ledger (subject_id) where kind in (13, 14, 15, 21, 26, 27);
