-- What bets count for is compared with betting, of those that are settled from now on.
insert into reconciliation_progress (comparison, cursor)
values ('turnover', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));

-- uncounted: settled in betting, and not counted here.
alter table reconciliation_difference drop constraint reconciliation_difference_fault_check;
alter table reconciliation_difference add constraint reconciliation_difference_fault_check
  check (fault in ('differs', 'missing', 'refused', 'unnoted', 'unknown', 'uncounted'));
