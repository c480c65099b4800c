-- A period of one partner alone; null of all of its cycle.
alter table period add column holder_id uuid;

drop index period_site_id_cycle_from_day_until_day_key;
create unique index period_of_cycle on period (site_id, cycle, from_day, until_day)
  where holder_id is null;
create unique index period_of_partner on period (holder_id, from_day, until_day)
  where holder_id is not null;
