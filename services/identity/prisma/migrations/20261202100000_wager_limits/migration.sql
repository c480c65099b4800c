-- A limit may be of wagers as well. Rows that are there satisfy the narrower check of before, so nothing is looked at here.
alter table protection_limit drop constraint protection_limit_known;
alter table protection_limit add constraint protection_limit_known check (
  kind in ('deposit', 'loss', 'wager') and period in ('day', 'week', 'month')
  and set_by in ('member', 'operator')
) not valid;
