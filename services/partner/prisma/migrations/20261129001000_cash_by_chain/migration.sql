-- Whom a deposit or withdrawal counted for: what undoes it reaches them, and nobody else. Of rows of before it is
-- not known, and reckoned from the tree's history.
alter table counted_cash add column chain_id uuid, add column counts boolean;
alter table counted_cash add constraint counted_cash_chain
  check (case when counts then chain_id is not null else chain_id is null end) not valid;
