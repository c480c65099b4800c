-- What came back of a bet: while the ledger has less of its slip, its money is still to come.
alter table bet_turnover add column returned bigint not null default 0;
