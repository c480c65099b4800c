-- The operator's own accounts, from member.events: kept out of every figure.
alter table member add column is_test boolean not null default false;
