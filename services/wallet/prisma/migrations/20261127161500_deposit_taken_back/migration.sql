-- -2: a completed deposit that was taken back.
alter table cash_request
  drop constraint cash_request_status_check,
  add constraint cash_request_status_check check (status in (0, 2, 1, -1, -2));

-- What a deposit or its bonus takes back and is not there is a debt like any other.
drop index ledger_of_debts;
create index ledger_of_debts on ledger (subject_id) where kind in (13, 14, 15, 26, 27);
