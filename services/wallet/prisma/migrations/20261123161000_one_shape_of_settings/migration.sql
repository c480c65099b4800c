-- The same columns as every table of settings.
alter table cash_policy rename column policy to document;
alter table cash_policy_version rename column policy to document;
alter table cash_policy_version add column reason text not null default '';
