-- What cannot be taken back is the wallet's to remember from here on. A debt that still waits to be
-- asked for again would be forgotten with its table, so the table only goes when there is none.
do $$ begin
  if exists (select from bet_debt where state = 'owed') then
    raise exception 'bet_debt has open debts: let them be collected before this version starts.';
  end if;
end $$;

drop table bet_debt;
